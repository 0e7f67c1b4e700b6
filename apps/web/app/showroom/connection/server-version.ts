/** What `GET /version` answers. */
export interface ServerVersion {
  readonly build: string;
  readonly content: string;
}

/** Milliseconds without an answer after which there is none. */
const PATIENCE = 10_000;

/** Requests the versions of the server's build and content. Never rejects: undefined when it does not answer. */
export async function askVersion(): Promise<ServerVersion | undefined> {
  try {
    const response = await fetch('/version', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) return undefined;
    const { build, content } = (await response.json()) as Partial<Record<keyof ServerVersion, unknown>>;
    return typeof build === 'string' && typeof content === 'string' ? { build, content } : undefined;
  } catch {
    return undefined;
  }
}

/** The build that this page was loaded with: the version of the router's manifest. */
export function ownBuild(): string {
  // The development server has no builds, and answers so.
  if (import.meta.env.DEV) return 'development';
  const { __reactRouterManifest: manifest } = globalThis as {
    readonly __reactRouterManifest?: { readonly version?: string };
  };
  return manifest?.version ?? '';
}
