/** The default address of the web server under `npm start`. */
const DEFAULT_ORIGIN = 'http://localhost:3000';

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1'];

/**
 * Where editors see the drafts: the web server's public origin. `PREVIEW_URL` names another host name of the same
 * web server that is for previews alone; without it `PUBLIC_URL` counts, else where changes are announced.
 */
export function showroomOrigin(environment: NodeJS.ProcessEnv = process.env): string {
  return originIn(environment, ['PREVIEW_URL', 'PUBLIC_URL', 'REVALIDATE_URL']);
}

/** Where visitors see the showroom, as a browser should call it that has the admin panel open under another origin. */
export function publicOriginBeside(admin: string, environment: NodeJS.ProcessEnv = process.env): string {
  return beside(admin, originIn(environment, ['PUBLIC_URL', 'REVALIDATE_URL']));
}

function originIn(environment: NodeJS.ProcessEnv, names: readonly string[]): string {
  for (const name of names) {
    // The first one where there are several: REVALIDATE_URL is a list.
    const value = (environment[name] ?? '').split(',')[0]?.trim() ?? '';
    if (/^https?:\/\//.test(value) && URL.canParse(value)) return new URL(value).origin;
  }
  return DEFAULT_ORIGIN;
}

/**
 * The origins that the admin panel may show in a frame. On the machine of a developer the showroom has two names,
 * and a browser keeps its cookie only under the one that the admin panel has as well.
 */
export function framedOrigins(environment: NodeJS.ProcessEnv = process.env): readonly string[] {
  const origin = showroomOrigin(environment);
  return isLoopback(origin) ? LOOPBACK_HOSTS.map((host) => withHost(origin, host)) : [origin];
}

/** The showroom's origin as a browser should call it that has the admin panel open under another origin. */
export function showroomOriginBeside(admin: string, environment: NodeJS.ProcessEnv = process.env): string {
  return beside(admin, showroomOrigin(environment));
}

function beside(admin: string, origin: string): string {
  return isLoopback(origin) && isLoopback(admin) ? withHost(origin, new URL(admin).hostname) : origin;
}

function isLoopback(origin: string): boolean {
  return LOOPBACK_HOSTS.includes(new URL(origin).hostname);
}

function withHost(origin: string, host: string): string {
  const url = new URL(origin);
  url.hostname = host;
  return url.origin;
}
