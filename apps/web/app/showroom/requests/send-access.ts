import { isSafeRedirectPath } from '@vitrine/core/links/redirect-path';
import { browserClock } from '../browser/clock.ts';

/**
 * The server's answer to a login or an access code: the address to continue at, or the refusal, for the core's
 * `problemOf`.
 */
export type AccessAnswer =
  /** `name`: of the account, after a login. */
  | { readonly kind: 'granted'; readonly redirectTo: string; readonly name?: string }
  | {
      readonly kind: 'refused';
      /** Of HTTP; 0 when there was no answer. */
      readonly status: number;
      /** The parsed body, of any shape. */
      readonly body: unknown;
      /** Seconds until the next attempt is let through; only where the server named them. */
      readonly retryAfter?: number;
    };

/** The credentials of a login. */
export interface LoginRequest {
  readonly identifier: string;
  readonly password: string;
  /** The target location's payloadId, or its door's name (specification section 2, `redirect`). */
  readonly redirect: string;
  readonly locale: string;
  /** The query to go on with, without a question mark. */
  readonly query: string;
}

/** The data that opens a protected world. */
export interface UnlockRequest {
  /** Its slug; absent: the world behind the door. */
  readonly world?: string;
  readonly code: string;
  /** The door to go through afterwards; absent: the world's start location. */
  readonly door?: number;
  readonly locale: string;
}

/** Requests access for the visitor of one window. */
export interface AccessRequests {
  /** Logs in (specification section 7, `POST /api/auth/local` behind it). Never rejects. */
  readonly sendLogin: (request: LoginRequest) => Promise<AccessAnswer>;
  /** Opens a protected world with its access code. Never rejects. */
  readonly sendUnlock: (request: UnlockRequest) => Promise<AccessAnswer>;
}

/**
 * Continues with other rights. It loads a new document, because the walk map, the search, prefetched pages and all other
 * state belong to the old rights. It replaces the form's entry in the history, so that going back skips the form.
 */
export function reloadAt(redirectTo: string): void {
  location.replace(isSafeRedirectPath(redirectTo) ? redirectTo : '/');
}

/** Milliseconds; the server itself waits ten seconds for the CMS. */
const PATIENCE = 20_000;

/** @param visitor.onForget an answer that arrives after the visitor was forgotten would admit the next one. */
export function createAccessRequests(visitor: {
  readonly onForget: (task: () => void) => void;
}): AccessRequests {
  const pending = new Set<AbortController>();
  visitor.onForget(() => {
    for (const controller of pending) controller.abort();
  });

  const send = async (call: 'login' | 'unlock', request: object): Promise<AccessAnswer> => {
    const controller = new AbortController();
    pending.add(controller);
    try {
      return await post(call, request, controller);
    } finally {
      pending.delete(controller);
    }
  };
  return {
    sendLogin: (request) => send('login', request),
    sendUnlock: (request) => send('unlock', request),
  };
}

async function post(
  call: 'login' | 'unlock',
  request: object,
  controller: AbortController,
): Promise<AccessAnswer> {
  const stopWaiting = browserClock.after(PATIENCE, () => controller.abort());
  try {
    const response = await fetch(`/box-api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
      signal: controller.signal,
    });
    const body: unknown = await response.json().catch(() => undefined);
    controller.signal.throwIfAborted();
    if (response.ok) {
      const name = textIn(body, 'name');
      return { kind: 'granted', redirectTo: textIn(body, 'redirectTo') ?? '/', ...(name && { name }) };
    }
    return { kind: 'refused', status: response.status, body, ...waitIn(response.headers) };
  } catch {
    return { kind: 'refused', status: 0, body: undefined };
  } finally {
    stopWaiting();
  }
}

function textIn(body: unknown, field: string): string | undefined {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return typeof value === 'string' ? value : undefined;
}

function waitIn(headers: Headers): { readonly retryAfter?: number } {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfter: Math.ceil(seconds) } : {};
}
