import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { SessionKeys } from './keys.ts';
import { seal, unseal } from './seal.ts';

/** A logged-in user. */
export interface Login {
  /** The user's token at the CMS: a bearer token (specification section 7). It never leaves the server. */
  readonly jwt: string;
  /** From the user's scope field (specification section 6). */
  readonly scopes: readonly string[];
  /** The user's display name, which the page shows while they are logged in. */
  readonly name: string;
}

/** The content of a login cookie. */
export interface SealedLogin extends Login {
  /** The id of this one login: two of the same second have the same jwt, and still end separately. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** The result of reading a login cookie. An expired login was valid once: its owner gets a message. */
export type OpenedLogin =
  | { readonly kind: 'login'; readonly login: SealedLogin }
  | { readonly kind: 'ended' }
  | undefined;

/** Twelve hours, in milliseconds: a long day at a trade fair. Our CMS's jwts are good for as long. */
export const MAX_LOGIN_TIME = 12 * 60 * 60 * 1_000;

/** Seconds that the browser keeps the cookie after it expires, so that its owner learns that the login has ended. */
export const KEPT_BEYOND = 24 * 60 * 60;

/** Two logins have different bonds, so neither cookie works in place of the other. */
function contextOf(bond: string | undefined): string {
  return bond === undefined ? 'login' : `login ${bond}`;
}

/** Bytes: no two logins share one. */
const ID_LENGTH = 12;

const BOND_LENGTH = 16;

const payloadSchema = z.tuple([z.string(), z.array(z.string()), z.string(), z.number(), z.string()]);
const jwtSchema = z.object({ exp: z.number().positive() });

/**
 * When a jwt expires, in milliseconds since 1970; undefined when it does not state it. The signature is not checked:
 * the CMS does that.
 */
export function jwtEnd(jwt: string): number | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8'));
    const { data } = jwtSchema.safeParse(payload);
    return data && data.exp * 1_000;
  } catch {
    return undefined;
  }
}

/** A bond: unique to its login and impossible to guess. */
export function createBond(): string {
  return randomBytes(BOND_LENGTH).toString('base64url');
}

/**
 * Creates the cookie value of a login, with its expiry and the login's id.
 *
 * @param bond the value of the cookie that has to accompany it (`LOGIN_HOST_COOKIE`); absent without TLS.
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
 * Reads a login cookie: undefined for one that we did not seal.
 *
 * @param bond the value of the cookie that accompanied it.
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
