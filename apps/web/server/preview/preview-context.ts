import type { ContentBundle } from '@vitrine/content/bundle';
import type { WorldLock } from '@vitrine/core/access/may-enter';
import { entrancesOf } from '@vitrine/core/links/entrances';
import { closedDoorsOf } from '../snapshot/closed-doors.ts';
import type { VisibleContent } from '../snapshot/visible-content.ts';
import { ANONYMOUS } from '../snapshot/visitor-class.ts';
import type { ShownPreview, RequestContext } from '../session/request-contexts.ts';
import type { PreviewSubject } from './subject.ts';

const known = new WeakMap<ContentBundle, VisibleContent>();

const NO_LOCKS: ReadonlyMap<string, WorldLock> = new Map();

/** All content, the same object for as long as it does not change. */
function visibleOf(bundle: ContentBundle): VisibleContent {
  const before = known.get(bundle);
  if (before !== undefined) return before;
  const { version, locales, defaultLocale, snapshots } = bundle;
  const original = snapshots[defaultLocale];
  const visible: VisibleContent = {
    key: version,
    content: { version, locales, defaultLocale, snapshots },
    closedWorlds: NO_LOCKS,
    closedDoors: closedDoorsOf(bundle, NO_LOCKS),
    entrances: original ? entrancesOf(original) : { byHost: new Map() },
    closedLocations: new Set(),
    loginShowsMore: false,
  };
  known.set(bundle, visible);
  return visible;
}

/** The context of a preview's request: an anonymous visitor with access to everything. */
export function previewContext(
  bundle: ContentBundle,
  subject: PreviewSubject,
  { origin, frameAncestors }: { readonly origin: string; readonly frameAncestors: readonly string[] },
): RequestContext {
  const visible = visibleOf(bundle);
  const preview: ShownPreview = {
    kind: subject.kind === 'link' ? 'link' : 'editor',
    ...(subject.kind === 'session' ? { panel: subject.frame } : {}),
    endsAt: subject.endsAt,
    ...('moment' in subject && subject.moment !== undefined && { moment: subject.moment }),
    frameAncestors,
  };
  const { figureSources } = bundle.serverOnly;
  return { visitor: ANONYMOUS, isAnonymous: false, visible, open: visible, figureSources, origin, preview };
}
