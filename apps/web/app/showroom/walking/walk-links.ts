import { payloadId } from '@vitrine/core/world/ids';
import type { PayloadId } from '@vitrine/core/world/ids';
import { showroom } from './browser-showroom.ts';

const INTEREST = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Makes links walk, to a location or up to a door: `<a data-walk="payloadId" href="…">` stays a plain link for other buttons, for modifier
 * keys and without JavaScript. The answer takes the listeners away.
 */
export function followWalkLinks(): () => void {
  // On the window, after the interface's own listeners: what they prevent is prevented here too.
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

function walkByClick(event: MouseEvent): void {
  const link = walkLinkOf(event);
  if (link === undefined || isForTheBrowser(event, link.element)) return;
  event.preventDefault();
  showroom.walkTo(link.target, link.element.pathname + link.element.search);
}

function hintByInterest(event: Event): void {
  const link = walkLinkOf(event);
  // Behind a door there is nothing to be fetched yet.
  if (link?.element.dataset['walk'] !== undefined) showroom.hint(link.target);
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
