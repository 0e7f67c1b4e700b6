import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Draws a 360 view into an element; its code is fetched when the view is shown. */
export interface Engine {
  /** Removes everything from the page and the graphics memory. */
  readonly destroy: () => void;
}

/** Why a view cannot be shown: the device has no WebGL, or the file did not arrive or is broken. */
export type EngineFailure = 'no-webgl' | 'unavailable';

/** The input of an engine's start. */
export interface EngineStart {
  readonly mount: HTMLElement;
  /** Aborted when the view is unmounted before the engine has started. */
  readonly signal: AbortSignal;
  /** How much of the files has arrived, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** A started engine and its state. */
export interface RunningEngine<E extends Engine> {
  readonly mount: RefObject<HTMLDivElement | null>;
  /** Only set once there is something to see. */
  readonly engine: E | undefined;
  readonly progress: number;
  readonly failure: EngineFailure | undefined;
}

/** An engine throws this where the device lacks WebGL. */
export class NoWebGl extends Error {}

/**
 * Starts an engine in an element of the page, and ends it with the element.
 *
 * @param start must stay the same function as long as the content is the same.
 */
export function useEngine<E extends Engine>(start: (given: EngineStart) => Promise<E>): RunningEngine<E> {
  const mount = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<E>();
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<EngineFailure>();

  useEffect(() => {
    const element = mount.current;
    if (element === null) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    let running: E | undefined;
    const run = async () => {
      try {
        const onProgress = (share: number) => !signal.aborted && setProgress(share);
        const started = await start({ mount: element, signal, onProgress });
        if (signal.aborted) {
          started.destroy();
        } else {
          running = started;
          setEngine(started);
        }
      } catch (error) {
        if (!signal.aborted) setFailure(error instanceof NoWebGl ? 'no-webgl' : 'unavailable');
      }
    };
    void run();
    return () => {
      ending.abort();
      running?.destroy();
      setEngine(undefined);
      setProgress(0);
      setFailure(undefined);
    };
  }, [start]);

  return { mount, engine, progress, failure };
}
