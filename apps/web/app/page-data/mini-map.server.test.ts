import { aLocation, aPicture, aWorld } from '@vitrine/core/testing';
import { expect, test } from 'vitest';
import { miniMapOf } from './mini-map.server.ts';

const media = aPicture({ hash: 'plan', ext: '.svg', mime: 'image/svg+xml', width: 1600, height: 800 });
const location = aLocation({
  floorPlanPosition: { x: 10, y: 90 },
  planPin: { x: 20, y: 50 },
  planDirection: 45,
});

test('shows where the visitor is and what the picture shows, and leads to the floor plan', () => {
  expect(miniMapOf({ world: aWorld({ floorPlan: { media } }), location }, '/showroom/entrance')).toEqual({
    miniMap: {
      plan: media.url,
      shape: { aspectRatio: 2 },
      pin: { left: '20%', top: '50%' },
      cone: { left: '10%', top: '90%', rotate: '45deg' },
      href: '/showroom/entrance?places=map',
    },
  });
});

test('is not there without a floor plan, off the plan, or where the world wants none', () => {
  expect(miniMapOf({ world: aWorld(), location }, '/')).toEqual({});
  expect(miniMapOf({ world: aWorld({ floorPlan: { media } }), location: aLocation() }, '/')).toEqual({});
  const hidden = aWorld({ floorPlan: { media, isHiddenOnPictures: true } });
  expect(miniMapOf({ world: hidden, location }, '/')).toEqual({});
});
