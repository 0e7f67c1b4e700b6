import { describe, expect, test } from 'vitest';
import type { MapTransition } from '../../../../contracts/map.ts';
import { clipRowsOf, foundClips } from './planned-clips.ts';
import { rowsOf, wantedOf } from './planned.ts';
import type { RowEdit } from './planned.ts';
import type { GivenFile } from './use-files.ts';

function picture(name: string): GivenFile {
  const seen = { width: 1920, height: 1440, thumbnail: '' };
  return { id: name, file: new File(['picture'], name), kind: 'picture', seen };
}

function clip(name: string): GivenFile {
  return { id: name, file: new File(['clip'], name), kind: 'clip', size: { width: 1920, height: 1080 } };
}

const FILES = [picture('1_door.jpg'), picture('2_hall.jpg'), picture('3_roof.jpg')];
const NONE: ReadonlyMap<string, RowEdit> = new Map();

/** Positions that tell how many were asked for, and which one this is. */
function positionsFor(count: number) {
  return Array.from({ length: count }, (_, index) => ({ x: count, y: index }));
}

describe('the preview of locations', () => {
  test('leaves out what the world has, until the editor ticks it or changes its title', () => {
    const existing = [{ title: 'Hall' }];
    expect(rowsOf(FILES, NONE, existing).map(({ isIncluded, isKnown }) => [isIncluded, isKnown])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
    const edits = new Map([['2 hall', { title: 'Great hall', isIncluded: true }]]);
    expect(rowsOf(FILES, edits, existing)[1]).toMatchObject({
      title: 'Great hall',
      isIncluded: true,
      isKnown: false,
    });
  });

  test('becomes requests with slugs of the titles, also where the world has them', () => {
    const edits = new Map([['2 hall', { isIncluded: true }]]);
    const wanted = wantedOf(
      rowsOf(FILES, edits, [{ title: 'Hall' }]),
      [{ title: 'Hall' }],
      new Map(),
      positionsFor,
    );
    expect([...wanted.values()]).toMatchObject([
      { title: 'Door', slug: 'door', position: { x: 3, y: 0 } },
      { title: 'Hall', slug: 'hall-2', position: { x: 3, y: 1 } },
      { title: 'Roof', slug: 'roof', position: { x: 3, y: 2 } },
    ]);
  });

  test('a further attempt has the same ids and positions, with the titles as they are now', () => {
    const first = wantedOf(rowsOf(FILES, NONE, []), [], new Map(), positionsFor);
    const edits = new Map<string, RowEdit>([
      ['1 door', { isIncluded: false }],
      ['3 roof', { title: ' Terrace ' }],
    ]);
    const second = wantedOf(rowsOf(FILES, edits, []), [], first, positionsFor);
    expect([...second.keys()]).toEqual(['2 hall', '3 roof']);
    for (const [id, { documentId, position }] of second) {
      expect(first.get(id)).toMatchObject({ documentId, position });
    }
    expect(second.get('3 roof')).toMatchObject({ title: 'Terrace', slug: 'terrace' });
  });
});

describe('the preview of clips', () => {
  const transition: MapTransition = {
    documentId: 'walk',
    status: 'draft',
    kind: 'transition',
    from: 'door',
    to: 'hall',
    weight: 100,
    active: true,
    clips: {},
  };
  const world = {
    locations: ['door', 'hall'].map((documentId) => ({
      documentId,
      title: documentId,
      locale: 'en',
      position: null,
      pin: null,
      direction: null,
      station: null,
      status: 'draft' as const,
    })),
    transitions: [transition],
  };
  const files = [clip('door--hall.mp4'), clip('door_to_hall.mp4'), clip('hall--door.mp4'), ...FILES];

  test('a transition gets one clip for a screen', () => {
    const rows = clipRowsOf(files, NONE, world);
    expect(rows.map(({ match: { kind }, isIncluded }) => [kind, isIncluded])).toEqual([
      ['found', true],
      ['twice', false],
      ['noTransition', false],
    ]);
    expect(foundClips(rows)).toEqual([{ id: 'door--hall.mp4', transition, slot: 'default_background_16x9' }]);
  });

  test('the second takes the turn of the first that is left out', () => {
    const rows = clipRowsOf(files, new Map([['door--hall.mp4', { isIncluded: false }]]), world);
    expect(foundClips(rows).map(({ id }) => id)).toEqual(['door_to_hall.mp4']);
  });
});
