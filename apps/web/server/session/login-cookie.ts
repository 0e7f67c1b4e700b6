import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { SessionKeys } from './keys.ts';
import { seal, unseal } from './seal.ts';

/** A logged-in user. */
export interface Login {
  /** What the CMS knows them by: a bearer token (specification section 7). It never leaves the server. */
  readonly jwt: string;
  /** Of the user's scope field (specification section 6). */
  readonly scopes: readonly string[];
  /** The user's display name, for the line that says who is logged in. */
  readonly name: string;
}

/** A login as its cookie holds it. */
export interface SealedLogin extends Login {
  /** Names this one login: two of the same second have the same jwt, and still end each on its own. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** What a login cookie contains. One that has ended was valid once: its owner is told so. */
export type OpenedLogin =
  | { readonly kind: 'login'; readonly login: SealedLogin }
  | { readonly kind: 'ended' }
  | undefined;

/** Twelve hours, in milliseconds: a long day at a trade fair. Our CMS's jwts are good for as long. */
export const MAX_LOGIN_TIME = 12 * 60 * 60 * 1_000;

/** Seconds that the browser keeps the cookie beyond its end, so that its owner learns that it has ended. */
export const KEPT_BEYOND = 24 * 60 * 60;

/** Of two logins with different bonds, neither opens instead of the other. */
function contextOf(bond: string | undefined): string {
  return bond === undefined ? 'login' : `login ${bond}`;
}

/** Bytes: no two logins share one. */
const ID_LENGTH = 12;

const BOND_LENGTH = 16;

const payloadSchema = z.tuple([z.string(), z.array(z.string()), z.string(), z.number(), z.string()]);
const jwtSchema = z.object({ exp: z.number().positive() });

/** When a jwt ends, in milliseconds since 1970; undefined when it does not say so. It is not checked: the CMS does that. */
export function jwtEnd(jwt: string): number | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8'));
    const { data } = jwtSchema.safeParse(payload);
    return data && data.exp * 1_000;
  } catch {
    return undefined;
  }
}

/** A bond: no two logins share one, and none can be guessed. */
export function createBond(): string {
  return randomBytes(BOND_LENGTH).toString('base64url');
}

/**
 * The value of the cookie of a login, when that ends, and the login's name.
 *
 * @param bond the value of the cookie that has to come with it (`LOGIN_HOST_COOKIE`); absent without TLS.
 */
export function sealLogin(
  keys: SessionKeys,
  login: Login,
  now: number,
  bond?: string,
): { readonly value: string; readonly endsAt: number; readonly id: string } {
  const endsAt = Math.min(jwtEnd(login.jwt) ?? Number.POSITIVE_INFINITY, now + MAX_LOGIN_TIME);
  const id = randomBytes(ID_LENGTH).toString('base64url');
  const payload: z.input<typeof payloadSchema> = [login.jwt, [...login.scopes], login.name, endsAt, id];
  return { value: seal(keys.login, contextOf(bond), JSON.stringify(payload)), endsAt, id };
}

/**
 * Reads a login cookie: undefined for what none of ours has sealed.
 *
 * @param bond the value of the cookie that came with it.
 */
export function openLogin(keys: SessionKeys, value: string, now: number, bond?: string): OpenedLogin {
  const text = unseal(keys.login, contextOf(bond), value);
  if (text === undefined) return undefined;
  const { data } = payloadSchema.safeParse(JSON.parse(text));
  if (data === undefined) return undefined;
  const [jwt, scopes, name, endsAt, id] = data;
  if (endsAt <= now) return { kind: 'ended' };
  return { kind: 'login', login: { jwt, scopes, name, endsAt, id } };
}
