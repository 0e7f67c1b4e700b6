import { CONTROLS_PATIENCE } from '@vitrine/core/playback/controls-shown';
import { useRef, useState } from 'react';
import { useAfter } from '~/showroom/player/use-after.ts';

/** Whether the visitor has given a sign lately. */
export interface Awake {
  readonly isAwake: boolean;
  /** @param at when, in milliseconds: a pointer that moves is one sign, not sixty a second. */
  readonly wake: (at: number) => void;
  readonly sleep: () => void;
}

/** Milliseconds in which signs count as one. */
const ONE_SIGN = 200;

/** Counts the time since the visitor's last sign. */
export function useAwake(): Awake {
  /** When it was; undefined: too long ago. */
  const [sign, setSign] = useState<number>();
  const last = useRef(-ONE_SIGN);
  useAfter(sign === undefined ? undefined : CONTROLS_PATIENCE, () => setSign(undefined), sign);
  return {
    isAwake: sign !== undefined,
    wake(at) {
      if (at - last.current < ONE_SIGN && sign !== undefined) return;
      last.current = at;
      setSign(at);
    },
    sleep: () => setSign(undefined),
  };
}
