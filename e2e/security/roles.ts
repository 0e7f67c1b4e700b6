import type { Area } from './canaries.ts';
import { SECRETS } from './canaries.ts';
import { ask, cookiesOf } from './ask.ts';
import type { Answer } from './ask.ts';
import { worldOf } from './canary-content.ts';
import { ACCOUNTS } from './login-cms.ts';
import type { Account } from './login-cms.ts';

/** A role, and the closed content that it may see. */
export interface Role {
  readonly name: string;
  readonly cookie: string;
  readonly sees: ReadonlySet<Area>;
}

function send(port: number, path: string, value: unknown): Promise<Answer> {
  return ask(port, {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(value),
  });
}

async function accepted(what: string, asked: Promise<Answer>): Promise<string> {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${answer.body}`);
  return cookiesOf(answer);
}

/** Logs in and gives the cookies that a browser would keep. */
export function logIn(port: number, { email }: Account): Promise<string> {
  return accepted(
    `Login of ${email}`,
    send(port, '/box-api/login', { identifier: email, password: SECRETS.password }),
  );
}

/** Gives a world's code. */
export function unlock(port: number, world: string, code: string): Promise<Answer> {
  return send(port, '/box-api/unlock', { world, code });
}

/** The cookies of a visitor who knows the code of the protected world. */
export function openWorld(port: number): Promise<string> {
  return accepted('The code', unlock(port, worldOf('protected'), SECRETS.accessCode));
}

/** Changes one character in the middle of every cookie's value. */
export function altered(cookies: string): string {
  return cookies
    .split('; ')
    .map((cookie) => {
      const start = cookie.indexOf('=') + 1;
      const middle = start + Math.floor((cookie.length - start) / 2);
      return `${cookie.slice(0, middle)}${cookie[middle] === 'A' ? 'B' : 'A'}${cookie.slice(middle + 1)}`;
    })
    .join('; ');
}

/** The value of one world's cookie under the names of other worlds. */
export function renamed(cookies: string, worlds: readonly string[]): string {
  const value = cookies.slice(cookies.indexOf('=') + 1);
  return worlds.map((world) => `vitrine_world_${encodeURIComponent(world)}=${value}`).join('; ');
}

/** Everybody there can be. */
export async function everyRole(port: number): Promise<readonly Role[]> {
  const guest = await logIn(port, ACCOUNTS.guest);
  const partner = await logIn(port, ACCOUNTS.partner);
  const shortLived = await logIn(port, ACCOUNTS.shortLived);
  const code = await openWorld(port);
  const others = [worldOf('other'), worldOf('login'), 'lab', 'partners'];
  const nothing: ReadonlySet<Area> = new Set();
  return [
    { name: 'anonymous', cookie: '', sees: nothing },
    { name: 'logged in without a scope', cookie: guest, sees: new Set(['login']) },
    { name: 'logged in with a scope', cookie: partner, sees: new Set(['login', 'scoped']) },
    { name: 'holder of a code', cookie: code, sees: new Set(['protected']) },
    { name: 'forged cookies', cookie: altered(`${partner}; ${code}`), sees: nothing },
    { name: 'the cookie of one world as another’s', cookie: renamed(code, others), sees: nothing },
    // Last, when its two seconds are over.
    { name: 'expired login', cookie: shortLived, sees: nothing },
  ];
}
