import { formatLocationPath } from '@vitrine/core/links/path';
import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { OverlayStack } from '@vitrine/core/overlays/overlay-stack';
import { openedIn, stackInLanguage } from '@vitrine/core/presentation/in-language';
import type { Opened } from '@vitrine/core/presentation/in-language';
import type { Presentation } from '@vitrine/core/presentation/presentation';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { ShownPage, ShownPages } from '../../app/contract/presentation.ts';
import type { PublishedContent } from '../../app/contract/server-context.ts';

const opened = new WeakMap<Snapshot, Opened>();

function openedOf(snapshot: Snapshot): Opened {
  const known = opened.get(snapshot);
  if (known) return known;
  const made = openedIn(snapshot);
  opened.set(snapshot, made);
  return made;
}

/**
 * What a presentation shows, as far as it is in a content: in every language, with the parts of what is open that are
 * in it as well. Undefined where its location is not: nothing of it may be known then.
 *
 * @param content that the visitor may see.
 */
export function shownIn(
  content: PublishedContent,
  { showing, locale }: Pick<Presentation, 'showing' | 'locale'>,
): ShownPages | undefined {
  const from = content.snapshots[locale] ?? content.snapshots[content.defaultLocale];
  if (from === undefined) return undefined;
  const pages = Object.values(content.snapshots).flatMap((snapshot): [string, ShownPage][] => {
    const location = snapshot.locations.find(({ payloadId }) => payloadId === showing.location);
    if (location === undefined) return [];
    const open = stackInLanguage(showing.open, openedOf(from), openedOf(snapshot));
    const path = formatLocationPath({
      locale: snapshot.locale,
      defaultLocale: content.defaultLocale,
      world: location.world,
      location,
    });
    const title = titleOf(open, snapshot) ?? location.title;
    // It is of the topmost of what is open: of anything else it would say nothing, or too much.
    const isAllThere = open.length === showing.open.length;
    const view = isAllThere ? showing.view : undefined;
    const href = `${path}${formatOverlayStack(open)}`;
    return [[snapshot.locale, { href, title, ...(view && { view }) }]];
  });
  return pages.length === 0 ? undefined : { location: showing.location, pages: Object.fromEntries(pages) };
}

/** The title of the topmost overlay that has one. */
function titleOf(open: OverlayStack, snapshot: Snapshot): string | undefined {
  const { targets } = openedOf(snapshot);
  for (const overlay of open.toReversed()) {
    if (!('id' in overlay)) continue;
    const { kind, id } = overlay;
    const title =
      kind === 'article' || kind === 'dashboard'
        ? snapshot[`${kind}s`].find((entry) => entry.id === id)?.title
        : (kind === 'iframe' ? targets.iframe(id) : targets.viewer(kind, id))?.title;
    if (title !== undefined && title !== '') return title;
  }
  return undefined;
}
