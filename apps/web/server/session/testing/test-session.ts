import { createBundle } from '../../testing/bundle.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createFakeLogger } from '../../testing/fake-logger.ts';
import { createLocalCoordination } from '../../coordination/coordination.ts';
import { createSession } from '../session.ts';
import type { AccessCall } from '../session.ts';
import type { EndedLogins } from '../ended-logins.ts';
import { endedInMemory } from './ended-in-memory.ts';

const ORIGIN = 'https://show.example';
const PASSWORD = 'Correct-Horse-1';

function json(body: unknown, status = 200) {
  return new Response(JSON.stringify(body), { status });
}

/** A CMS with one account, which records logouts. */
function createCms() {
  const loggedOut: string[] = [];
  const state = { isAway: false };
  const ask: typeof fetch = async (url, init) => {
    if (state.isAway) throw new TypeError('refused');
    if (String(url).endsWith('/api/auth/logout')) {
      loggedOut.push(new Headers(init?.headers).get('authorization') ?? '');
      return json({ ok: true });
    }
    return logIn(init);
  };
  return { loggedOut, state, ask };
}

function logIn(init: RequestInit | undefined): Response {
  const { password } = JSON.parse(String(init?.body)) as { readonly password: string };
  if (password === 'down') throw new TypeError('refused');
  if (password === 'strange') return json({}, 500);
  if (password === 'busy') return new Response('{}', { status: 429, headers: { 'retry-after': '9' } });
  if (password === 'invalid') return json({}, 422);
  return password === PASSWORD
    ? json({ jwt: 'a.b.c', user: { username: 'demo', scope: 'partner' } })
    : json({ error: { message: 'Invalid identifier or password', details: {} } }, 400);
}

/** A session with a CMS that has one account, and a client that posts to it. */
export function testSession(
  over: { accessCodes?: Record<string, string>; origin?: string; endedLogins?: EndedLogins } = {},
) {
  const ownOrigin = over.origin ?? ORIGIN;
  const { loggedOut, state, ask } = createCms();
  const clock = createFakeClock();
  const logger = createFakeLogger();
  let bundle = createBundle();
  if (over.accessCodes)
    bundle = { ...bundle, serverOnly: { ...bundle.serverOnly, accessCodes: over.accessCodes } };
  const session = createSession({
    cmsUrl: 'http://cms.example',
    secret: 'a-secret-of-more-than-thirty-two-characters',
    current: () => bundle,
    endedLogins: over.endedLogins ?? endedInMemory(),
    limit: createLocalCoordination(clock).limit,
    fetch: ask,
    clock,
    logger,
  });
  const post = (
    call: AccessCall,
    fields: Record<string, unknown>,
    { cookie = '', address = '203.0.113.7', isPlain = false, origin = ownOrigin } = {},
  ) => {
    const type = isPlain ? 'application/x-www-form-urlencoded' : 'application/json';
    const request = new Request(`http://127.0.0.1:3000/box-api/${call}`, {
      method: 'POST',
      headers: { origin, 'content-type': type, ...(cookie === '' ? {} : { cookie }) },
      body: isPlain
        ? new URLSearchParams(fields as Record<string, string>).toString()
        : JSON.stringify(fields),
    });
    return session.respond(
      call,
      request,
      { visitor: session.visitorOf(request), origin: ownOrigin },
      { network: address, distant: address, isNeighbour: false },
    );
  };
  return {
    clock,
    logger,
    session,
    /** The bearer tokens whose sessions the CMS was asked to end. */
    loggedOut,
    cms: state,
    post,
    changeCode: (code: string) => {
      bundle = { ...bundle, serverOnly: { ...bundle.serverOnly, accessCodes: { closed: code } } };
    },
    visitor: (cookie: string) => session.visitorOf({ headers: new Headers({ cookie }) }),
  };
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookiesOf(answer: Response) {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '')
    .join('; ');
}

/** The credentials of the one account. */
export const LOGIN = { identifier: 'demo@example.com', password: PASSWORD };
