import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { examineSnapshots } from '@vitrine/doctor/examine';
import { describe, expect, test } from 'vitest';
import { contentOf } from '../testing/content-of.ts';
import { importPainted } from '../testing/import-tour.ts';
import { readMarzipano } from './read/marzipano.ts';
import { readPannellum } from './read/pannellum.ts';

/** Tours that the other viewers publish. They are data of others and lie beside the project, where they do. */
const PEERS = fileURLToPath(new URL('../../../../shared/peers', import.meta.url));
const isThere = existsSync(PEERS);

function text(file: string): string {
  return readFileSync(`${PEERS}/${file}`, 'utf8');
}

describe.skipIf(!isThere)(`published tours${isThere ? '' : ': ../shared/peers is not there'}`, () => {
  test.each([
    ['Pannellum’s tour', () => readPannellum(text('pannellum/example-tour.json')), 2, 2],
    ['Pannellum’s cube', () => readPannellum(text('pannellum/example-cube.json')), 1, 0],
    ['Pannellum’s tiles', () => readPannellum(text('pannellum/example-multires.json')), 1, 0],
    ['Marzipano’s sample', () => readMarzipano(text('marzipano/sample-tour-data.js')), 3, 3],
  ])('%s is imported whole and can be walked', async (_, read, places, transitionsOut) => {
    const tour = read();
    const world = await importPainted(tour);
    // The finer tiles are not painted: that would take minutes.
    expect(world.findings.filter(({ code }) => code !== 'coarseTiles')).toEqual([]);
    const { snapshots, reports } = await contentOf(world);
    const snapshot = Object.values(snapshots)[0];
    expect(snapshot?.locations).toHaveLength(places);
    expect(snapshot?.transitions).toHaveLength(transitionsOut);
    const findings = examineSnapshots({ snapshots: Object.values(snapshots), reports });
    // No tour has clips, and what is painted is small; everything else would be the importer's.
    expect(
      findings.filter(({ subject, code }) => subject.kind !== 'transition' && code !== 'smallPanorama'),
    ).toEqual([]);
    expect(findings.every(({ severity }) => severity === 'hint')).toBe(true);
    expect(snapshot?.locations.every(({ panorama }) => panorama !== undefined)).toBe(true);
  });

  test('keeps the words and directions of Pannellum’s tour', () => {
    const { start, scenes } = readPannellum(text('pannellum/example-tour.json'));
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
