import { localeCode, payloadId } from '@vitrine/core/world/ids';
import type { ParticipantId } from '@vitrine/core/presentation/presentation';
import type { Hotspot } from '@vitrine/core/world/location';
import { expect, test } from 'vitest';
import { createBundle, createLocation } from '../testing/bundle.ts';
import { signalFor } from './signal-text.ts';
import type { SentSignal } from './signal-text.ts';

/** A content whose start has these hotspots, for one visitor. */
function aContent(...ids: readonly string[]) {
  const hotspots = ids.map((id): Hotspot => ({
    id,
    component: 'hotspots.open-documents',
    title: id,
    action: { kind: 'openDocuments', documents: [] },
    placement: { on4x3: { x: 10, y: 10 } },
    categories: [],
    priority: 0,
  }));
  return createBundle('v1', { locations: [createLocation('open-start', 'open', { hotspots })] });
}

const LOOK: SentSignal = {
  type: 'look',
  location: payloadId('open-start'),
  hotspot: 'robot',
  by: 'guide' as ParticipantId,
  epoch: 1,
  locale: localeCode('de'),
};

test('“look here” is nothing for a visitor who sees the location and not the hotspot', () => {
  expect(signalFor(LOOK, aContent('robot'))).toEqual({
    kind: 'look',
    location: 'open-start',
    hotspots: { en: 'robot', de: 'robot' },
  });
  expect(signalFor(LOOK, aContent('press'))).toBeUndefined();
  expect(signalFor(LOOK, aContent())).toBeUndefined();
});

test('a hotspot in a language that the visitor has not is found by its id alone', () => {
  expect(signalFor({ ...LOOK, locale: localeCode('fr') }, aContent('robot'))).toMatchObject({
    hotspots: { en: 'robot', de: 'robot' },
  });
});
