import { randomInt } from 'node:crypto';
import { mayPresent } from '@vitrine/core/presentation/may-present';
import { beginPresentation } from '@vitrine/core/presentation/presentation';
import { newPresentationCode } from '@vitrine/core/presentation/presentation-code';
import type { PresentationCode } from '@vitrine/core/presentation/presentation-code';
import type { Coordination } from '../coordination/coordination.ts';
import type { Limit } from '../coordination/rate-limit.ts';
import type { Client } from '../http/client-address.ts';
import { replyJson } from '../http/reply.ts';
import type { RequestContext } from '../session/request-contexts.ts';
import { isTls, refuse } from './answers.ts';
import { newParticipantId } from './participant.ts';
import type { Participants } from './participant.ts';
import type { PresentationDocuments } from './presentation-documents.ts';
import { showingIn } from './read-event.ts';
import type { Fields } from './read-event.ts';

const MINUTE = 60_000;

/** Beginnings of one network: the guides of a company may share it, and each of them may begin a few times. */
const BEGINNINGS: Limit = { free: 10, refill: MINUTE, firstWait: MINUTE, maxWait: MINUTE };

/** Codes that are tried until one is free. */
const MAX_ATTEMPTS = 5;

/** Answers the call that begins a presentation. */
export type Begin = (fields: Fields, context: RequestContext, client: Client) => Promise<Response>;

/** @param options.limit slows a visitor down who begins one after the other, over all processes. */
export function createBegin(options: {
  readonly participants: Pick<Participants, 'cookieFor'>;
  readonly documents: Pick<PresentationDocuments, 'begin'>;
  readonly limit: Coordination['limit'];
}): Begin {
  const { participants, documents } = options;
  const begun = options.limit('presentations-begun', BEGINNINGS);

  return async (fields, context, { network }) => {
    if (!mayPresent(Object.values(context.visible.content.snapshots), context.visitor)) return refuse(403);
    const shown = showingIn(fields, context);
    if (shown === undefined) return refuse(422);
    if (!(await begun.spend(network)).isAllowed) return refuse(429);
    const id = newParticipantId();
    const code = await freeCode((free) =>
      documents.begin(beginPresentation({ code: free, guide: id, ...shown })),
    );
    if (code === undefined) {
      await begun.giveBack(network);
      return refuse(503);
    }
    const response = replyJson({ code });
    response.headers.append('set-cookie', participants.cookieFor({ code, id }, isTls(context)));
    return response;
  };
}

async function freeCode(
  take: (code: PresentationCode) => Promise<boolean>,
): Promise<PresentationCode | undefined> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const code = newPresentationCode(() => randomInt(256));
    if (await take(code)) return code;
  }
  return undefined;
}
