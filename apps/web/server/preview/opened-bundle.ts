import type { ContentBundle } from '@vitrine/content/bundle';
import { RIGHTS_MARK } from '@vitrine/core/access/rights-mark';
import type { LocationAccess } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';

/**
 * Content as a preview shows it: every door is open, because anyone with the preview may see all of it, and features
 * meant for visitors alone (counting them, the screensaver, presentations without a login) are off. No visitor ever gets this version, so a browser
 * never uses a cached answer of the showroom for it.
 */
export function openedBundle(bundle: ContentBundle): ContentBundle {
  return {
    ...bundle,
    version: `${bundle.version}${RIGHTS_MARK}preview`,
    snapshots: Object.fromEntries(
      Object.entries(bundle.snapshots).map(([locale, snapshot]) => [locale, opened(snapshot)]),
    ),
  };
}

const known = new WeakMap<Snapshot, Snapshot>();

/** The same object for as long as the snapshot lives, so that values cached for it are found again. */
function opened(snapshot: Snapshot): Snapshot {
  const made = known.get(snapshot) ?? open(snapshot);
  known.set(snapshot, made);
  return made;
}

function open(snapshot: Snapshot): Snapshot {
  const { presenters: _rule, ...settings } = snapshot.settings;
  return {
    ...snapshot,
    settings: {
      ...settings,
      analytics: { ...settings.analytics, isActive: false },
      screensaver: { ...settings.screensaver, isActive: false },
    },
    worlds: snapshot.worlds.map(({ shutBecause: _shutBecause, ...world }) => ({
      ...world,
      isProtected: false,
      isLoginOnly: false,
      screensaver: { ...world.screensaver, active: false },
    })),
    locations: snapshot.locations.map((location) => ({ ...location, access: OPEN })),
  };
}

const OPEN: LocationAccess = { rule: { kind: 'public' } };
