import { aLocation, aPicture, aTransition, aWorld } from '@vitrine/core/testing';
import type { Article } from '@vitrine/core/world/content';
import { overlayId, payloadId } from '@vitrine/core/world/ids';
import { describe, expect, test } from 'vitest';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import { buildOverlays } from './build-overlays.server.ts';

const article: Article = {
  id: overlayId(7),
  title: 'Gripper',
  summary: '',
  category: { title: 'Robotics', priority: 3 },
  tags: [],
  sections: [],
  actionButtons: [],
};
const plan = aPicture({ hash: 'plan', ext: '.svg', mime: 'image/svg+xml', width: 1600, height: 800 });
const entrance = aLocation({
  payloadId: payloadId('entrance'),
  floorPlanPosition: { x: 50, y: 50 },
  stationCategory: { title: 'Arrive', priority: 1 },
});
const closed = aLocation({ payloadId: payloadId('closed'), slug: 'closed', title: 'Closed' });
const nowhere = aLocation({ payloadId: payloadId('nowhere'), slug: 'nowhere', title: 'Nowhere' });

function open(query: string, overrides: Parameters<typeof someContent>[0] = {}) {
  const world = aWorld({ floorPlan: { media: plan } });
  const bundle = someContent({
    articles: [article],
    worlds: [world],
    locations: [entrance, closed, nowhere],
    ...overrides,
  });
  const snapshot = bundle.snapshots['en'];
  if (snapshot === undefined) throw new Error('There is no English snapshot.');
  return buildOverlays(
    aServerContext({ bundle }),
    {
      bundle,
      snapshot,
      world: snapshot.worlds[0] ?? world,
      location: snapshot.locations[0] ?? entrance,
      canEnter: ({ payloadId: id }) => id !== closed.payloadId,
    },
    new URLSearchParams(query),
  ).overlays;
}

describe('the bottom navigation', () => {
  const tabs = [
    { tab: 'stations', href: '/showroom/entrance?places' },
    { tab: 'shortcuts', href: '/showroom/entrance?places=shortcuts' },
    { tab: 'map', href: '/showroom/entrance?places=map' },
  ];

  test('has stations, shortcuts and the map (spec 3.31) (spec 2.30)', () => {
    expect(open('?places')[0]).toMatchObject({
      frame: { size: 'bottom' },
      content: { tab: 'stations', tabs },
    });
    expect(open('?places=shortcuts')[0]).toMatchObject({
      frame: { title: 'Products & topics' },
      content: {
        tab: 'shortcuts',
        groups: [{ title: 'Robotics', articles: [{ href: '/showroom/entrance?article=7-gripper' }] }],
      },
    });
  });

  test('has a card for each article, with the first of its figures', () => {
    const payload = { value: '12', unit: 'kg', label: 'payload' };
    const reach = { value: '1,410', unit: 'mm', label: 'reach' };
    const articles = [
      { ...article, figures: [payload, reach] },
      { ...article, id: overlayId(8), figures: [] },
    ];
    expect(open('?places=shortcuts', { articles })[0]).toMatchObject({
      content: { groups: [{ articles: [{ title: 'Gripper', figure: payload }, { title: 'Gripper' }] }] },
    });
  });

  test('shows every location that may be entered on the floor plan or at least beside it', () => {
    expect(open('?places=map')[0]).toMatchObject({
      content: {
        tab: 'map',
        aspectRatio: 2,
        pins: [
          { title: 'Entrance', isCurrent: true, at: { x: 50, y: 50 }, pin: { x: 50, y: 50 } },
          { title: 'Nowhere', isCurrent: false },
        ],
      },
    });
  });

  test('marks what is next door, and what the picture shows of the plan', () => {
    const here = { ...entrance, planPin: { x: 50, y: 40 }, planDirection: 270 };
    const transitions = [aTransition({ from: here.payloadId, to: nowhere.payloadId })];
    expect(open('?places=map', { locations: [here, nowhere], transitions })[0]).toMatchObject({
      content: {
        cone: { from: { x: 50, y: 50 }, direction: 270 },
        pins: [
          { at: { x: 50, y: 40 }, isNear: false },
          { title: 'Nowhere', isNear: true },
        ],
      },
    });
  });

  test('leaves out what the world does not have', () => {
    const [places] = open('?places=map', { worlds: [aWorld()], articles: [] });
    expect(places).toMatchObject({ content: { tab: 'stations', tabs: [{ tab: 'stations' }] } });
  });
});
