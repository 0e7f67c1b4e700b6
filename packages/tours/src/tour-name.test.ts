import { expect, test } from 'vitest';
import { readPannellum } from './read/pannellum.ts';
import { tourNameOf } from './tour-name.ts';

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
