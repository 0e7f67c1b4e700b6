import { POINTER_AT_REST, sendPointer } from '@vitrine/core/presentation/pointer-sending';
import type { PointerSendingEvent } from '@vitrine/core/presentation/pointer-sending';
import type { PicturePoint } from '@vitrine/core/world/background';

/** Sends the positions of a pointer. */
export interface PointerSender {
  readonly move: (point: PicturePoint) => void;
  readonly stop: () => void;
}

/** @param options.send settles when the position has arrived or is lost; never rejects. */
export function createPointerSender(options: {
  readonly send: (point: PicturePoint) => Promise<unknown>;
  readonly now: () => number;
  readonly after: (milliseconds: number, task: () => void) => () => void;
}): PointerSender {
  const { send, now, after } = options;
  let sending = POINTER_AT_REST;
  let isOver = false;
  let cancel: (() => void) | undefined;

  const step = (event: PointerSendingEvent): void => {
    if (isOver) return;
    const [next, effect] = sendPointer(sending, event);
    sending = next;
    if (effect === undefined) return;
    cancel?.();
    if (effect.type === 'wait') {
      cancel = after(effect.milliseconds, () => step({ type: 'timePassed', now: now() }));
      return;
    }
    const deliver = async (): Promise<void> => {
      await send(effect.point);
      step({ type: 'answered', now: now() });
    };
    void deliver();
  };

  return {
    move: (point) => step({ type: 'moved', point, now: now() }),
    stop: () => {
      isOver = true;
      cancel?.();
    },
  };
}
