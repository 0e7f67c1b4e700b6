import { canWorldBeClosed } from '@vitrine/core/access/may-enter';
import { parseOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { ParticipantId, PresentationEvent } from '@vitrine/core/presentation/presentation';
import { shownOverlays } from '@vitrine/core/presentation/showing';
import type { Showing } from '@vitrine/core/presentation/showing';
import { parseView } from '@vitrine/core/presentation/view';
import type { WorldSlug } from '@vitrine/core/world/ids';
import type { PresentationCall } from '../../app/contract/presentation.ts';
import type { RequestContext } from '../session/request-contexts.ts';
import type { Attendance } from './attendance.ts';
import type { Participant } from './participant.ts';
import { snapshotInSentLanguage } from './sent-language.ts';

/** The fields of a message. */
export type Fields = ReadonlyMap<string, string>;

/** The calls that change a presentation. */
type ChangingCall = 'show' | 'lead' | 'doors' | 'dark' | 'meeting' | 'end';

const PARTICIPANT = /^[\w-]{12}$/;

/** Characters; longer than any invitation to a call. */
const MAX_MEETING_LENGTH = 1_000;

/**
 * Reads what a participant sends.
 *
 * @returns undefined where it makes no sense, or shows what its own sender may not see.
 */
export function readEvent(
  call: Extract<PresentationCall, ChangingCall>,
  fields: Fields,
  from: {
    readonly participant: Participant;
    readonly context: RequestContext;
    readonly attendance: Pick<Attendance, 'isKnown' | 'isHere'>;
  },
): PresentationEvent | undefined {
  const { participant, context, attendance } = from;
  const { id: by, code } = participant;
  switch (call) {
    case 'show': {
      const shown = showingIn(fields, context);
      const [epoch, seq] = [Number(fields.get('epoch')), Number(fields.get('seq'))];
      if (shown === undefined || !Number.isSafeInteger(epoch) || !Number.isSafeInteger(seq)) return undefined;
      return { type: 'shown', by, epoch, seq, ...shown };
    }
    case 'lead': {
      const to = fields.get('to') as ParticipantId | undefined;
      if (to === undefined || !PARTICIPANT.test(to)) return undefined;
      const mayBeHere = !attendance.isKnown(code) || attendance.isHere(code, to);
      return mayBeHere ? { type: 'leadGiven', by, to } : undefined;
    }
    case 'doors':
      return { type: 'doorsSet', by, worlds: fields.get('open') === 'true' ? doorsOf(context) : [] };
    case 'dark':
      return { type: 'darkened', by, isDark: fields.get('dark') === 'true' };
    case 'meeting': {
      const typed = fields.get('link')?.trim() ?? '';
      const meeting = meetingIn(typed);
      return typed !== '' && meeting === undefined ? undefined : { type: 'meetingSet', by, meeting };
    }
    default:
      return { type: 'ended', by };
  }
}

/** What a window says that it shows; undefined where its own visitor may not see that. */
export function showingIn(fields: Fields, { visible }: RequestContext) {
  const { content } = visible;
  const snapshot = snapshotInSentLanguage(content, fields.get('locale'));
  const location = snapshot?.locations.find(({ payloadId }) => payloadId === fields.get('location'));
  if (snapshot === undefined || location === undefined) return undefined;
  const open = shownOverlays(parseOverlayStack(new URLSearchParams(fields.get('open') ?? '')));
  const view = parseView(fields.get('view') ?? '');
  const showing: Showing = { location: location.payloadId, open, view };
  return { showing, locale: snapshot.locale };
}

/** The closed worlds that a guide may enter. */
function doorsOf({ visible, open }: RequestContext): readonly WorldSlug[] {
  const worlds = Object.values(visible.content.snapshots)[0]?.worlds ?? [];
  const forAll = new Set(Object.values(open.content.snapshots)[0]?.worlds.map(({ slug }) => slug));
  return worlds.flatMap((world) => (canWorldBeClosed(world) && !forAll.has(world.slug) ? [world.slug] : []));
}

/** The address of a call, which guests open with a tap: nothing but a page of the web. */
function meetingIn(typed: string): string | undefined {
  if (typed.length > MAX_MEETING_LENGTH || !URL.canParse(typed)) return undefined;
  const { protocol, href } = new URL(typed);
  return protocol === 'https:' ? href : undefined;
}
