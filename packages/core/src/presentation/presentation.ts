import { assertNever } from '../assert-never.ts';
import type { Brand, LocaleCode, WorldSlug } from '../world/ids.ts';
import type { PresentationCode } from './presentation-code.ts';
import { isSameShowing } from './showing.ts';
import type { Showing } from './showing.ts';

/** Names a participant of a presentation: its guide or a guest. It is no secret. */
export type ParticipantId = Brand<string, 'ParticipantId'>;

/**
 * A presentation: a guide has started it, the presenter has the lead and is the only one who shows something. Both are
 * the same person until the lead is handed over.
 */
export interface Presentation {
  readonly code: PresentationCode;
  readonly guide: ParticipantId;
  readonly presenter: ParticipantId;
  /** Grows whenever the lead changes hands: what a former presenter still sends is of an earlier epoch. */
  readonly epoch: number;
  /** Grows with each message of an epoch. */
  readonly seq: number;
  /** Grows with every change. */
  readonly revision: number;
  readonly showing: Showing;
  /** The language of the presenter's page: files have other numbers in another one. */
  readonly locale: LocaleCode;
  /** Closed worlds that guests may enter for as long as the presentation lasts. */
  readonly openDoors: readonly WorldSlug[];
  /** The presenter has darkened the screens: everybody is to look at who speaks. */
  readonly isDark: boolean;
  /** The address of the call in which guide and guests talk. */
  readonly meeting?: string | undefined;
  readonly isOver: boolean;
}

export type PresentationEvent =
  | {
      readonly type: 'shown';
      readonly by: ParticipantId;
      readonly epoch: number;
      readonly seq: number;
      readonly showing: Showing;
      readonly locale: LocaleCode;
    }
  /** The guide, or the one who has it, hands the lead to a participant. */
  | { readonly type: 'leadGiven'; readonly by: ParticipantId; readonly to: ParticipantId }
  /** Replaces the worlds whose doors are open for guests. */
  | { readonly type: 'doorsSet'; readonly by: ParticipantId; readonly worlds: readonly WorldSlug[] }
  /** Whoever has the lead, or the guide, darkens the screens; what is shown next lights them again. */
  | { readonly type: 'darkened'; readonly by: ParticipantId; readonly isDark: boolean }
  /** Undefined: there is none. */
  | { readonly type: 'meetingSet'; readonly by: ParticipantId; readonly meeting: string | undefined }
  | { readonly type: 'ended'; readonly by: ParticipantId }
  /** The guide has been away for too long. */
  | { readonly type: 'guideGone' };

/** Why an event changes nothing. */
export type Refusal =
  /** Only the presenter shows, only guide and presenter hand over and darken, only the guide does everything else. */
  | 'notAllowed'
  /** It is of a former presenter. */
  | 'oldEpoch'
  /** A later message has come before it. */
  | 'oldMessage'
  | 'over';

export type PresentationStep =
  | readonly [after: Presentation, refusal: undefined]
  | readonly [unchanged: Presentation, refusal: Refusal];

/** A presentation that begins with what the guide's window shows. */
export function beginPresentation(
  begin: Pick<Presentation, 'code' | 'guide' | 'showing' | 'locale'>,
): Presentation {
  return {
    ...begin,
    presenter: begin.guide,
    epoch: 1,
    seq: 0,
    revision: 0,
    openDoors: [],
    isDark: false,
    isOver: false,
  };
}

/** The only function that changes a presentation. Returns the same object when an event is refused. */
export function stepPresentation(before: Presentation, event: PresentationEvent): PresentationStep {
  const refusal = refusalOf(before, event);
  if (refusal !== undefined) return [before, refusal];
  return [{ ...before, ...changesBy(before, event), revision: before.revision + 1 }, undefined];
}

function refusalOf(before: Presentation, event: PresentationEvent): Refusal | undefined {
  if (before.isOver) return 'over';
  if (event.type === 'guideGone') return undefined;
  const isOfGuide = event.by === before.guide;
  const isOfPresenter = event.by === before.presenter;
  switch (event.type) {
    case 'shown':
      // No one may send a message of an epoch that is still to come.
      if (event.epoch !== before.epoch) return event.epoch < before.epoch ? 'oldEpoch' : 'notAllowed';
      if (!isOfPresenter) return 'notAllowed';
      return event.seq <= before.seq ? 'oldMessage' : undefined;
    case 'leadGiven':
    case 'darkened':
      return isOfGuide || isOfPresenter ? undefined : 'notAllowed';
    default:
      return isOfGuide ? undefined : 'notAllowed';
  }
}

function changesBy(before: Presentation, event: PresentationEvent): Partial<Presentation> {
  switch (event.type) {
    case 'shown': {
      const { seq, showing, locale } = event;
      const isDark = before.isDark && isSameShowing(before.showing, showing);
      return { seq, showing, locale, isDark };
    }
    case 'leadGiven':
      return { presenter: event.to, epoch: before.epoch + 1, seq: 0 };
    case 'doorsSet':
      return { openDoors: event.worlds };
    case 'darkened':
      return { isDark: event.isDark };
    case 'meetingSet':
      return { meeting: event.meeting };
    case 'ended':
    case 'guideGone':
      return { isOver: true, isDark: false, openDoors: [] };
    default:
      return assertNever(event);
  }
}

/** The part of a presentation that says which of its states is later. */
type Moment = Pick<Presentation, 'epoch' | 'seq' | 'revision' | 'isOver'>;

/** Whether one state of a presentation is later than another of the same presentation. */
export function isLaterThan(one: Moment, other: Moment): boolean {
  if (one.isOver !== other.isOver) return one.isOver;
  if (one.epoch !== other.epoch) return one.epoch > other.epoch;
  return one.seq === other.seq ? one.revision > other.revision : one.seq > other.seq;
}
