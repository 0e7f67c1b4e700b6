import type { ChangeOutcome, MapChange, WorldMap } from '../../../contracts/map.ts';
import { hasUnsaved, reduceMap } from './state/reduce-map.ts';
import { openMap } from './state/map-state.ts';
import type { MapEffect, MapEvent, MapState } from './state/map-state.ts';

/** What a session needs from outside. */
export interface SessionPorts {
  /** @throws what the request fails with */
  readonly send: (changes: readonly MapChange[]) => Promise<readonly ChangeOutcome[]>;
  /** Why a request has failed, for a person, and whether the CMS may have done what it asked for. */
  readonly explain: (error: unknown) => { readonly sentence: string; readonly isUnanswered: boolean };
  readonly tell: (what: Extract<MapEffect, { type: 'tell' }>['what']) => void;
  /** What the editor sees is what the CMS holds. */
  readonly settled: () => void;
}

/** A map that is open: its state, and what it does in the world outside. */
export interface MapSession {
  readonly state: () => MapState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: MapEvent) => void;
  readonly hasUnsaved: () => boolean;
  readonly close: () => void;
}

/** Milliseconds in which more changes of one thought usually follow. */
const PATIENCE = 700;

export function openSession(map: WorldMap, ports: SessionPorts): MapSession {
  let state = openMap(map);
  let timer: number | undefined;
  let isOpen = true;
  const listeners = new Set<() => void>();

  const send = async (changes: readonly MapChange[]): Promise<void> => {
    const event = await ports.send(changes).then(
      (outcomes): MapEvent => ({ type: 'answered', outcomes }),
      (error: unknown): MapEvent => ({ type: 'failed', ...ports.explain(error) }),
    );
    if (isOpen) dispatch(event);
  };

  const run = (effect: MapEffect): void => {
    switch (effect.type) {
      case 'send':
        window.clearTimeout(timer);
        void send(effect.changes);
        return;
      case 'wait':
        window.clearTimeout(timer);
        timer = window.setTimeout(() => dispatch({ type: 'due' }), PATIENCE);
        return;
      case 'settled':
        ports.settled();
        return;
      case 'tell':
        ports.tell(effect.what);
    }
  };

  const dispatch = (event: MapEvent): void => {
    const [next, effects] = reduceMap(state, event);
    state = next;
    for (const listener of listeners) listener();
    for (const effect of effects) run(effect);
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    hasUnsaved: () => hasUnsaved(state),
    close() {
      isOpen = false;
      window.clearTimeout(timer);
    },
  };
}
