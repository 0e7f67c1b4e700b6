/** A picture that stands beside the code: its address once it is built. */
declare module '*.webp' {
  const address: string;
  export default address;
}
