import { HOTSPOT_DEFAULTS } from '@vitrine/core/world/settings/hotspots';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import type { LocationView } from '~/page-data/location-view.ts';
import { aHotspotView } from '~/showroom/testing/a-hotspot-view.ts';
import { viewOf } from '~/showroom/testing/test-showroom.ts';
import { HotspotLayer } from './hotspot-layer.tsx';

const filter = { categories: [], chosen: undefined, choose: () => undefined, isShown: () => true };
const hotspots = ['b', 'c', 'd'].map((target) => aHotspotView(target));

function render(changes: Partial<LocationView>) {
  return renderToStaticMarkup(
    <Translations locale="en" texts={{}}>
      <HotspotLayer view={{ ...viewOf('a'), hotspots, ...changes }} isMoving={false} filter={filter} />
    </Translations>,
  );
}

test('comes in with the location’s animation (spec 9.8)', () => {
  expect(render({ hotspotAnimation: 'fade_in' })).toContain('data-animation="fade_in"');
});

test('shows names on approach unless the settings say otherwise (spec 9.8)', () => {
  expect(render({ hotspotSettings: HOTSPOT_DEFAULTS })).toContain('data-expand-all="true"');
  const hotspotSettings = { ...HOTSPOT_DEFAULTS, expandAll: false };
  expect(render({ hotspotSettings })).not.toContain('data-expand-all');
});

test('has the position of each hotspot for every window', () => {
  expect(render({})).toContain('--wide-x:');
});
