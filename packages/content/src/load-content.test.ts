import { describe, expect, test } from 'vitest';
import { fakeCms, json } from '../fixtures/fake-cms.ts';
import type { Handler } from '../fixtures/fake-cms.ts';
import { entriesOf, FIXTURE_CMS_URL, FIXTURE_LOCALES, smallWorld } from '../fixtures/small-world.ts';
import type { Answers } from '../fixtures/small-world.ts';
import type { ContentChange } from './content-answers.ts';
import { DEFAULT_ENDPOINTS } from './endpoints/default-endpoints.ts';
import { lacksTexts, loadContent } from './load-bundle.ts';
import type { EarlierLoad } from './load-options.ts';

/** A load, and its requests: each path with its language, sorted. */
async function load(
  answers: Answers,
  since?: Omit<EarlierLoad, 'reach'> & Partial<EarlierLoad>,
  handler?: Handler,
) {
  const { fetch, requests } = fakeCms(answers, handler);
  const loaded = await loadContent({
    cmsUrl: FIXTURE_CMS_URL,
    fetch,
    locales: FIXTURE_LOCALES,
    ...(since ? { since: { reach: 'entries', ...since } } : {}),
  });
  const asked = new Set(
    requests.map(({ url }) => [url.pathname, url.searchParams.get('locale') ?? []].flat().join(' ')),
  );
  return { ...loaded, asked: [...asked].toSorted() };
}

function rename(answers: Answers, path: string, locale: string, title: string): void {
  const entry = entriesOf(answers, path, locale)[0];
  if (entry === undefined) throw new Error(`The fixture has no entry at ${path}.`);
  entry['title'] = title;
}

describe('a load of what has changed', () => {
  test.each([
    ['/api/content-locations', 'en'],
    ['/api/content-locations', 'de'],
    ['/api/articles', 'en'],
  ])('equals a load of everything: %s in %s', async (path, locale) => {
    const answers = smallWorld();
    const before = await load(answers);
    rename(answers, path, locale, 'Another name');
    const collection = path.slice('/api/'.length);
    const partial = await load(answers, { answers: before.answers, changes: [{ collection, locale }] });
    const whole = await load(answers);
    expect(partial.bundle).toEqual(whole.bundle);
    expect(partial.bundle.version).not.toBe(before.bundle.version);
    expect(partial.asked).toEqual([`${path} ${locale}`]);
    expect(partial.answers).toEqual(whole.answers);
  });

  test.each<[string, readonly ContentChange[], readonly string[]]>([
    ['in every language', [{ collection: 'menus' }], ['/api/menus de', '/api/menus en']],
    ['once where it has no languages', [{ collection: 'screensavers', locale: 'de' }], ['/api/screensavers']],
    [
      'with the codes of the worlds',
      [{ collection: 'worlds', locale: 'de' }],
      ['/api/world-access', '/api/worlds de'],
    ],
    [
      'of several kinds',
      [
        { collection: 'icons' },
        { collection: 'dashboards', locale: 'en' },
        { collection: 'dashboards', locale: 'en' },
      ],
      ['/api/dashboards en', '/api/icons'],
    ],
    [
      'in the entries that hold it',
      [
        { collection: 'contact-persons', locale: 'de' },
        { collection: 'location-groups', locale: 'en' },
      ],
      ['/api/articles de', '/api/content-locations en', '/api/dashboards de'],
    ],
    ['not where the language is none of ours', [{ collection: 'articles', locale: 'xx' }], []],
  ])('asks for what changed: %s', async (_name, changes, asked) => {
    const answers = smallWorld();
    const before = await load(answers);
    const after = await load(answers, { answers: before.answers, changes });
    expect(after.asked).toEqual(asked);
    expect(after.bundle).toEqual(before.bundle);
  });

  test.each<[string, readonly ContentChange[]]>([
    ['that has no endpoint', [{ collection: 'menus' }, { collection: 'files' }]],
    ['that no one names', []],
  ])('reads everything for a change %s', async (_name, changes) => {
    const answers = smallWorld();
    const before = await load(answers);
    const after = await load(answers, { answers: before.answers, changes });
    expect(after.asked).toEqual(before.asked);
  });

  test('asks for what the earlier load did not know', async () => {
    const answers = smallWorld();
    const { fetch } = fakeCms(answers);
    const options = { cmsUrl: FIXTURE_CMS_URL, fetch, locales: FIXTURE_LOCALES };
    const endpoints = DEFAULT_ENDPOINTS.filter(({ url }) => url !== '/api/articles');
    const before = await loadContent({ ...options, endpoints });
    const after = await load(answers, { answers: before.answers, changes: [{ collection: 'icons' }] });
    expect(after.asked).toEqual(['/api/articles de', '/api/articles en', '/api/icons']);
    expect(after.bundle).toEqual((await load(answers)).bundle);
  });

  test('reports what is missing again', async () => {
    const answers = smallWorld();
    delete answers['/api/app-setting'];
    const before = await load(answers);
    const after = await load(answers, { answers: before.answers, changes: [{ collection: 'icons' }] });
    expect(after.bundle.reports).toEqual(before.bundle.reports);
    expect(after.bundle.reports).toContainEqual(
      expect.objectContaining({ kind: 'unreadableEndpoint', path: 'app-setting' }),
    );
  });
});

