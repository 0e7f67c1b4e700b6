import { message } from '@vitrine/core/reports/message';
import { payloadId, worldSlug } from '@vitrine/core/world/ids';
import type { LocaleCode, PayloadId, WorldSlug } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { contentHash } from '../canonical.ts';
import type { StoreState } from '../endpoints/endpoint.ts';
import type { AccessRules } from './access.ts';
import { articleOf, dashboardOf } from './articles.ts';
import { keepLocations, locationOf } from './locations.ts';
import type { MediaLibrary } from './media-library.ts';
import { menuOf } from './menus.ts';
import type { Names } from './names.ts';
import type { PreparedEntry, PreparedStores } from './prepare.ts';
import { compareText, isAbsent } from './present.ts';
import type { Report } from './reporter.ts';
import { createScope, keyOf } from './scope.ts';
import { brandThemeOf, settingsOf } from './settings.ts';
import { boxHooksOf, iconsOf, screensaverOf } from './small-collections.ts';
import { storiesOf } from './stories.ts';
import type { StoriesWithNotes } from './stories.ts';
import { transitionsOf } from './transitions.ts';
import { uiTextsOf } from './wordings.ts';
import { worldOf } from './worlds.ts';

/**
 * Makes the snapshot of one language out of its prepared entries. Lists that have no order of the
 * editor's are in the order of their names, so that equal content gives equal bytes.
 *
 * @returns the snapshot, and beside it the speaker notes of its stories, which are for the server only.
 */
export function snapshotFrom(options: {
  readonly stores: PreparedStores;
  readonly locale: LocaleCode;
  readonly defaultLocale: LocaleCode;
  readonly names: Names;
  readonly library: MediaLibrary;
  readonly access: AccessRules;
  readonly report: Report;
}): { readonly snapshot: Snapshot; readonly notes: StoriesWithNotes['notes'] } {
  const { stores, locale, defaultLocale, names, library, access, report } = options;
  const worlds = keepNamed(stores.worlds, 'slug', ({ value }) => worldSlug(value.slug), report);
  const worldKeys = keysOf(worlds);
  const locations = keepLocations({
    entries: stores.contents,
    payloadIdOf: ({ identity }) => names.locations.get(identity),
    worldOf: ({ world }) =>
      isAbsent(world) ? undefined : keyOf({ store: 'worlds', reference: world, names, keys: worldKeys }),
    report,
  });
  const articles = keepNumbered(stores.articles, names.articles);
  const dashboards = keepNumbered(stores.dashboards, names.dashboards);
  const menus = keepNamed(stores.menus, 'key', ({ value }) => value.key, report);
  const icons = keepNamed(
    stores.icons.filter((entry) => hasDrawing(entry, report)),
    'name',
    ({ value }) => value.name,
    report,
  );
  const screensavers = keepNamed(stores.screensavers, 'name', ({ value }) => value.name, report);
  const scope = createScope({
    locale,
    defaultLocale,
    report,
    names,
    library,
    kept: {
      contents: new Map(locations.map((shell) => [shell.entry.identity, shell.payloadId])),
      worlds: worldKeys,
      articles: keysOf(articles),
      dashboards: keysOf(dashboards),
      menus: keysOf(menus),
      icons: keysOf(icons),
      screensavers: keysOf(screensavers),
    },
  });
  const shells = new Map(locations.map((shell) => [shell.payloadId, shell]));
  const start = {
    byPayloadId: (world: WorldSlug, wanted: string): PayloadId | undefined =>
      shells.get(payloadId(wanted))?.world === world
        ? payloadId(wanted)
        : locations.find((shell) => shell.world === world && shell.slug === wanted)?.payloadId,
  };
  const settings = stores.settings[0]?.value;
  const brandTheme = brandThemeOf(scope, settings);
  const content: Omit<Snapshot, 'version' | 'stories'> = {
    locale,
    defaultLocale,
    settings: settingsOf(scope, settings, brandTheme),
    worlds: worlds.map(({ entry, key }) =>
      worldOf({ scope, entry, slug: key, start, access: access.ofWorld(entry), brandTheme }),
    ),
    locations: locations.map((shell) => locationOf(scope, shell, access.ofLocation(shell.entry))),
    transitions: transitionsOf(scope, stores.transitions, shells),
    articles: articles.map(({ entry, key }) => articleOf(scope, entry, key, access.ofPrices(entry))),
    dashboards: dashboards.map(({ entry, key }) => dashboardOf(scope, entry, key)),
    icons: iconsOf(
      scope,
      icons.map(({ entry }) => entry),
    ),
    menus: menus.map(({ entry }) => menuOf(scope, entry)),
    screensavers: screensavers.map(({ entry }) => screensaverOf(scope, entry)),
    boxHooks: boxHooksOf(scope, stores.box_hooks),
    uiTexts: uiTextsOf(scope, stores.ui_translation),
  };
  const keptStories = keepNamed(stores.stories, 'slug', ({ value }) => value.slug, report);
  const { stories, notes } = storiesOf(
    scope,
    keptStories.flatMap(({ entry }) => {
      const id = names.stories.get(entry.identity);
      return id === undefined ? [] : [{ entry, id }];
    }),
    content,
  );
  const whole = { ...content, stories };
  return { snapshot: { version: contentHash(whole), ...whole }, notes };
}

function hasDrawing({ value, path }: PreparedEntry<'icons'>, report: Report): boolean {
  if (!isAbsent(value.svg)) return true;
  report('missingMedia', `${path}.svg`, message('report.iconWithoutFile'));
  return false;
}

interface KeptEntry<Store extends StoreState, Key> {
  readonly entry: PreparedEntry<Store>;
  readonly key: Key;
}

function keysOf<Store extends StoreState, Key>(
  kept: readonly KeptEntry<Store, Key>[],
): ReadonlyMap<string, Key> {
  return new Map(kept.map(({ entry, key }) => [entry.identity, key]));
}

/** By name, each name once. @param field The attribute that holds the name. */
function keepNamed<Store extends StoreState, Key extends string>(
  entries: readonly PreparedEntry<Store>[],
  field: string,
  nameOf: (entry: PreparedEntry<Store>) => Key,
  report: Report,
): readonly KeptEntry<Store, Key>[] {
  const taken = new Map<Key, string>();
  return entries
    .map((entry) => ({ entry, key: nameOf(entry) }))
    .toSorted(
      (left, right) =>
        compareText(left.key, right.key) || compareText(left.entry.identity, right.entry.identity),
    )
    .filter(({ entry, key }) => {
      const kept = taken.get(key);
      if (kept === undefined) {
        taken.set(key, entry.identity);
        return true;
      }
      report('duplicate', `${entry.path}.${field}`, message('report.sameName', { name: String(key) }), {
        kept,
        refused: entry.identity,
      });
      return false;
    });
}

/** By number; the numbers are unique already. */
function keepNumbered<Store extends StoreState, Key extends number>(
  entries: readonly PreparedEntry<Store>[],
  numbers: ReadonlyMap<string, Key>,
): readonly KeptEntry<Store, Key>[] {
  return entries
    .flatMap((entry) => {
      const key = numbers.get(entry.identity);
      return key === undefined ? [] : [{ entry, key }];
    })
    .toSorted((left, right) => left.key - right.key);
}
