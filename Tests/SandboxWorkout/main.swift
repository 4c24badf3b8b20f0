import CDecoderFiles
import HalcyonCodecs
import HalcyonSandbox

// A program that uses the sandbox, if it is told what to do.
if CommandLine.arguments.count > 1 { Program.run(Array(CommandLine.arguments.dropFirst())) }
// The program `halcyon-decoder` with a decoder that does what files tell it.
DecoderHelper.run(
    decoders: StandardCodecs.decoders + [PlantedDecoder()],
    prepare: { format in
        StandardCodecs.prepareForSandbox(format) { halcyon_decoder_keep_file($0) }
    })
