import { describe, expect, test } from 'vitest';
import { filesOf } from '../../testing/import-tour.ts';
import { readTour } from './read-tour.ts';

const PANNELLUM = '{"scenes":{"a":{"panorama":"a.jpg"}}}';
const MARZIPANO = 'var APP_DATA = {"scenes":[{"id":"a","levels":[{"size":1,"tileSize":1}]}]};';
const KRPANO = '<krpano><scene name="a"><image><sphere url="a.jpg"/></image></scene></krpano>';

function read(files: Readonly<Record<string, string | Uint8Array>>) {
  return readTour(filesOf(new Map(Object.entries(files))));
}

describe('a heap of files', () => {
  test.each([
    ['pannellum', { 'export/tour.json': `\uFEFF${PANNELLUM}`, 'package.json': '{"name":"x"}' }],
    ['pannellum', { 'my-house.json': '{"type":"cubemap","cubeMap":["a"]}' }],
    [
      'marzipano',
      { 'index.html': '<html/>', 'app-files/data.js': MARZIPANO, 'app-files/index.js': 'var x = 1;' },
    ],
    ['marzipano', { 'data.js': `/* licence */\n${MARZIPANO}` }],
    [
      'krpano',
      { 'vtour/tour.xml': `<?xml version="1.0"?>\n${KRPANO}`, 'vtour/skin/vtourskin.xml': '<krpano/>' },
    ],
    ['krpano', { 'house.xml': KRPANO }],
  ])('holds a tour of %s', async (format, files) => {
    expect(await read(files)).toMatchObject({ format });
  });

  test('is read in UTF-16, too', async () => {
    const tour = Buffer.from(`\uFEFF${KRPANO.replace('<scene', '<scene title="Café"')}`, 'utf16le');
    expect(await read({ 'tour.xml': tour })).toMatchObject({ scenes: [{ title: 'Café' }] });
  });

  test('names pictures from the folder that the tour lies in', async () => {
    const { scenes } = await read({ 'site/tour/tour.json': PANNELLUM });
    expect(scenes[0]?.panorama).toMatchObject({ file: 'site/tour/a.jpg' });
  });

  test('is none when nothing in it describes one', async () => {
    await expect(
      read({ 'package.json': '{"name":"x"}', 'feed.xml': '<rss/>', 'data.js': 'alert(1)' }),
    ).rejects.toMatchObject({
      code: 'notATour',
      message:
        'There is no tour in these files: neither a Pannellum configuration (tour.json, or the page that shows it) nor the data of the Marzipano Tool (data.js) nor a krpano XML (tour.xml).',
    });
  });

  test('is refused with what describes it', async () => {
    await expect(read({ 'tour.xml': '<!DOCTYPE x [<!ENTITY a "b">]><krpano/>' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(read({ 'tour.json': new Uint8Array(100_000_000) })).rejects.toMatchObject({
      code: 'tooLarge',
      message: 'tour.json has 100 MB; of the description of a tour 10 million characters are read at most.',
    });
  });
});
