/** An imported picture: its URL in the build. */
declare module '*.webp' {
  const address: string;
  export default address;
}
