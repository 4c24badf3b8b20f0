#if os(Linux)
import CDecoderFiles
import HalcyonCodecs
import HalcyonSandbox

DecoderHelper.run(
    decoders: StandardCodecs.decoders,
    prepare: { format in
        StandardCodecs.prepareForSandbox(format) { halcyon_decoder_keep_file($0) }
    })
#else
print("the sandbox of Halcyon is for Linux")
#endif
