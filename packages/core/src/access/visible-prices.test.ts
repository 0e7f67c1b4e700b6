import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLocation, anonymous, aSnapshot, aWorld } from '../../testing/index.ts';
import { anArticle, toArticle } from '../../testing/access/linked-showrooms.ts';
import { payloadId, worldSlug } from '../world/ids.ts';
import type { PriceRule, Product } from '../world/product.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { Visitor } from './may-enter.ts';
import { OPEN_PRICE, scopesOf, strictestPriceRule, worldsRule } from './strictest.ts';
import { visibleSnapshot } from './visible-snapshot.ts';
import { worldAlone } from './world-alone.ts';

const [lab, fair, showroom] = [worldSlug('lab'), worldSlug('fair'), worldSlug('showroom')];

function productWith(priceRule: PriceRule): Product {
  const price = { amount: 4711, currency: 'EUR' };
  return { sku: 'NV6', price, priceRule, variants: [{ name: 'Teal', sku: 'NV6-T', price }] };
}

function showroomWith(priceRule: PriceRule): Snapshot {
  return aSnapshot({
    worlds: [
      aWorld({ start: payloadId('entrance') }),
      aWorld({ slug: lab, isProtected: true }),
      aWorld({ slug: fair, isLoginOnly: true }),
    ],
    locations: [aLocation({ payloadId: payloadId('entrance'), hotspots: [toArticle(1)] })],
    transitions: [],
    articles: [{ ...anArticle(1, 'Robot'), product: productWith(priceRule) }],
  });
}

function seesPrice(rule: PriceRule, visitor: Visitor): boolean {
  const [article] = visibleSnapshot(showroomWith(rule), visitor).articles;
  const isSeen = JSON.stringify(article).includes('4711');
  // All else that is said of the product is for everyone, and nothing that is sent names the rule.
  expect(article?.product).toMatchObject({ sku: 'NV6', variants: [{ name: 'Teal', sku: 'NV6-T' }] });
  expect(article?.product?.priceRule).toEqual({ kind: 'public' });
  return isSeen;
}

const loggedIn: Visitor = { ...anonymous, isLoggedIn: true };
const partner: Visitor = { ...loggedIn, scopes: ['partner'] };
const inLab: Visitor = { ...anonymous, openedWorlds: new Set([lab]) };

const SCOPES = ['partner', 'press', 'staff'];
const priceRules: fc.Arbitrary<PriceRule> = fc.oneof(
  fc.constantFrom<PriceRule>({ kind: 'public' }, { kind: 'loggedIn' }),
  fc.subarray(SCOPES).map((scopes): PriceRule => ({ kind: 'scopes', scopes: scopesOf(scopes) })),
  fc.subarray([lab, fair, showroom]).map((worlds) => worldsRule(worlds)),
);
const visitors: fc.Arbitrary<Visitor> = fc.record({
  isLoggedIn: fc.boolean(),
  scopes: fc.subarray(SCOPES),
  openedWorlds: fc.subarray([lab, fair, showroom]).map((worlds) => new Set(worlds)),
  now: fc.constant(anonymous.now),
});

describe('prices', () => {
  test.each<[string, PriceRule, readonly Visitor[], readonly Visitor[]]>([
    ['everyone', { kind: 'public' }, [anonymous, loggedIn, partner, inLab], []],
    ['a login', { kind: 'loggedIn' }, [loggedIn, partner], [anonymous, inLab]],
    ['a scope', { kind: 'scopes', scopes: ['partner'] }, [partner], [anonymous, loggedIn, inLab]],
    ['no one', { kind: 'scopes', scopes: [] }, [], [anonymous, loggedIn, partner, inLab]],
    ['a world with a code', worldsRule([lab]), [inLab], [anonymous, loggedIn, partner]],
    ['a world with a login', worldsRule([fair]), [loggedIn, partner], [anonymous, inLab]],
    ['an open world', worldsRule([showroom]), [anonymous], []],
    ['a world that is gone', worldsRule([worldSlug('gone')]), [], [anonymous, partner, inLab]],
  ])('are seen by those who have %s, and by no one else', (_who, rule, sees, lacks) => {
    for (const visitor of sees) expect(seesPrice(rule, visitor)).toBe(true);
    for (const visitor of lacks) expect(seesPrice(rule, visitor)).toBe(false);
  });

  test('leave a world on a laptop only if everyone, or every visitor of that world, sees them', () => {
    const taken = (rule: PriceRule) =>
      JSON.stringify(worldAlone(showroomWith(rule), showroom, anonymous.now)?.snapshot.articles);
    expect(taken({ kind: 'public' })).toContain('4711');
    expect(taken(worldsRule([lab, showroom]))).toContain('4711');
    for (const rule of [{ kind: 'loggedIn' }, worldsRule([lab])] as const)
      expect(taken(rule)).not.toContain('4711');
  });
});

describe('the strictest of the rules of two languages', () => {
  test('admits those alone that both admit', () => {
    fc.assert(
      fc.property(priceRules, priceRules, visitors, (one, other, visitor) => {
        const sees = (rule: PriceRule) => seesPrice(rule, visitor);
        expect(!sees(strictestPriceRule(one, other)) || (sees(one) && sees(other))).toBe(true);
      }),
    );
  });

  test('does not depend on the order of languages, how they are grouped, or repetitions', () => {
    fc.assert(
      fc.property(priceRules, priceRules, priceRules, (one, other, third) => {
        const join = strictestPriceRule;
        expect(join(one, other)).toEqual(join(other, one));
        expect(join(join(one, other), third)).toEqual(join(one, join(other, third)));
        expect(join(one, one)).toEqual(one);
        expect(join(one, OPEN_PRICE)).toEqual(one);
      }),
      { numRuns: 1_000 },
    );
  });
});
