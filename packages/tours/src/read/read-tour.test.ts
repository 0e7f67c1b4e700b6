import { describe, expect, test } from 'vitest';
import { filesOf } from '../../testing/import-tour.ts';
import { readTour } from './read-tour.ts';

const PANNELLUM = '{"scenes":{"a":{"panorama":"a.jpg"}}}';
const MARZIPANO = 'var APP_DATA = {"scenes":[{"id":"a","levels":[{"size":1,"tileSize":1}]}]};';
const KRPANO = '<krpano><scene name="a"><image><sphere url="a.jpg"/></image></scene></krpano>';

function read(files: Readonly<Record<string, string | Uint8Array>>, at?: string) {
  return readTour(filesOf(new Map(Object.entries(files))), { at });
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

  test('holds several tours: all are named, and one can be chosen', async () => {
    const files = {
      'north/tour.json': PANNELLUM,
      'south/app-files/data.js': MARZIPANO,
      'vtour/tour.xml': KRPANO,
    };
    await expect(read(files)).rejects.toMatchObject({
      code: 'severalTours',
      message:
        'There are 3 tours in these files: “South” (Marzipano, 1 scene, south/app-files/data.js); “a” (krpano, 1 scene, vtour/tour.xml); “North” (Pannellum, 1 scene, north/tour.json). Choose one, or pack a zip file or a folder with one of them.',
      choices: [
        { at: 'south/app-files/data.js', format: 'marzipano', name: 'South', scenes: 1 },
        { at: 'vtour/tour.xml', format: 'krpano', name: 'a', scenes: 1 },
        { at: 'north/tour.json', format: 'pannellum', name: 'North', scenes: 1 },
      ],
    });
    expect(await read(files, 'north/tour.json')).toMatchObject({ at: 'north/tour.json', findings: [] });
    expect(await read({ ...files, 'notes/my.json': PANNELLUM }, 'notes/my.json')).toMatchObject({
      findings: [],
    });
    await expect(read(files, 'west/tour.json')).rejects.toMatchObject({ code: 'notATour' });
  });

  test('holds two panoramas on one page: both are named', async () => {
    const page = `<script>pannellum.viewer('one', {panorama: 'a.jpg', title: 'Attic'});
      pannellum.viewer("two", {panorama: 'b.jpg', title: 'Barn'});</script>`;
    await expect(read({ 'index.html': page })).rejects.toMatchObject({
      code: 'severalTours',
      message: expect.stringContaining('“Attic” (Pannellum, 1 scene, index.html#1); “Barn” (Pannellum'),
    });
    expect(await read({ 'index.html': page }, 'index.html#2')).toMatchObject({ title: 'Barn' });
  });

  test.each([
    'backup/tour.json',
    'old/tour.json',
    'tour/data.js.bak',
    'Backup 2019/index.html',
    '__MACOSX/tour/._tour.json',
    'tour.old.json',
    'tour - Kopie.json',
    'tour copy/tour.json',
    'tour.json~',
  ])('has a copy of its tour that is left alone: %s', async (copy) => {
    const other = PANNELLUM.replace('a.jpg', 'b.jpg');
    expect(await read({ [copy]: other, 'site/tour.json': PANNELLUM })).toMatchObject({
      at: 'site/tour.json',
      findings: [],
    });
    await expect(read({ [copy]: other })).rejects.toMatchObject({
      code: 'notATour',
      message: expect.stringContaining(`${copy} lies in a folder of copies or is called one`),
    });
  });

  test('has the same tour twice: it is read once', async () => {
    expect(await read({ 'tour.json': PANNELLUM, 'mobile.json': PANNELLUM })).toMatchObject({
      at: 'tour.json',
      findings: [
        { code: 'otherFile', sentence: 'The same tour is in mobile.json as well; it was read once.' },
      ],
    });
  });

  test.each([
    '<encrypted>KENCPUZRabc</encrypted>',
    '<?xml version="1.0"?>\n<krpano version="1.20"><encrypted>KENC</encrypted></krpano>',
    'KENCPUZRabc',
  ])('is refused in a sentence of its own when it is encrypted', async (text) => {
    await expect(read({ 'tour.xml': text })).rejects.toMatchObject({
      code: 'encrypted',
      message: expect.stringMatching(
        /^The krpano tour in tour\.xml is encrypted, so that only krpano can read it: /,
      ),
    });
    expect(await read({ 'plugins/x.xml': text, 'tour.xml': KRPANO })).toMatchObject({
      at: 'tour.xml',
      findings: [{ code: 'otherFile', severity: 'warning' }],
    });
  });

  test('is a krpano tour in several files', async () => {
    const files = {
      'vtour/tour.xml':
        '<krpano title="Mill"><include url="%FIRSTXML%/scenes/a.xml"/><include url="skin/skin.xml"/><include url="gone.xml"/></krpano>',
      'vtour/scenes/a.xml': KRPANO,
      'vtour/skin/skin.xml': '<krpano><style name="x"/></krpano>',
    };
    expect(await read(files)).toMatchObject({
      title: 'Mill',
      scenes: [{ id: 'a', panorama: { file: 'vtour/a.jpg' } }],
      findings: [
        {
          code: 'include',
          sentence:
            'The krpano tour in vtour/tour.xml includes gone.xml, which was not read: it is not there.',
        },
      ],
    });
  });

  test('is found in the page that shows it, with its pictures from the root', async () => {
    const page = `<!DOCTYPE html><html><body><!-- <script>pannellum.viewer('x', {panorama: 'old.jpg'})</script> -->
      <script src="pannellum.js"></script>
      <script type="text/template">pannellum.viewer('x', {panorama: 'none.jpg'})</script>
      <script>
        // pannellum.viewer('x', {panorama: 'comment.jpg'});
        var base = '/img/';
        const config = {
          default: { firstScene: 'hall', title: 'Virtual Tour' },
          scenes: { hall: { title: 'Hall', panorama: base + 'a.jpg', hotSpots: [{ sceneId: 'yard', yaw: 10., pitch: 100 }] },
                    yard: { type: 'multires', multiRes: { path: '/%l/%s%y_%x', extension: 'jpg', tileResolution: 512, maxLevel: 1, cubeResolution: 512 } } },
        };
        window.addEventListener('load', () => { viewer = pannellum.viewer('panorama', config); viewer.addHotSpot({}); });
      </script></body></html>`;
    const tour = await read({
      'site/tours/index.html': page,
      'site/img/a.jpg': '',
      'site/tours/1/f0_0.jpg': '',
    });
    expect(tour).toMatchObject({
      format: 'pannellum',
      title: '',
      start: 'hall',
      scenes: [
        { title: 'Hall', panorama: { file: 'site/img/a.jpg' }, links: [{ yaw: -170, pitch: 80 }] },
        { title: 'Yard' },
      ],
      findings: [
        {
          code: 'script',
          sentence:
            'The Pannellum tour in site/tours/index.html adds hotspots by a script (addHotSpot, once), which is not run; they were left out.',
        },
      ],
    });
    const tiles = tour.scenes[1]?.panorama;
    expect(tiles?.kind === 'tiles' && tiles.levels[0]?.tile('front', 0, 0)).toBe('site/tours/1/f0_0.jpg');
  });

  test('is found in a script beside its page, with its pictures from the page', async () => {
    const script = `var settings = { a: 1 }; var tourConfig = {scenes: {a: {panorama: 'img/a.jpg'}}};`;
    expect(
      await read({
        'js/config.js': script,
        'index.html': '<script src="js/config.js"></script>',
        'img/a.jpg': '',
      }),
    ).toMatchObject({ at: 'js/config.js', scenes: [{ panorama: { file: 'img/a.jpg' } }] });
  });

  test('is not disturbed by viewers, libraries and other scripts beside it', async () => {
    const files = {
      'pannellum.js': 'pannellum.viewer(x, {panorama: 1',
      'pannellum.htm': '<script>pannellum.viewer("container", config || {});</script>',
      'js/jquery-3.1.js': 'var a = {panorama: ',
      'js/app.js': 'var a = "panorama: ',
      'js/model.json': '{"mesh": [1',
      'tour-data.js': `var t = {scenes: {a: {panorama: 'a.jpg'}}}`,
    };
    expect(await read(files)).toMatchObject({ at: 'tour-data.js', findings: [] });
  });

  test('is refused where a script computes it', async () => {
    await expect(
      read({ 'index.html': '<script>pannellum.viewer("a", makeConfig({a: 1}));</script>' }),
    ).rejects.toMatchObject({
      code: 'notReadable',
      message:
        'The Pannellum tour in index.html is computed by a script, which is not run: write it down as JSON.',
    });
  });

  test('is read where it was written on an old Windows', async () => {
    const tour = Buffer.from(KRPANO.replace('<scene', '<scene title="Küche"'), 'latin1');
    expect(await read({ 'tour.xml': tour })).toMatchObject({ scenes: [{ title: 'Küche' }] });
  });
});
