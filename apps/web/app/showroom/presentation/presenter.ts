import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import { isSameShowing, shownOverlays } from '@vitrine/core/presentation/showing';
import type { Showing } from '@vitrine/core/presentation/showing';
import { formatView, isSameView } from '@vitrine/core/presentation/view';
import type { PresentationAnswer } from './send-presentation.ts';

/** Milliseconds until a message that did not arrive is sent again. */
const AGAIN = 1_000;

/** Milliseconds between two messages about one thing that is turned, scrolled or moved on. */
const VIEW_INTERVAL = 200;

/** The lead as the server has confirmed it last. */
export interface Lead {
  readonly epoch: number;
  readonly seq: number;
  /** What the guests see; undefined where that is not known in this window. */
  readonly shown: Showing | undefined;
}

/** Sends what a presenter's window shows. */
export interface Presenter {
  /** @returns whether it is of another window of the presenter, which showed it: this window has to follow. */
  readonly take: (lead: Lead) => boolean;
  readonly windowShows: (showing: Showing) => void;
  readonly stop: () => void;
}

/**
 * One message at a time, and always the newest: what was shown in between is not sent late. Where only the view moves it
 * is sent five times a second, and where it comes to rest.
 *
 * @param options.send never rejects.
 */
export function createPresenter(options: {
  readonly send: (message: {
    readonly epoch: number;
    readonly seq: number;
    readonly location: string;
    readonly open: string;
    readonly view?: string;
  }) => Promise<PresentationAnswer>;
  readonly after: (milliseconds: number, task: () => void) => () => void;
  /** Another window of the presenter was quicker: its message has to be taken once more. */
  readonly onOvertaken: () => void;
}): Presenter {
  let lead: { readonly epoch: number; seq: number; sent: Showing | undefined } | undefined;
  let current: Showing | undefined;
  let isSending = false;
  let cancel: (() => void) | undefined;
  /** Set for some time after a message. */
  let rest: (() => void) | undefined;

  const beginRest = (): void => {
    rest?.();
    rest = options.after(VIEW_INTERVAL, () => {
      rest = undefined;
      void send();
    });
  };

  const send = async (): Promise<void> => {
    const own = lead;
    const showing = current;
    if (isSending || own === undefined || showing === undefined) return;
    const isViewAlone = isSameShowing(own.sent, showing);
    if (isViewAlone && (rest !== undefined || isSameView(own.sent?.view, showing.view))) return;
    beginRest();
    isSending = true;
    own.seq += 1;
    const { epoch, seq } = own;
    const open = formatOverlayStack(shownOverlays(showing.open));
    const view = showing.view && { view: formatView(showing.view) };
    const { status } = await options.send({ epoch, seq, location: showing.location, open, ...view });
    isSending = false;
    if (status === 204) own.sent = showing;
    else if (status === 409) {
      own.seq -= 1;
      own.sent = showing;
      options.onOvertaken();
    }
    // Refused: the lead is elsewhere, which a message of its own says, or it is nothing that guests could see.
    else if (status >= 400 && status < 500 && status !== 429) own.sent = showing;
    else {
      cancel?.();
      cancel = options.after(AGAIN, () => void send());
      return;
    }
    void send();
  };

  return {
    take: ({ epoch, seq, shown }) => {
      if (lead?.epoch === epoch) {
        if (seq <= lead.seq) return false;
        lead = { epoch, seq, sent: shown };
        current = shown;
        cancel?.();
        return true;
      }
      lead = { epoch, seq, sent: shown };
      void send();
      return false;
    },
    windowShows: (showing) => {
      current = showing;
      void send();
    },
    stop: () => {
      lead = undefined;
      cancel?.();
      rest?.();
      rest = undefined;
    },
  };
}
