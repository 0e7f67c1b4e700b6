import { JOIN_SEGMENT, splitPath } from '@vitrine/core/links/path';
import type { PresentationCode } from '@vitrine/core/presentation/presentation-code';
import { readPresentationCode } from '@vitrine/core/presentation/presentation-code';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Coordination } from '../coordination/coordination.ts';
import type { Limit } from '../coordination/rate-limit.ts';
import type { Address } from '../http/address.ts';
import type { Client } from '../http/client-address.ts';
import { reply } from '../http/reply.ts';
import { languageFor } from '../pages/language-for.ts';
import type { RequestContext } from '../session/request-contexts.ts';

const SECOND = 1_000;

/** Wrong codes of one address: a fair of guests may share one, and each of them may mistype a few times. */
const CODES_OF_ADDRESS: Limit = {
  free: 60,
  refill: 30 * SECOND,
  firstWait: SECOND,
  maxWait: 60 * SECOND,
};

/** Wrong codes of all addresses together: ten a minute find one of a thousand presentations in about two months. */
const CODES_OF_ALL: Limit = {
  free: 300,
  refill: 6 * SECOND,
  firstWait: SECOND,
  maxWait: 6 * SECOND,
};

/**
 * Admits a guest: sets the participant's cookie and redirects to what is shown. A participant keeps their id. Undefined
 * if no presentation has this code.
 */
export type Admit = (
  code: PresentationCode,
  request: Request,
  context: RequestContext,
  locale: LocaleCode,
) => Promise<Response | undefined>;

/** Answers the address that joins a presentation; undefined for every other address, and for the page without a code. */
export type Join = (
  request: Request,
  address: Address,
  context: RequestContext,
  client: Client,
) => Promise<Response> | undefined;

interface Asked {
  /** Before the page: `/de`. */
  readonly prefix: string;
  readonly code: string;
}

/** `/join/K7M2QX`, `/join?code=k7m+2qx`, and both after a language. */
function askedIn({ pathname, search }: Address): Asked | undefined {
  if (!pathname.includes(JOIN_SEGMENT)) return undefined;
  const segments = splitPath(pathname);
  const at = segments.indexOf(JOIN_SEGMENT);
  if (at < 0 || at > 1 || segments.length > at + 2) return undefined;
  const code = segments[at + 1] ?? new URLSearchParams(search).get('code') ?? '';
  return code === ''
    ? undefined
    : {
        prefix: segments
          .slice(0, at)
          .map((segment) => `/${segment}`)
          .join(''),
        code,
      };
}

/** @param options.limit slows guessing down, over all processes. */
export function createJoin(options: { readonly admit: Admit; readonly limit: Coordination['limit'] }): Join {
  const { admit } = options;
  const ofAddress = options.limit('presentation-codes-of-address', CODES_OF_ADDRESS);
  const ofAll = options.limit('presentation-codes', CODES_OF_ALL);

  const join = async (
    { prefix, code: typed }: Asked,
    request: Request,
    context: RequestContext,
    { network }: Client,
  ): Promise<Response> => {
    const back = (problem: string): Response =>
      reply({
        status: 303,
        headers: { location: `${prefix}/${JOIN_SEGMENT}?problem=${problem}`, 'cache-control': 'no-store' },
      });
    const busy = (milliseconds: number): Response => back(`busy&wait=${Math.ceil(milliseconds / SECOND)}`);
    const code = readPresentationCode(typed);
    if (code === undefined) return back('code');
    const ofThisAddress = await ofAddress.spend(network);
    if (!ofThisAddress.isAllowed) return busy(ofThisAddress.retryAfter);
    const ofAllAddresses = await ofAll.spend('');
    if (!ofAllAddresses.isAllowed) {
      await ofAddress.giveBack(network);
      return busy(ofAllAddresses.retryAfter);
    }
    const joined = await admit(code, request, context, languageOf(request, context, prefix));
    if (joined === undefined) return back('code');
    await Promise.all([ofAddress.giveBack(network), ofAll.giveBack('')]);
    return joined;
  };

  return (request, address, context, client) => {
    const asked = askedIn(address);
    return asked && isLanguageOrNone(asked.prefix, context)
      ? join(asked, request, context, client)
      : undefined;
  };
}

function isLanguageOrNone(prefix: string, { visible }: RequestContext): boolean {
  return prefix === '' || visible.content.locales.some(({ code }) => `/${code}` === prefix);
}

/** The language of the address, else of the browser, if the showroom has it. */
function languageOf(request: Request, { visible }: RequestContext, prefix: string): LocaleCode {
  const { locales, defaultLocale } = visible.content;
  const wanted = prefix === '' ? languageFor(request) : prefix.slice(1);
  return locales.find(({ code }) => code === wanted)?.code ?? defaultLocale;
}
