import type { ContentBundle } from '@vitrine/content/bundle';
import { readBundle } from '@vitrine/content/node';
import { worldsRule } from '@vitrine/core/access/strictest';
import { formatLocationPath } from '@vitrine/core/links/path';
import { localeCode, worldSlug } from '@vitrine/core/world/ids';
import type { PriceRule } from '@vitrine/core/world/product';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../support/processes.ts';
import { dataOf, get } from './addresses.ts';
import { ask, cookiesOf, textOf } from './ask.ts';
import { SECRETS } from './canaries.ts';
import { inTurns } from './crawl.ts';
import { ACCOUNTS, startLoginCms } from './login-cms.ts';
import type { LoginCms } from './login-cms.ts';
import { logIn, unlock } from './roles.ts';
import { startTarget } from './target.ts';
import type { Target } from './target.ts';

/*
 * A price reaches no one without its scope: no page, no data request, no search, no machine, and no copy that was kept
 * for someone else.
 */

const LAB = worldSlug('lab');

/** One article for each rule, by its number in the demo, with a price that nothing else contains. */
const PRICES: readonly { readonly article: number; readonly rule: PriceRule; readonly digits: string }[] = [
  { article: 1, rule: { kind: 'scopes', scopes: ['partner'] }, digits: '71040913' },
  { article: 4, rule: { kind: 'loggedIn' }, digits: '72040913' },
  { article: 8, rule: worldsRule([LAB]), digits: '73040913' },
  { article: 11, rule: { kind: 'scopes', scopes: [] }, digits: '74040913' },
];

let cms: LoginCms;
let target: Target;
let paths: readonly string[];

beforeAll(async () => {
  cms = await startLoginCms();
  const demo = await readBundle(join(ROOT, 'demo/snapshot'));
  const snapshots = Object.fromEntries(
    Object.entries(demo.snapshots).map(([locale, snapshot]) => [
      locale,
      {
        ...snapshot,
        articles: snapshot.articles.map((each) => {
          const guarded = PRICES.find(({ article }) => article === Number(each.id));
          if (guarded === undefined) return each;
          const price = { amount: Number(guarded.digits) / 100, currency: 'EUR' };
          const variants = [{ name: 'One', sku: 'ONE-1', price }];
          return { ...each, product: { sku: 'ONE', price, priceRule: guarded.rule, variants } };
        }),
      },
    ]),
  );
  const bundle = {
    ...demo,
    version: 'prices',
    snapshots,
    serverOnly: { mediaSources: {}, accessCodes: { [LAB]: SECRETS.accessCode } },
  };
  target = await startTarget({ cmsUrl: cms.url, bundle });
  const pages = ['en', 'de']
    .flatMap((locale) => pageIn(demo, locale))
    .flatMap((page) =>
      [
        ...PRICES.map(({ article }) => `article=${article}`),
        'compare=1~4',
        'compare=4~1',
        'search=robot',
        ...PRICES.map(({ digits }) => `search=${digits.slice(0, 6)}`),
        'article=1&share',
      ].map((query) => `${page}?${query}`),
    );
  paths = [
    ...pages,
    ...pages.map((page) => dataOf(page)),
    '/box-api/search/en',
    '/box-api/search/de',
    '/box-api/api/articles',
    '/box-api/walk/en',
    '/sitemap.xml',
  ];
});
afterAll(async () => {
  await target.stop();
  await cms.stop();
});

/** The address of an open location. */
function pageIn({ snapshots, defaultLocale }: ContentBundle, locale: string): readonly string[] {
  return (snapshots[locale]?.locations ?? [])
    .filter(({ payloadId }) => payloadId === 'robot-arm')
    .map((location) =>
      formatLocationPath({ locale: localeCode(locale), defaultLocale, world: location.world, location }),
    );
}

/** Which prices an answer holds: as data, or as a language writes them. */
function pricesIn(text: string): readonly number[] {
  const digits = text.replaceAll(/(?<=\d)(?:[.,'’\s]|&nbsp;|\\u[\da-f]{4})(?=\d)/gi, '');
  return PRICES.flatMap((price) => (digits.includes(price.digits) ? [price.article] : []));
}

/** The prices in all answers to a visitor. */
async function pricesSeenBy(cookie: string): Promise<readonly number[]> {
  const seen = new Set<number>();
  const asked = new Set(paths.flatMap((path) => path.match(/search=\d+/)?.[0] ?? []));
  await inTurns(paths, async (path) => {
    const answer = await ask(target.port, { ...get(path), headers: { cookie } });
    expect(answer.status).toBeLessThan(500);
    // A search repeats its words.
    const text = [...asked].reduce((left, word) => left.replaceAll(word.slice(7), ''), textOf(answer));
    for (const price of pricesIn(text)) seen.add(price);
  });
  return [...seen].toSorted((one, other) => one - other);
}

test('a price is found however it is written', () => {
  expect(pricesIn('"price":710409.13 €720,409.13 730.409,13\u00a0€ 740\u202f409,13')).toEqual([1, 4, 8, 11]);
  expect(pricesIn('710409 and 13')).toEqual([]);
});

test('a price reaches those who may see it, and no one else, also after others have asked', async () => {
  const partner = await logIn(target.port, ACCOUNTS.partner);
  const guest = await logIn(target.port, ACCOUNTS.guest);
  const inLab = cookiesOf(await unlock(target.port, LAB, SECRETS.accessCode));
  const visitors = [
    [partner, [1, 4]],
    ['', []],
    [inLab, [8]],
    [guest, [4]],
    // Again: everything that was made for others is now kept somewhere.
    ['', []],
    [guest, [4]],
  ] as const;
  for (const [cookie, prices] of visitors) expect(await pricesSeenBy(cookie)).toEqual(prices);
});
