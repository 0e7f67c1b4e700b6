import type { HotspotView } from '~/page-data/location-view.ts';

/** The links on a location's picture, and what they are: the page writes no ids. */
export function hotspotLinks(box: HTMLElement): readonly HTMLAnchorElement[] {
  return [...box.querySelectorAll<HTMLAnchorElement>('a[data-hotspot]')];
}

/** Whether a link on the picture is that of a hotspot: two that lead to the same are told apart by their places. */
export function isLinkOf(link: HTMLElement, { href, style }: Pick<HotspotView, 'href' | 'style'>): boolean {
  return (
    link.getAttribute('href') === href &&
    ['--narrow-x', '--narrow-y'].every(
      (name) => link.style.getPropertyValue(name) === String(style?.[name as '--narrow-x'] ?? ''),
    )
  );
}
