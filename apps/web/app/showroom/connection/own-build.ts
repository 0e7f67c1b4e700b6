/** The build that this page was loaded with: the router's list of modules came with it, and has its version. */
export function ownBuild(): string {
  // The development server has no builds, and says so.
  if (import.meta.env.DEV) return 'development';
  const { __reactRouterManifest: manifest } = globalThis as {
    readonly __reactRouterManifest?: { readonly version?: string };
  };
  return manifest?.version ?? '';
}
