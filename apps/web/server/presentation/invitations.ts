import type { PresentationCode } from '@vitrine/core/presentation/presentation-code';
import type { SessionVisitor } from '../../app/contract/server-context.ts';
import type { Clock } from '../process/clock.ts';
import type { VisitorOf } from '../session/visitor.ts';
import type { Participants } from './participant.ts';
import type { PresentationDocuments } from './presentation-documents.ts';

/** Milliseconds for which this process relies on what it was told of a presentation in which no window here takes part. */
const RELIED_ON = 30_000;

/** How many unknown codes are remembered; then all are forgotten and looked up again. */
const MAX_UNKNOWN = 1_000;

/** Guests of a presentation may enter the closed worlds whose doors its guide holds open. */
export function createInvitations(options: {
  readonly clock: Clock;
  readonly participants: Pick<Participants, 'of'>;
  readonly documents: Pick<PresentationDocuments, 'known' | 'refresh' | 'forget'>;
  /** Whether windows of this process take part. */
  readonly isOpen: (code: PresentationCode) => boolean;
}) {
  const { clock, participants, documents, isOpen } = options;
  /** Until when there is none of a code, in milliseconds of this process. */
  const unknown = new Map<PresentationCode, number>();
  const invited = new WeakMap<SessionVisitor, Map<string, SessionVisitor>>();

  const find = async (code: PresentationCode): Promise<void> => {
    const found = await documents.refresh(code);
    if (found !== undefined) {
      clock.after(RELIED_ON, () => {
        if (!isOpen(code)) documents.forget(code);
      });
      return;
    }
    if (unknown.size >= MAX_UNKNOWN) unknown.clear();
    unknown.set(code, clock.elapsed() + RELIED_ON);
  };

  /** The same object for the same visitor and the same worlds: everything that depends on a visitor relies on it. */
  const withWorlds = (visitor: SessionVisitor, worlds: readonly string[]): SessionVisitor => {
    const known = invited.get(visitor) ?? new Map<string, SessionVisitor>();
    invited.set(visitor, known);
    const key = worlds.join('/');
    const found = known.get(key) ?? { ...visitor, invitedWorlds: worlds };
    known.set(key, found);
    return found;
  };

  return {
    /** Settles once it is known where the guest of a request may go; undefined if it is known at once. */
    settled: (request: Request): Promise<void> | undefined => {
      const code = participants.of(request)?.code;
      if (code === undefined || documents.known(code) !== undefined) return undefined;
      return (unknown.get(code) ?? 0) > clock.elapsed() ? undefined : find(code);
    },
    /** Adds to a visitor the worlds that they may enter as a guest. */
    inviting:
      (visitorOf: VisitorOf): VisitorOf =>
      (request) => {
        const visitor = visitorOf(request);
        const participant = participants.of(request);
        const presentation = participant && documents.known(participant.code);
        if (presentation === undefined || presentation.openDoors.length === 0) return visitor;
        return withWorlds(visitor, presentation.openDoors);
      },
  };
}
