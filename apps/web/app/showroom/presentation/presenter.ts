import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import { isSameShowing, shownOverlays } from '@vitrine/core/presentation/showing';
import type { Showing } from '@vitrine/core/presentation/showing';
import type { PresentationAnswer } from './send-presentation.ts';

/** Milliseconds until a message that did not arrive is sent again. */
const AGAIN = 1_000;

/** The lead as the server has confirmed it last. */
export interface Lead {
  readonly epoch: number;
  readonly seq: number;
  /** What the guests see; undefined where that is not known in this window. */
  readonly shown: Showing | undefined;
}

/** Sends what a presenter's window shows. */
export interface Presenter {
  readonly take: (lead: Lead) => void;
  readonly windowShows: (showing: Showing) => void;
  readonly stop: () => void;
}

/**
 * One message at a time, and always the newest: what was shown in between is not sent late.
 *
 * @param options.send never rejects.
 */
export function createPresenter(options: {
  readonly send: (message: {
    readonly epoch: number;
    readonly seq: number;
    readonly location: string;
    readonly open: string;
  }) => Promise<PresentationAnswer>;
  readonly after: (milliseconds: number, task: () => void) => () => void;
}): Presenter {
  let lead: { epoch: number; seq: number; sent: Showing | undefined } | undefined;
  let current: Showing | undefined;
  let isSending = false;
  let cancel: (() => void) | undefined;

  const send = async (): Promise<void> => {
    const own = lead;
    const showing = current;
    if (isSending || own === undefined || showing === undefined || isSameShowing(own.sent, showing)) return;
    isSending = true;
    own.seq += 1;
    const { epoch, seq } = own;
    const open = formatOverlayStack(shownOverlays(showing.open));
    const { status } = await options.send({ epoch, seq, location: showing.location, open });
    isSending = false;
    if (status === 204) own.sent = showing;
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
        lead.seq = Math.max(lead.seq, seq);
        return;
      }
      lead = { epoch, seq, sent: shown };
      void send();
    },
    windowShows: (showing) => {
      current = showing;
      void send();
    },
    stop: () => {
      lead = undefined;
      cancel?.();
    },
  };
}
