import { stopKeys } from '@vitrine/core/stories/stop-keys';
import { describe, expect, test } from 'vitest';
import { brokenBundle, englishOf, entryOf, goodBundle, locationOf } from '../../fixtures/break-world.ts';
import type { Answers } from '../../fixtures/small-world.ts';
import { entriesOf } from '../../fixtures/small-world.ts';
import { bundleVersion } from './assemble-bundle.ts';

const STORIES = '/api/content-stories';

/** The bundle when the English story has these fields. */
function withStory(fields: Record<string, unknown>, also: (answers: Answers) => void = () => undefined) {
  return brokenBundle((answers) => {
    Object.assign(entryOf(answers, STORIES, 0, 'en'), fields);
    also(answers);
  });
}

function withStops(...stops: readonly object[]) {
  return withStory({ stops: stops.map((stop, index) => Object.assign({ id: index + 1 }, stop)) });
}

function stopsOf(bundle: ReturnType<typeof withStory>) {
  return englishOf(bundle).stories[0]?.stops;
}

/** The bundle when the German story has stops at these addresses, without words. */
function germanStops(...addresses: string[]) {
  return brokenBundle((answers) => {
    const stops = addresses.map((address, index) => ({ id: index + 1, address, title: '', notes: '' }));
    Object.assign(entryOf(answers, STORIES, 0, 'de'), { stops });
  });
}

describe('a story', () => {
  test('has its number, its words, and stops with what is open', () => {
    expect(englishOf(goodBundle).stories).toEqual([
      {
        id: 3,
        slug: 'first-tour',
        title: 'First tour',
        description: 'Two stops.',
        stops: [
          {
            location: 'atrium',
            open: [{ kind: 'article', id: 12 }],
            title: 'The compressor',
            seconds: 30,
          },
          { location: locationOf(goodBundle, 'lounge')?.payloadId, open: [], seconds: 20 },
        ],
      },
    ]);
    expect(goodBundle.snapshots['de']?.stories[0]).toMatchObject({ id: 3, title: 'Erster Rundgang' });
  });

  test('has its notes beside the snapshots, by language', () => {
    const [story] = englishOf(goodBundle).stories;
    const [first = ''] = stopKeys(story?.stops ?? []);
    expect(goodBundle.serverOnly.storyNotes).toEqual({
      en: { 3: { [first]: 'Ask for their pressure.' } },
      de: { 3: { [first]: 'Nach dem Druck fragen.' } },
    });
    expect(JSON.stringify([goodBundle.snapshots, goodBundle.reports])).not.toMatch(/pressure|Druck/);
  });

  test('keeps its version when only its notes change', () => {
    const changed = withStops({ address: '/showroom/atrium', notes: 'Something else.' });
    const same = withStops({ address: '/showroom/atrium', notes: 'Other words.' });
    expect(bundleVersion(changed.snapshots)).toBe(bundleVersion(same.snapshots));
    expect(changed.serverOnly.storyNotes).not.toEqual(same.serverOnly.storyNotes);
  });

  test.each([
    [1, 3],
    [601, 600],
    [null, 20],
    ['45', 45],
  ])('is shown for %j seconds a stop as %d', (seconds, shown) => {
    expect(stopsOf(withStops({ address: '/showroom/atrium', seconds }))?.[0]?.seconds).toBe(shown);
  });

  test('leaves out a stop that leads nowhere, and says which', () => {
    const bundle = withStops(
      { address: '/showroom/entrance' },
      { address: '/showroom' },
      { address: '/showroom/gone' },
      { address: '/showroom/atrium?article=999' },
      { address: '/showroom/atrium?article=12&pdf=1' },
    );
    expect(stopsOf(bundle)?.map(({ location }) => location)).toEqual(['entrance']);
    expect(bundle.reports.filter(({ kind }) => kind === 'deadStop')).toMatchObject([
      { path: 'content-stories/first-tour.stops[1].address', says: { key: 'report.stopAddress' } },
      { path: 'content-stories/first-tour.stops[2].address', says: { key: 'report.stopLocation' } },
      { path: 'content-stories/first-tour.stops[3].address', says: { key: 'report.stopOverlay' } },
      { path: 'content-stories/first-tour.stops[4].address', says: { key: 'report.stopOverlay' } },
    ]);
  });

  test('is left out without any stop that leads anywhere', () => {
    const bundle = withStops({ address: '/showroom/gone', notes: 'Secret words.' });
    expect(englishOf(bundle).stories).toEqual([]);
    expect(bundle.serverOnly.storyNotes?.['en']).toBeUndefined();
    expect(bundle.reports).toContainEqual(
      expect.objectContaining({ path: 'content-stories/first-tour.stops', kind: 'deadStop' }),
    );
  });

  test('finds a location and a world by earlier names', () => {
    const bundle = withStory({ stops: [{ id: 1, address: '/old-hall/old-atrium' }] }, (answers) => {
      for (const locale of ['en', 'de']) {
        const world = entriesOf(answers, '/api/worlds', locale).find(({ slug }) => slug === 'showroom');
        Object.assign(world ?? {}, { earlier_slugs: 'old-hall' });
        const atrium = entriesOf(answers, '/api/content-locations', locale).find(
          ({ slug }) => slug === 'atrium',
        );
        Object.assign(atrium ?? {}, { earlier_addresses: 'old-atrium' });
      }
    });
    expect(stopsOf(bundle)?.[0]?.location).toBe('atrium');
  });

  test('takes what a language leaves empty from the same stop alone', () => {
    const [compressor, lounge] = ['/showroom/atrium?article=12', '/showroom/east-lounge'];
    const original = 'https://showroom.example.com/de/showroom/east-lounge';
    const same = germanStops(compressor, original).snapshots['de']?.stories[0]?.stops;
    expect(same?.map(({ title }) => title)).toEqual(['The compressor', undefined]);
    const swapped = germanStops(lounge, compressor).snapshots['de']?.stories[0]?.stops;
    expect(swapped?.map(({ title }) => title)).toEqual([undefined, undefined]);
  });

  test('has a slug of its own', () => {
    const bundle = brokenBundle((answers) => {
      for (const locale of ['en', 'de']) {
        const stories = entriesOf(answers, STORIES, locale);
        stories.push({ ...stories[0], id: 9, documentId: 'another', public_id: 4 });
      }
    });
    expect(englishOf(bundle).stories.map(({ id }) => id)).toHaveLength(1);
    expect(bundle.reports.map(({ kind }) => kind)).toContain('duplicate');
  });
});
