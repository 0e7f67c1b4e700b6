import type { StageLook } from './stage-look.ts';

/**
 * A clip begins from the picture of its location: a link that walks is followed once the view has turned back to that.
 *
 * @returns a function that stops that.
 */
export function turnBackBeforeWalks(look: StageLook): () => void {
  let isTurning = false;
  let isStopped = false;
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-walk], a[data-door]') : null;
    if (!(link instanceof HTMLElement) || !look.isTurned.getState()) return;
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isModified || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isTurning) void walk(link);
  };
  const walk = async (link: HTMLElement) => {
    isTurning = true;
    await look.turnBack();
    isTurning = false;
    // Another walk has begun, or the room is gone.
    if (isStopped) return;
    // A wheel that runs out, or another finger, may have turned it on.
    look.reset();
    link.click();
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    isStopped = true;
    document.removeEventListener('click', onClick, { capture: true });
  };
}
