import { createStore } from 'zustand/vanilla';
import type { PointMessage, ReactionMessage, SignalMessage } from '~/contract/presentation.ts';

/** Milliseconds for which what was pointed at is kept for code that is still to come. */
const POINTED_KEPT = 3_000;

/** The last signals of a window. */
export interface LastSignals {
  /** The newest one last, each with when it came, in milliseconds since the page was opened. */
  readonly pointed?: readonly (PointMessage & { readonly at: number })[];
  readonly reacted?: ReactionMessage;
}

/** Keeps the last signals of a window, until what draws them has come. */
export function createLastSignals() {
  const signals = createStore<LastSignals>(() => ({}));
  return {
    signals,
    takeSignal: (signal: SignalMessage): void => {
      if (signal.kind === 'reactions') signals.setState({ reacted: signal });
      else {
        const now = performance.now();
        const { pointed = [] } = signals.getState();
        const kept = pointed.filter(({ at }) => now - at < POINTED_KEPT);
        signals.setState({ pointed: [...kept, { ...signal, at: now }] });
      }
    },
  };
}
