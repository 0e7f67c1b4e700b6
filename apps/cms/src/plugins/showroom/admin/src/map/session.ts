import type { ChangeOutcome, MapChange, WorldMap } from '../../../contracts/map.ts';
import { hasUnsaved, reduceMap } from './state/reduce-map.ts';
import { openMap } from './state/map-state.ts';
import type { MapEffect, MapEvent, MapState } from './state/map-state.ts';

/** The dependencies of a session. */
export interface SessionPorts {
  /** @throws the error of the request */
  readonly send: (changes: readonly MapChange[]) => Promise<readonly ChangeOutcome[]>;
  /** Describes why a request failed, and whether the CMS may have performed it nevertheless. */
  readonly explain: (error: unknown) => { readonly sentence: string; readonly isUnanswered: boolean };
  readonly notify: (what: Extract<MapEffect, { type: 'notify' }>['what']) => void;
  /** Called when everything is saved. */
  readonly settled: () => void;
}

/** An open map: its state and its effects. */
export interface MapSession {
  readonly state: () => MapState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: MapEvent) => void;
  readonly hasUnsaved: () => boolean;
  readonly close: () => void;
}

/** Milliseconds to wait for further changes before saving. */
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
      case 'notify':
        ports.notify(effect.what);
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
