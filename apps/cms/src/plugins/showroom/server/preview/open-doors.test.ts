import { articleName } from '@vitrine/core/access/content-names';
import { worldAlone } from '@vitrine/core/access/world-alone';
import { aLocation, aSnapshot, aWorld } from '@vitrine/core/testing';
import { overlayId, payloadId, worldSlug } from '@vitrine/core/world/ids';
import type { PriceRule } from '@vitrine/core/world/product';
import { expect, test } from 'vitest';
import { withOpenDoors } from './open-doors.ts';

const RULES: readonly PriceRule[] = [
  { kind: 'public' },
  { kind: 'loggedIn' },
  { kind: 'scopes', scopes: ['dealers'] },
  { kind: 'worlds', worlds: [worldSlug('elsewhere')] },
];

test.each(RULES)('a preview of one world has prices that are for %j', (priceRule) => {
  const price = { amount: 4711, currency: 'EUR' };
  const robot = {
    id: overlayId(1),
    title: 'Robot',
    summary: '',
    tags: [],
    sections: [],
    actionButtons: [],
    product: { price, priceRule, variants: [{ name: 'Teal', price }] },
  };
  const hall = payloadId('hall');
  const whole = aSnapshot({
    worlds: [aWorld({ start: hall })],
    locations: [aLocation({ payloadId: hall, access: { rule: { kind: 'loggedIn' } } })],
    transitions: [],
    articles: [robot],
  });
  const names = [articleName(robot.id)];
  const alone = worldAlone(withOpenDoors(whole), worldSlug('showroom'), new Date(0).toISOString(), names);
  expect(alone?.snapshot.articles).toMatchObject([
    { title: 'Robot', product: { price, variants: [{ name: 'Teal', price }] } },
  ]);
});
