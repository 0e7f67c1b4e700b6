import { describe, expect, test } from 'vitest';
import { contentOf } from '../../testing/content-of.ts';
import { filesOf, importFiles } from '../../testing/import-tour.ts';
import { paintedPictures } from '../../testing/painted-pictures.ts';
import { pictureCodec } from '../node/picture-codec.ts';
import { readPannellum } from '../read/pannellum.ts';

function read(scenes: object) {
  return readPannellum(JSON.stringify({ scenes }));
}

describe('a world made of a tour', () => {
  test('shows the parts of a text in its article, and a picture alone by itself', async () => {
    const drawn = await pictureCodec.encode({ width: 2, height: 2, pixels: new Uint8Array(12) });
    const data = `data:image/jpeg;base64,${Buffer.from(drawn).toString('base64')}`;
    const hotSpots = [
      { text: `<p>Old oak</p><p>Of 1783.</p><img src="${data}"><a href="https://a.example/">The mill</a>` },
      { text: '<iframe src="https://player.vimeo.com/video/1"></iframe> The film of the mill' },
      { text: '<iframe src="https://maps.example/x"></iframe>' },
      { text: `<img src="${data}">` },
      { text: 'Oak with <img src="oak.gif"> words' },
    ];
    const tour = read({ hall: { panorama: 'a.jpg', hotSpots } });
    const files = (await paintedPictures(tour)).set('oak.gif', new TextEncoder().encode('GIF89a'));
    const { worldFile, media, findings } = await importFiles(tour, filesOf(files));
    const { articles = {} } = worldFile.entries;
    expect(media.get('hall-hall--info-1.jpg')).toEqual(new Uint8Array(drawn));
    expect(articles['hall-hall--info-1']).toMatchObject({
      title: { en: 'Old oak Of 1783. The mill' },
      sections: [
        { __component: 'article-sections.text' },
        { __component: 'article-sections.media', media: ['hall-hall--info-1.jpg'] },
        {
          __component: 'article-sections.action-buttons',
          buttons: [{ title: { en: 'The mill' }, action: { kind: 'open_link', url: 'https://a.example/' } }],
        },
      ],
    });
    expect(articles['hall-hall--info-2']).toMatchObject({
      sections: [{ __component: 'article-sections.video', url: 'https://player.vimeo.com/video/1' }],
    });
    expect(articles['hall-hall--info-3']).toMatchObject({
      sections: [{ __component: 'article-sections.iframe', url: 'https://maps.example/x' }],
    });
    expect(articles['hall-hall--info-4']).toBeUndefined();
    expect(worldFile.entries.locations).toMatchObject({
      'hall-hall': { hotspots: [{}, {}, {}, { media_files: ['hall-hall--info-4.jpg'] }, {}] },
    });
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      '“Hall” in “Hall” shows a page of maps.example in a frame: visitors get a link to it until that host is listed under “Sites that may be embedded”.',
      '“Oak with words” in “Hall” has lost a picture: its file oak.gif is a GIF: save it as PNG or as a film.',
    ]);
    const { reports } = await contentOf({ worldFile, media, findings });
    expect(reports).toEqual([]);
  });

  test('says that the finer tiles of a panorama are missing', async () => {
    const multiRes = {
      path: '/%l/%s%y_%x',
      extension: 'jpg',
      tileResolution: 64,
      maxLevel: 2,
      cubeResolution: 128,
    };
    const tour = read({ hall: { type: 'multires', multiRes } });
    const { findings } = await importFiles(tour, filesOf(await paintedPictures(tour, 64)));
    expect(findings).toEqual([
      {
        severity: 'warning',
        code: 'coarseTiles',
        scene: 'hall',
        sentence:
          '“Hall” is less sharp than it could be: it is made of tiles of 64 pixels a side of the cube, because of the finer ones 2/f0_0.jpg is not there.',
      },
    ]);
  });
});
