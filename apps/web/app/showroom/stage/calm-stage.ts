import { whenIdle } from '../browser/browser-conditions.ts';
import { mayDecorationMove } from '../browser/decoration.ts';

/**
 * Waits until the picture of a stage is there and the browser has nothing else to do; for ever where decoration must not
 * move.
 *
 * @returns a function that ends the waiting.
 */
export function whenStageIsCalm(stage: Element, onCalm: () => void): () => void {
  return whenStageRests(stage, onCalm, mayDecorationMove);
}

/**
 * Waits until the picture of a stage is there and the browser has nothing else to do; for ever where that may not be.
 *
 * @returns a function that ends the waiting.
 */
export function whenStageRests(
  stage: Element,
  onRest: () => void,
  may: () => boolean | Promise<boolean>,
): () => void {
  const stop = new AbortController();
  void wait(stop.signal);
  return () => stop.abort();

  async function wait(signal: AbortSignal): Promise<void> {
    if (!(await may()) || !(await isPictureThere(stage))) return;
    whenIdle(() => {
      if (!signal.aborted) onRest();
    });
  }
}

/** The player makes one picture opaque at a time; before the first walk that is the one of the server's markup. */
async function isPictureThere(stage: Element): Promise<boolean> {
  const pictures = [...stage.querySelectorAll<HTMLImageElement>('img[data-layer]')];
  const shown = pictures.findLast(({ style }) => style.opacity === '1') ?? pictures[0];
  if (shown === undefined) return false;
  try {
    await shown.decode();
  } catch {
    // `decode()` also rejects when the browser picks another width meanwhile, which then loads.
    if (!shown.complete)
      await new Promise((resolve) => shown.addEventListener('load', resolve, { once: true }));
  }
  return shown.naturalWidth > 0;
}
