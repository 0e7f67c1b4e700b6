import { payloadId } from '@vitrine/core/world/ids';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { Showroom } from './showroom.ts';

const INTEREST = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Makes links walk, to a location or up to a door: `<a data-walk="payloadId" href="…">` remains a plain link for other
 * buttons, for modifier keys and without JavaScript.
 *
 * @returns a function that removes the listeners.
 */
export function followWalkLinks({ walkTo, hint }: Pick<Showroom, 'walkTo' | 'hint'>): () => void {
  const walkByClick = (event: MouseEvent) => {
    const link = walkLinkOf(event);
    if (link === undefined || isForTheBrowser(event, link.element)) return;
    event.preventDefault();
    walkTo(link.target, link.element.pathname + link.element.search);
  };
  const hintByInterest = (event: Event) => {
    const link = walkLinkOf(event);
    // Locked content cannot be fetched ahead.
    if (link?.element.dataset['walk'] !== undefined) hint(link.target);
  };
  // On the window, so that the interface's own listeners run first and can prevent the walk.
  addEventListener('click', walkByClick);
  for (const type of INTEREST) addEventListener(type, hintByInterest, { passive: true });
  return () => {
    removeEventListener('click', walkByClick);
    for (const type of INTEREST) removeEventListener(type, hintByInterest);
  };
}

interface WalkLink {
  readonly element: HTMLAnchorElement;
  readonly target: PayloadId;
}

function walkLinkOf(event: Event): WalkLink | undefined {
  const element =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('a[data-walk], a[data-door]')
      : null;
  const target = element?.dataset['walk'] ?? element?.dataset['door'];
  return element && target ? { element, target: payloadId(target) } : undefined;
}

function isForTheBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isElsewhere = link.target !== '' && link.target !== '_self';
  return event.defaultPrevented || event.button !== 0 || isModified || isElsewhere;
}
