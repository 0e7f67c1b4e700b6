import { aLocation, aPicture, aSnapshot, aWorld } from '@vitrine/core/testing';
import { expect, test } from 'vitest';
import { miniMapOf } from './mini-map.server.ts';

const snapshot = aSnapshot();
const media = aPicture({ hash: 'plan', ext: '.svg', mime: 'image/svg+xml', width: 1600, height: 800 });
const location = aLocation({
  floorPlanPosition: { x: 10, y: 90 },
  planPin: { x: 20, y: 50 },
  planDirection: 45,
});

test('shows where the visitor is and what the picture shows, and leads to the floor plan', () => {
  expect(
    miniMapOf({ snapshot, world: aWorld({ floorPlan: { media } }), location }, '/showroom/entrance'),
  ).toEqual({
    miniMap: {
      style: {
        '--plan': `url("${media.url}")`,
        '--ratio': '2',
        '--x': '20%',
        '--y': '50%',
        '--cone': '60%',
        '--from-x': '10%',
        '--from-y': '90%',
        '--turn': '45deg',
      },
      href: '/showroom/entrance?places=map',
      'aria-label': 'Floor plan',
    },
  });
});

test('is not there without a floor plan, off the plan, or where the world wants none', () => {
  expect(miniMapOf({ snapshot, world: aWorld(), location }, '/')).toEqual({});
  expect(
    miniMapOf({ snapshot, world: aWorld({ floorPlan: { media } }), location: aLocation() }, '/'),
  ).toEqual({});
  const hidden = aWorld({ floorPlan: { media, isHiddenOnPictures: true } });
  expect(miniMapOf({ snapshot, world: hidden, location }, '/')).toEqual({});
});
