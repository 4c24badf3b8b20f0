import HalcyonCodecs
import HalcyonSandbox

// What `halcyon-decoder` is, but for the fonts that it keeps open.
DecoderHelper.run(decoders: StandardCodecs.decoders)
