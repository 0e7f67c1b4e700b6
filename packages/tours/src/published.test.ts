import { examineSnapshots } from '@vitrine/doctor/examine';
import { describe, expect, test } from 'vitest';
import { contentOf } from '../testing/content-of.ts';
import { importPainted } from '../testing/import-tour.ts';
import { hasPublishedTours, PUBLISHED_TOURS } from '../testing/published-tours.ts';

const why = hasPublishedTours ? '' : ': ../shared/peers is not there';

describe.skipIf(!hasPublishedTours)(`published tours${why}`, () => {
  test.each(PUBLISHED_TOURS)('$name is imported whole and can be walked', async (published) => {
    const tour = published.read();
    const world = await importPainted(tour);
    // The finer tiles are not painted: that would take minutes.
    expect(world.findings.filter(({ code }) => code !== 'coarseTiles')).toEqual([]);
    const { snapshots, reports } = await contentOf(world);
    const snapshot = Object.values(snapshots)[0];
    expect(snapshot?.locations).toHaveLength(published.locations);
    expect(snapshot?.transitions).toHaveLength(published.transitions);
    const findings = examineSnapshots({ snapshots: Object.values(snapshots), reports });
    // No tour has clips, and what is painted is small; everything else would be the importer's.
    expect(
      findings.filter(({ subject, code }) => subject.kind !== 'transition' && code !== 'smallPanorama'),
    ).toEqual([]);
    expect(findings.every(({ severity }) => severity === 'hint')).toBe(true);
    expect(snapshot?.locations.every(({ panorama }) => panorama !== undefined)).toBe(true);
  });

  test('keeps the words and directions of Pannellum’s tour', () => {
    const { start, scenes } = PUBLISHED_TOURS[0].read();
    expect(start).toBe('pond');
    expect(scenes[0]).toMatchObject({
      title: 'Jordan Pond (Cube)',
      author: 'Matthew Petroff',
      links: [{ yaw: -60, pitch: 0, title: 'Pond', target: 'pond' }],
      infos: [
        { yaw: 170, pitch: -12, title: 'This is Jordan Pond, located in Acadia National Park.' },
        { yaw: -50, pitch: -10, title: 'This is a link.', address: 'https://github.com/mpetroff/pannellum' },
      ],
    });
  });
});
