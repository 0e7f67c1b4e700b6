import { message } from '@vitrine/core/reports/message';
import type { BoxHook, Icon, Screensaver, ScreensaverItem } from '@vitrine/core/world/content';
import { canonicalJson } from '../canonical.ts';
import type { WireScreensaver } from '../wire/collections.ts';
import { actionsOf } from './actions.ts';
import type { PreparedEntry } from './prepare.ts';
import { compareText, isAbsent } from './present.ts';
import { numberFor } from './scope.ts';
import type { Scope } from './scope.ts';

/** Seconds a picture is shown, and that a location waits (specification section 9). */
const SCREENSAVER_TIME = 5;

/** The icons whose file is there. */
export function iconsOf(scope: Scope, entries: readonly PreparedEntry<'icons'>[]): readonly Icon[] {
  return entries.flatMap(({ value, path }): Icon[] => {
    const svg = scope.media(value.svg, `${path}.svg`);
    return svg === undefined ? [] : [{ name: value.name, svg }];
  });
}

/** Fills in a screensaver. */
export function screensaverOf(scope: Scope, entry: PreparedEntry<'screensavers'>): Screensaver {
  return {
    id: numberFor(`screensaver ${entry.value.name}`),
    name: entry.value.name,
    items: (entry.value.media ?? []).flatMap((item, index) =>
      screensaverItemOf(scope, item, `${entry.path}.media[${index}]`),
    ),
  };
}

/**
 * The hooks that are switched on and have actions. One whose locations are all gone, or not published, is left out:
 * without locations it would run everywhere.
 */
export function boxHooksOf(scope: Scope, entries: readonly PreparedEntry<'box_hooks'>[]): readonly BoxHook[] {
  return entries
    .flatMap(({ value, path }): BoxHook[] => {
      // One from before there was a switch has none, and is on.
      if (value.active === false) return [];
      const named = value.only_at_locations === false ? [] : (value.locations ?? []);
      if (named.length === 0 && value.only_at_locations === true) {
        scope.report('hookWithoutLocations', `${path}.locations`, message('report.hookWithoutLocations'));
        return [];
      }
      const locations = named
        .flatMap((location, index) => scope.location(location, `${path}.locations[${index}]`) ?? [])
        .toSorted();
      const actions = actionsOf(scope, value.action_stack, `${path}.action_stack`);
      if (actions.length === 0 || (named.length > 0 && locations.length === 0)) return [];
      // The name that reports have for it: findings on both then lead to one entry.
      return [{ id: path.slice(path.indexOf('/') + 1), event: value.event, locations, actions }];
    })
    .toSorted((left, right) => compareText(canonicalJson(left), canonicalJson(right)));
}

function screensaverItemOf(
  scope: Scope,
  wire: NonNullable<WireScreensaver['media']>[number],
  path: string,
): readonly ScreensaverItem[] {
  if (wire.__component === 'screensaver-content.location') {
    if (isAbsent(wire.location)) {
      scope.report('danglingTarget', `${path}.location`, message('report.stepWithoutLocation'));
    }
    const location = scope.location(wire.location, `${path}.location`);
    return location === undefined
      ? []
      : [{ kind: 'location', location, wait: wire.wait ?? SCREENSAVER_TIME }];
  }
  if (isAbsent(wire.media)) {
    scope.report('missingMedia', `${path}.media`, message('report.stepWithoutFile'));
  }
  const media = scope.media(wire.media, `${path}.media`);
  if (media === undefined) return [];
  if (wire.__component === 'screensaver-content.video') return [{ kind: 'video', media }];
  return [{ kind: 'image', media, displayedTime: wire.displayed_time ?? SCREENSAVER_TIME }];
}
