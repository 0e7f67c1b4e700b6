import { describe, expect, test } from 'vitest';
import { isGenericTitle, nameOfId, titlesOfScenes } from './names.ts';
import { readPannellum } from './read/pannellum.ts';
import { tourNameOf } from './tour.ts';

describe('titles of scenes', () => {
  test.each([
    'Project Title',
    'project-title',
    'Virtual Tour',
    'My Virtual Tour',
    'Untitled',
    'untitled 3',
    'krpano',
    'App files',
    '',
  ])('are not what tools write: “%s”', (title) => {
    expect(isGenericTitle(title)).toBe(true);
  });

  test.each(['Town hall', 'Tour of the mill', 'Panorama hotel', 'Title works Ltd'])(
    'are anything else: %s',
    (title) => {
      expect(isGenericTitle(title)).toBe(false);
    },
  );

  test.each([
    ['0-living-room', 'Living room'],
    ['scene_loft', 'Loft'],
    ['b2', 'b2'],
    ['12', '12'],
    ['--', ''],
  ])('come from ids: %s', (id, name) => {
    expect(nameOfId(id)).toBe(name);
  });

  test('are made of ids where they are none of their own', () => {
    expect(
      titlesOfScenes([
        { id: '0-hall', title: 'Untitled' },
        { id: '1-yard', title: 'Back <b>yard</b>' },
        { id: '日', title: undefined },
        { id: '-', title: '' },
      ]),
    ).toEqual(['Hall', 'Back yard', '日', 'Scene 4']);
    const shared = ['0-hall', '1-yard'].map((id) => ({ id, title: 'House by the lake' }));
    expect(titlesOfScenes(shared)).toEqual(['Hall', 'Yard']);
    expect(titlesOfScenes([{ id: 'x', title: 'House by the lake' }])).toEqual(['House by the lake']);
  });
});

test.each([
  ['Mill', 'x/tour.json', 'zip.zip', { scenes: { hall: { title: 'Great hall' } } }, 'Mill'],
  ['Virtual Tour', 'old-mill/vtour/tour.json', 'zip.zip', { scenes: { hall: {} } }, 'Old mill'],
  ['', 'tour.json', 'old_mill.zip', { scenes: { hall: {} } }, 'Old mill'],
  [
    'Project Title',
    'app-files/tour.json',
    'project-title.zip',
    { scenes: { hall: { title: 'Great hall' } } },
    'Great hall',
  ],
  ['', 'tour.json', '', { scenes: { hall: {}, yard: {} }, firstScene: 'yard' }, 'Yard'],
  ['', '', '', { panorama: 'a.jpg' }, 'Panorama'],
])('a tour called “%s” in %s of “%s” has a name of its own', (title, at, archive, more, name) => {
  expect(tourNameOf(readPannellum(JSON.stringify({ default: { title }, ...more }), at), archive)).toBe(name);
});