describe('a load of what may hold copies of what has changed', () => {
  test('reads everything in the languages that changed, and what has no language', async () => {
    const answers = smallWorld();
    const before = await load(answers);
    rename(answers, '/api/content-locations', 'de', 'Another name');
    rename(answers, '/api/articles', 'de', 'Another name');
    const changes = [{ collection: 'hotspot-categories', locale: 'de' }];
    const after = await load(answers, { answers: before.answers, changes, reach: 'copies' });
    const whole = await load(answers);
    expect(after.bundle).toEqual(whole.bundle);
    expect(after.asked).toEqual(whole.asked.filter((path) => !path.endsWith(' en')));
  });

  test.each(['files', 'icons'])('reads everything where %s have changed', async (collection) => {
    const answers = smallWorld();
    const before = await load(answers);
    const after = await load(answers, {
      answers: before.answers,
      changes: [{ collection }],
      reach: 'copies',
    });
    expect(after.asked).toEqual(before.asked);
  });

  test('reads no entry where nothing has changed', async () => {
    const answers = smallWorld();
    const before = await load(answers);
    const after = await load(answers, { answers: before.answers, changes: [], reach: 'copies' });
    expect(after.asked).toEqual(['/api/document-texts', '/api/world-access']);
    expect(after.bundle).toEqual(before.bundle);
  });
});

const refuseTexts: Handler = ({ pathname }) =>
  pathname === '/api/ui-translation' ? json({ error: {} }, 403) : undefined;

function textsIn({ bundle }: Awaited<ReturnType<typeof load>>) {
  return bundle.snapshots['en']?.uiTexts;
}

// "A failure to load translations is logged and defaults are used." (specification section 7)
describe('a load whose interface texts fail', () => {
  test('is whole but for them, and says so once (spec 7.17)', async () => {
    const whole = await load(smallWorld());
    const loaded = await load(smallWorld(), undefined, refuseTexts);
    expect(textsIn(whole)).not.toEqual({});
    expect(textsIn(loaded)).toEqual({});
    expect(loaded.bundle.snapshots['en']?.locations).toEqual(whole.bundle.snapshots['en']?.locations);
    expect(loaded.bundle.reports.filter(({ path }) => path === 'ui-translation')).toMatchObject([
      { kind: 'unreadableEndpoint', says: { key: 'report.textsUnreadable' } },
    ]);
    expect([whole, loaded].map(({ bundle }) => lacksTexts(bundle))).toEqual([false, true]);
  });

  test.each([
    ['of everything', []],
    ['of what has changed', [{ collection: 'ui-translation' }]],
  ])('keeps those of an earlier load: a load %s', async (_, changes) => {
    const before = await load(smallWorld());
    const after = await load(smallWorld(), { answers: before.answers, changes }, refuseTexts);
    expect(textsIn(after)).toEqual(textsIn(before));
    expect(lacksTexts(after.bundle)).toBe(true);
  });

  test('asks for them again, whatever has changed', async () => {
    const before = await load(smallWorld(), undefined, refuseTexts);
    const changes = [{ collection: 'icons' }];
    const after = await load(smallWorld(), { answers: before.answers, changes });
    expect(after.asked).toEqual(['/api/icons', '/api/ui-translation de', '/api/ui-translation en']);
    expect(after.bundle).toEqual((await load(smallWorld())).bundle);
  });
});
