import { isGenericTitle, nameOfId } from './scene-titles.ts';
import type { LinkHotspot, Tour } from './tour.ts';

/**
 * The name of a tour: its title, otherwise that of the folder it lies in, of its archive, or of the scene that it
 * starts in; never one that tools write.
 *
 * @param archive The name of the archive or the folder that the tour came in.
 */
export function tourNameOf({ title, at, scenes, start }: Tour, archive = ''): string {
  const folders = at.split('/').slice(0, -1).toReversed();
  const names = [...folders, archive.replace(/\.(?:zip|json|js|xml|html?)$/i, '')].map((name) =>
    nameOfId(name),
  );
  const first = scenes.find(({ id }) => id === start);
  return (
    [title, ...names, first?.title ?? ''].find((name) => !isGenericTitle(name)) ??
    (nameOfId(first?.id ?? '') || first?.title || title)
  );
}

/** Begins sentences about a link of a scene. */
export function linkNamed({ title }: LinkHotspot, scene: string): string {
  return title === '' ? `A link of “${scene}”` : `The link “${title.slice(0, 80)}” of “${scene}”`;
}
