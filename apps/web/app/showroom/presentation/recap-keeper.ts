import type { PresentationCode } from '@vitrine/core/presentation/presentation-code';
import { beginRecap, keptStops, stepRecap, withTime } from '@vitrine/core/presentation/recap';
import type { Recap, RunningRecap } from '@vitrine/core/presentation/recap';
import { formatRecapQuery, recapAddress } from '@vitrine/core/presentation/recap-address';
import type { PresentationState } from '~/contract/presentation.ts';
import { sessionText } from '../browser/session-text.ts';
import type { SessionText } from '../browser/session-text.ts';
import { showingAt } from './window-showing.ts';

const keptRecap = sessionText('vitrine.recap');

/** The recap of a presentation, as a window keeps it. */
export interface KeptRecap extends Recap {
  readonly code: PresentationCode;
  readonly isGuide: boolean;
}

/** Keeps the recap of the presentation that a window takes part in. Only the window has it. */
export interface RecapKeeper {
  /** @param locale of the page. */
  readonly take: (state: PresentationState, locale: string) => void;
  /**
   * Ends the recap, if there is one.
   *
   * @returns the query of its page; undefined where nothing is worth keeping.
   */
  readonly finish: (locale: string) => string | undefined;
  readonly forget: () => void;
}

/** @param now milliseconds, of a clock that does not go back. */
export function createRecapKeeper(now: () => number, memory: SessionText = keptRecap): RecapKeeper {
  let code: PresentationCode | undefined;
  let running: RunningRecap | undefined;
  let isGuide = false;

  const keep = (): void => {
    if (running === undefined || code === undefined) return;
    const { stops, guests } = running;
    const kept: KeptRecap = { code, isGuide, stops, guests };
    memory.keep(JSON.stringify(kept));
  };

  return {
    take: (state, locale) => {
      if (running === undefined || code !== state.code) {
        const kept = readKeptRecap(memory);
        running = beginRecap(now(), kept?.code === state.code ? kept : undefined);
      }
      ({ code, isGuide } = state);
      const href = state.shown?.pages[locale]?.href;
      const showing = state.shown && href && showingAt({ location: state.shown.location, href });
      const shown = showing ? recapAddress(showing) : undefined;
      running = stepRecap(running, now(), { shown, guests: state.guests });
      keep();
    },
    finish: (locale) => {
      if (running === undefined) return undefined;
      running = withTime(running, now());
      keep();
      const stops = keptStops(running);
      running = undefined;
      return stops.length === 0 ? undefined : formatRecapQuery(stops, locale);
    },
    forget: () => {
      running = undefined;
      memory.keep('');
    },
  };
}

/** What the last presentation of this window has left; undefined where there was none. */
export function readKeptRecap(memory: SessionText = keptRecap): KeptRecap | undefined {
  const text = memory.read();
  // This file wrote it, in this very form.
  return text === undefined ? undefined : (JSON.parse(text) as KeptRecap);
}
