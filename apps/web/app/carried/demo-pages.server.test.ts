import { readBundle } from '@vitrine/content/node';
import { entrancesOf } from '@vitrine/core/links/entrances';
import { formatLocationPath } from '@vitrine/core/links/path';
import { NUMBERED_OVERLAYS, PLACES_TABS } from '@vitrine/core/overlays/overlay-stack';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { brandViewOf } from '~/page-data/brand-view.server.ts';
import { languageOfPath } from '~/page-data/resolved-address.server.ts';
import { worldOfError } from '~/screens/error/error-data.server.ts';
import { pageHead } from '~/screens/page/page-head.server.ts';
import { pageDataOf } from '~/screens/page/testing/page-data-of.ts';
import { aServerContext } from '~/testing/a-server-context.ts';

const bundle = await readBundle(join(import.meta.dirname, '../../../../demo/snapshot'));

/** The numbers of all entries: a kind that has none of a number shows that it is missing. */
function queriesOf({ articles, dashboards, menus }: Snapshot): readonly string[] {
  const numbers = new Set([...articles, ...dashboards].map(({ id }) => id));
  return [
    '',
    ...[...numbers].flatMap((number) => NUMBERED_OVERLAYS.map((kind) => `?${kind}=${number}`)),
    ...menus.map(({ key }) => `?menu=${encodeURIComponent(key)}`),
    ...PLACES_TABS.map((tab) => `?places=${tab}`),
    '?menu',
    '?search=robot',
    '?contact',
    '?contact&product=1',
    '?compare=1~4',
    '?share',
    '?keys',
  ];
}

/** What a page carries: what its root has for every page, and its own. */
function carriedAt(path: string): object {
  const url = new URL(path, 'https://showroom.example');
  const entrances = entrancesOf(bundle.snapshots['en'] as Snapshot);
  const server = aServerContext({ bundle, url, entrances });
  const language = languageOfPath(bundle, url.pathname, new Map());
  const { snapshot } = language;
  const page = pageDataOf(server);
  return {
    root: {
      texts: interfaceTexts(snapshot, ['page', 'updater', 'preview']),
      brand: brandViewOf(snapshot),
      world: worldOfError(server, language),
    },
    page: { ...page, head: pageHead(page, snapshot.settings.brand) },
  };
}

test.each(['en', 'de'])('every page of the demo in %s is the same after a way through JSON', (locale) => {
  const snapshot = bundle.snapshots[locale] as Snapshot;
  const { defaultLocale } = bundle;
  const paths = snapshot.locations.map((location) =>
    formatLocationPath({ locale: snapshot.locale, defaultLocale, world: location.world, location }),
  );
  const [first = ''] = paths;
  const asked = [...paths, ...queriesOf(snapshot).map((query) => `${first}${query}`)];
  expect(asked.length).toBeGreaterThan(100);
  const pages = Object.fromEntries(asked.map((path) => [path, carriedAt(path)]));
  expect(JSON.parse(JSON.stringify(pages))).toEqual(pages);
});
