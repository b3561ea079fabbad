/** The same interface as the decoder that the package types. */
declare module '*/meshopt_decoder_reference.js' {
  export { MeshoptDecoder } from 'meshoptimizer/decoder';
}
