import CDecoderFiles
import HalcyonCodecs
import HalcyonSandbox

// The program `halcyon-decoder` with a decoder that does what files tell it.
DecoderHelper.run(
    decoders: StandardCodecs.decoders + [PlantedDecoder()],
    prepare: { format in
        StandardCodecs.prepareForSandbox(format) { halcyon_decoder_keep_file($0) }
    })
