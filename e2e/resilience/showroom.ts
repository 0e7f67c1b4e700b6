import { startWeb } from '../support/servers.ts';
import type { RunningServer } from '../support/servers.ts';

/** The time limit for an answer of the CMS, in seconds: far less than the 30 s of a slow one. */
const CMS_TIMEOUT = 3;
const REVALIDATE_SECRET = 'a-secret-for-resilience';

/** Starts the built server as it is run for real, its log included. */
export function startShowroom(options: {
  readonly dataDir: string;
  /** It is waited for; leave it out and name it in `env` where it is away. */
  readonly cmsUrl?: string;
  readonly env?: NodeJS.ProcessEnv;
}): Promise<RunningServer> {
  return startWeb({
    ...options,
    env: {
      LOG_LEVEL: 'info',
      CMS_API_TOKEN: 'a-token',
      CMS_TIMEOUT: String(CMS_TIMEOUT),
      REVALIDATE_SECRET,
      ...options.env,
    },
  });
}

/** Notifies a server of a publication, as the CMS does; of everything when none is named. */
export async function announce(server: RunningServer, ...collections: readonly string[]): Promise<void> {
  const changes = collections.map((collection) => ({ collection }));
  const { status } = await fetch(`${server.url}/-/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${REVALIDATE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify(changes.length > 0 ? { changes } : {}),
  });
  if (status !== 202) throw new Error(`The server answered ${status} to the announcement.`);
}

let people = 0;

/** How many contact forms were sent. */
export function contactRequests(): number {
  return people;
}

/** Sends a contact form as a new visitor. @returns the status of the answer. */
export async function sendContact(server: RunningServer): Promise<number> {
  people += 1;
  const { status } = await fetch(`${server.url}/box-api/contact`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.url,
      'x-forwarded-for': `203.0.113.${people}`,
    },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      message: 'Please send an offer.',
      consent: true,
      page: '/',
    }),
  });
  return status;
}

/** Every kind of address that a walking visitor requests, pictures included. */
export async function visitedPaths(server: RunningServer): Promise<readonly string[]> {
  const pages = [
    '/',
    '/showroom/entrance',
    '/de/showroom/entrance',
    '/showroom/atrium',
    '/de/showroom/atrium',
  ];
  const html = await (await fetch(`${server.url}/showroom/entrance`)).text();
  const pictures = new Set(html.match(/\/box-api\/(?:images\/\d+|uploads)\/[\w.-]+/g));
  if (pictures.size === 0) throw new Error('The first location shows no picture.');
  return [
    ...pages,
    '/showroom/atrium.data',
    '/de/showroom/entrance.data',
    '/box-api/walk/en',
    '/box-api/walk/de',
    '/box-api/search/en',
    '/box-api/api/articles',
    '/version',
    ...pictures,
  ];
}
