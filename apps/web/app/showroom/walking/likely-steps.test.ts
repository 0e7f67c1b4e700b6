import { payloadId } from '@vitrine/core/world/ids';
import type { Direction } from '@vitrine/core/world/hotspots/navigation';
import { aTransition, picturesOf } from '@vitrine/core/testing';
import { expect, test } from 'vitest';
import { aHotspotView } from '../testing/a-hotspot-view.ts';
import { likelySteps } from './likely-steps.ts';

test('the next station before other ways onwards, onwards before aside, aside before back', () => {
  const exits: readonly (readonly [string, Direction | undefined])[] = [
    ['behind', 'back'],
    ['nowhere', undefined],
    ['aside', 'left'],
    ['arrow', undefined],
    ['ahead', 'forward'],
  ];
  const steps = likelySteps({
    hotspots: exits.flatMap(([target, direction]) => {
      return direction === undefined ? [] : [aHotspotView(target, { direction })];
    }),
    next: { payloadId: payloadId('arrow'), title: '', href: '' },
    neighbours: exits.map(([target]) => ({
      location: { payloadId: payloadId(target), title: '', href: '', backgrounds: picturesOf(target) },
      transition: aTransition({ to: payloadId(target) }),
    })),
  });
  expect(steps).toEqual(['arrow', 'ahead', 'aside', 'nowhere', 'behind']);
});
