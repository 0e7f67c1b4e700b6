import type { Following } from '@vitrine/core/presentation/following';
import type { PresentationCode } from '@vitrine/core/presentation/presentation-code';
import type { ParticipantId } from '@vitrine/core/presentation/presentation';
import type { ReactionCounts } from '@vitrine/core/presentation/reactions';
import type { View } from '@vitrine/core/presentation/view';
import type { PayloadId } from '@vitrine/core/world/ids';

/** What a presenter shows, as one visitor may see it, in every language that it has. */
export interface ShownPages {
  readonly location: PayloadId;
  /** By language. */
  readonly pages: Readonly<Record<string, ShownPage>>;
}

export interface ShownPage {
  readonly href: string;
  /** Of what is open, else of the location. */
  readonly title: string;
  /** Where the presenter looks inside of it; absent where that is not known, and where the visitor has not got it. */
  readonly view?: View;
}

/** A guest, as guide and presenter see one: never where they are. */
export interface GuestView {
  readonly id: ParticipantId;
  /** The language of their page. */
  readonly locale: string;
  readonly mode: Following['mode'];
  readonly isHandUp: boolean;
}

/** The event `presentation` of the event stream, for one participant. */
export type PresentationMessage =
  | PresentationState
  /** It has ended, or there was never one of this code. */
  | { readonly kind: 'over'; readonly code: PresentationCode };

/** The whole state of a presentation. */
export interface PresentationState {
  readonly kind: 'state';
  readonly code: PresentationCode;
  readonly epoch: number;
  readonly seq: number;
  /** Of the one who gets it. */
  readonly you: ParticipantId;
  readonly isGuide: boolean;
  readonly isPresenter: boolean;
  /** Absent: they may not see it. */
  readonly shown?: ShownPages;
  /** Milliseconds since the view was sent, for a window that has just joined: a film has played on meanwhile. */
  readonly viewAge?: number;
  /** The screens are dark. */
  readonly isDark?: true;
  /** The address of the call in which guide and guests talk. */
  readonly meeting?: string;
  readonly isGuideAway: boolean;
  /** It is the first of its stream: others may have been missed. */
  readonly isFirst: boolean;
  /** For guide and presenter. */
  readonly guests?: readonly GuestView[];
  /** For the guide: whether guests may enter the closed worlds that they may enter themselves. */
  readonly areDoorsOpen?: boolean;
}

/**
 * The event `signal` of the event stream: what is seen for a moment and kept nowhere. One that is lost is not repeated.
 * Points are percent of the 4:3 picture.
 */
export type SignalMessage = PointMessage | ReactionMessage;

/** What the presenter points at. */
export type PointMessage =
  | {
      readonly kind: 'pointer' | 'ping';
      readonly location: PayloadId;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly kind: 'look';
      readonly location: PayloadId;
      /** The id of the hotspot by language. */
      readonly hotspots: Readonly<Record<string, string>>;
    };

/** How often guests have reacted since the last message. */
export interface ReactionMessage {
  readonly kind: 'reactions';
  readonly counts: ReactionCounts;
}

/** A story as its presenter needs it, in one language. */
export interface PresentableStory {
  readonly id: number;
  readonly title: string;
  readonly stops: readonly PresentableStop[];
}

export interface PresentableStop extends Omit<ShownPage, 'view'> {
  readonly location: PayloadId;
  /** How long it is shown when the story plays by itself. */
  readonly seconds: number;
  /** What the presenter wants to say; no one else gets it. */
  readonly notes?: string;
}

/** The calls of `POST /box-api/presentation/<call>`. */
export const PRESENTATION_CALLS = [
  'begin',
  'show',
  'signal',
  'lead',
  'status',
  'doors',
  'dark',
  'meeting',
  'key',
  'take',
  'end',
  'leave',
] as const;
export type PresentationCall = (typeof PRESENTATION_CALLS)[number];
