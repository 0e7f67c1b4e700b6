import type { Presentation } from '@vitrine/core/presentation/presentation';
import type { PresentationCode } from '@vitrine/core/presentation/presentation-code';
import { addReactions, reactionNamed } from '@vitrine/core/presentation/reactions';
import type { ReactionCounts } from '@vitrine/core/presentation/reactions';
import { refusalOfSignal } from '@vitrine/core/presentation/signal';
import type { SignalRefusal } from '@vitrine/core/presentation/signal';
import type { SignalMessage } from '../../app/contract/presentation.ts';
import type { Bus } from '../coordination/coordination.ts';
import type { Clock } from '../process/clock.ts';
import type { RequestContext } from '../session/request-contexts.ts';
import { createMessageLimit } from './message-limit.ts';
import type { Participant } from './participant.ts';
import type { Listener } from './rooms.ts';
import { readSent, signalFor, signalIn, writeSent } from './signal-text.ts';
import type { SentSignal } from './signal-text.ts';

/** Reactions of one participant in a second. */
const MAX_REACTIONS_IN_A_SECOND = 3;

/** Milliseconds in which reactions are gathered: a hall reacts at once, and everybody is told of all of them. */
const GATHERING = 250;

const TOPIC = 'signal';

/** The status of an answer for each refusal. */
const STATUS: Readonly<Record<SignalRefusal, number>> = {
  notAllowed: 403,
  oldEpoch: 409,
  elsewhere: 409,
  over: 410,
};

/** The signal event of the event stream. */
function signalEvent(message: SignalMessage): string {
  return `event: signal\ndata: ${JSON.stringify(message)}\n\n`;
}

/**
 * Signals: pointer, ping, "look here" and reactions. They are kept nowhere: each process passes them on to its own
 * windows, judged by what it knows of the presentation and by what their visitors may see.
 *
 * @param options.listeners the windows of this process that take part.
 */
export function createSignals(options: {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly known: (code: PresentationCode) => Presentation | undefined;
  readonly refresh: (code: PresentationCode) => Promise<Presentation | undefined>;
  readonly listeners: (code: PresentationCode) => Iterable<Listener>;
}) {
  const { bus, clock, known, refresh, listeners } = options;
  const reactionLimit = createMessageLimit(clock, MAX_REACTIONS_IN_A_SECOND);
  const gathered = new Map<PresentationCode, ReactionCounts>();

  /** Made once for all visitors who see the same content. */
  const passOn = (code: PresentationCode, sent: SentSignal): void => {
    const presentation = known(code);
    if (presentation === undefined || presentation.isOver) return;
    if (sent.type !== 'reactions' && refusalOfSignal(presentation, sent) !== undefined) return;
    const events = new Map<string, string | undefined>();
    for (const { participant, visible, offer } of listeners(code)) {
      if (visible === undefined || (sent.type !== 'reactions' && participant.id === sent.by)) continue;
      const { key, content } = visible;
      if (!events.has(key)) {
        const message = signalFor(sent, content);
        events.set(key, message && signalEvent(message));
      }
      const event = events.get(key);
      if (event !== undefined) offer(event);
    }
  };

  const passOnToAll = (code: PresentationCode, sent: SentSignal): void => {
    passOn(code, sent);
    bus.publish(TOPIC, writeSent(code, sent));
  };

  bus.subscribe(TOPIC, (text) => {
    const read = readSent(text);
    if (read !== undefined) passOn(read.code, read.sent);
  });

  const react = (code: PresentationCode, counts: ReactionCounts): void => {
    const before = gathered.get(code);
    gathered.set(code, addReactions(before ?? {}, counts));
    if (before !== undefined) return;
    clock.after(GATHERING, () => {
      const all = gathered.get(code) ?? {};
      gathered.delete(code);
      passOnToAll(code, { type: 'reactions', counts: all });
    });
  };

  const reactBy = async ({ code, id }: Participant, fields: ReadonlyMap<string, string>): Promise<number> => {
    const reaction = reactionNamed(fields.get('reaction'));
    if (reaction === undefined) return 422;
    if (!reactionLimit.allows(id)) return 429;
    const presentation = known(code) ?? (await refresh(code));
    if (presentation === undefined) return 404;
    if (presentation.isOver) return 410;
    react(code, { [reaction]: 1 });
    return 204;
  };

  /** This process may not have heard yet of an epoch that has begun at another one. */
  const presentationFor = async (
    code: PresentationCode,
    epoch: number,
  ): Promise<Presentation | undefined> => {
    const presentation = known(code);
    return presentation === undefined || epoch > presentation.epoch ? refresh(code) : presentation;
  };

  return {
    /** Passes on what a participant has sent. @returns the status of the answer. */
    accept: async (
      participant: Participant,
      fields: ReadonlyMap<string, string>,
      context: RequestContext,
    ): Promise<number> => {
      const { code, id: by } = participant;
      if (fields.get('kind') === 'reaction') return reactBy(participant, fields);
      const signal = signalIn(fields, context.visible.content);
      const epoch = Number(fields.get('epoch'));
      if (signal === undefined || !Number.isSafeInteger(epoch)) return 422;
      const presentation = await presentationFor(code, epoch);
      if (presentation === undefined) return 404;
      const refusal = refusalOfSignal(presentation, { by, epoch, location: signal.location });
      if (refusal !== undefined) return STATUS[refusal];
      passOnToAll(code, { ...signal, by, epoch });
      return 204;
    },
  };
}
