import { describe, expect, test } from 'vitest';
import { createMediaLibrary } from './media-library.ts';

const CMS = 'http://cms.example.com:1337';

describe('the media library', () => {
  test.each([
    ['a path of the CMS', '/uploads/a_1.jpg'],
    ['an absolute address of the CMS', `${CMS}/uploads/a_1.jpg`],
  ])('serves %s itself and needs no source', (_name, url) => {
    const library = createMediaLibrary(CMS);
    expect(library.mediaOf({ url })).toEqual({
      url: '/box-api/uploads/a_1.jpg',
      hash: 'a_1',
      ext: '.jpg',
      mime: 'image/jpeg',
      name: 'a_1.jpg',
      formats: {},
    });
    expect(library.sources()).toEqual({});
  });

  test('gives a file that was replaced under its name another address, whatever its size', () => {
    const library = createMediaLibrary(CMS);
    const small = { url: '/uploads/small_a.jpg', width: 500, height: 300 };
    const file = { url: '/uploads/a.jpg', size: 90, formats: { small } };
    const addressesOf = (replaced?: string) => {
      const media = library.mediaOf({ ...file, provider_metadata: replaced ? { replaced } : null });
      return [media?.url, media?.formats.small?.url];
    };
    expect(addressesOf()).toEqual(['/box-api/uploads/a.jpg?v=1xg0', '/box-api/uploads/small_a.jpg?v=1xg0']);
    expect(addressesOf('0a1b')).toEqual([
      '/box-api/uploads/a.jpg?v=1xg0-0a1b',
      '/box-api/uploads/small_a.jpg?v=1xg0-0a1b',
    ]);
    // It becomes the name of a folder.
    expect(addressesOf('../../etc')).toEqual(addressesOf());
  });

  test('keeps the focal point of a picture, unless it is the middle or no point', () => {
    const library = createMediaLibrary(CMS);
    const focalPointOf = (focalPoint: { readonly x?: number; readonly y?: number } | null) =>
      library.mediaOf({ url: '/uploads/a.jpg', focalPoint })?.focalPoint;
    expect(focalPointOf({ x: 20, y: 75.5 })).toEqual({ x: 20, y: 75.5 });
    expect(focalPointOf({ x: -3, y: 130 })).toEqual({ x: 0, y: 100 });
    for (const none of [null, { x: 50, y: 50 }, { x: 20 }]) expect(focalPointOf(none)).toBeUndefined();
  });

  test('shows the copy that every browser plays, where the CMS has made one', () => {
    const library = createMediaLibrary(CMS);
    const playable = {
      url: '/uploads/playable_film.mp4',
      ext: '.mp4',
      mime: 'video/mp4',
      width: 640,
      height: 360,
      size: 12.5,
    };
    const film = {
      url: '/uploads/film.mov',
      ext: '.mov',
      mime: 'video/quicktime',
      name: 'Film.mov',
      hash: 'film',
    };
    expect(library.mediaOf({ ...film, size: 90, formats: { playable } })).toEqual({
      url: '/box-api/uploads/playable_film.mp4?v=9n8',
      hash: 'film',
      ext: '.mp4',
      mime: 'video/mp4',
      width: 640,
      height: 360,
      size: 12_500,
      name: 'Film.mov',
      formats: {},
    });
    expect(library.mediaOf({ ...film, formats: { playable: null } })).toMatchObject({
      mime: 'video/quicktime',
    });
  });

  test('offers the smaller copy with its codecs, and none that does not name them', () => {
    const library = createMediaLibrary(CMS);
    const smaller = {
      url: '/uploads/smaller_film.mp4',
      mime: 'video/mp4',
      width: 640,
      height: 360,
      size: 12.5,
      codecs: 'av01.0.08M.08',
    };
    expect(library.mediaOf({ url: '/uploads/film.mp4', formats: { smaller } })).toMatchObject({
      url: '/box-api/uploads/film.mp4',
      smaller: {
        url: '/box-api/uploads/smaller_film.mp4?v=9n8',
        type: 'video/mp4; codecs="av01.0.08M.08"',
      },
    });
    for (const broken of [null, { ...smaller, codecs: ' ' }, { ...smaller, url: 'data:video/mp4,' }]) {
      expect(library.mediaOf({ url: '/uploads/film.mp4', formats: { smaller: broken } })).not.toHaveProperty(
        'smaller',
      );
    }
  });

  test('names the copy for phones, in the version of what it was made of', () => {
    const library = createMediaLibrary(CMS);
    const phone = { url: '/uploads/phone_walk.mp4', mime: 'video/mp4' };
    const walk = { url: '/uploads/walk.mp4', size: 12.5, formats: { phone } };
    expect(library.mediaOf(walk)).toMatchObject({
      url: '/box-api/uploads/walk.mp4?v=9n8',
      phone: '/box-api/uploads/phone_walk.mp4?v=9n8',
    });
    expect(library.mediaOf({ ...walk, provider_metadata: { replaced: 'abc' } })?.phone).toBe(
      '/box-api/uploads/phone_walk.mp4?v=9n8-abc',
    );
    // Another CMS may make a width of a picture under this name.
    for (const other of [null, { ...phone, mime: 'image/webp' }, { ...phone, url: 'data:video/mp4,' }]) {
      expect(library.mediaOf({ ...walk, formats: { phone: other } })).not.toHaveProperty('phone');
    }
  });

  test('has the first frame that the CMS has made of a film', () => {
    const library = createMediaLibrary(CMS);
    const first_frame = {
      url: '/uploads/first_film.jpg',
      mime: 'image/jpeg',
      width: 640,
      height: 360,
      size: 20,
    };
    expect(library.mediaOf({ url: '/uploads/film.mp4', formats: { first_frame } })?.firstFrame).toEqual({
      url: '/box-api/uploads/first_film.jpg?v=ffk',
      width: 640,
      height: 360,
    });
    expect(library.mediaOf({ url: '/uploads/film.mp4' })).not.toHaveProperty('firstFrame');
  });

  test('knows a CMS below a path', () => {
    const library = createMediaLibrary('https://example.com/cms/');
    expect(library.mediaOf({ url: '/uploads/a.jpg' })?.url).toBe('/box-api/uploads/a.jpg');
    expect(library.sources()).toEqual({});
  });

  test('remembers where foreign files lie, and never tells the browser', () => {
    const library = createMediaLibrary(CMS);
    const url = 'https://bucket.s3.example.com/media/clip.mp4?signature=1';
    const media = library.mediaOf({
      url,
      formats: { small: { url: '//cdn.example.com/s.jpg', width: 500, height: 375 } },
    });
    expect(media?.url).toBe('/box-api/uploads/clip.mp4');
    expect(media?.formats.small).toEqual({ url: '/box-api/uploads/s.jpg', width: 500, height: 375 });
    expect(library.sources()).toEqual({ 'clip.mp4': url, 's.jpg': 'http://cdn.example.com/s.jpg' });
  });

  test('keeps two foreign files of one name apart, and one file with a new signature together', () => {
    const library = createMediaLibrary(CMS);
    const urls = [
      'https://a.example.com/x.jpg?s=1',
      'https://b.example.com/x.jpg',
      'https://a.example.com/x.jpg?s=2',
    ].map((url) => library.mediaOf({ url })?.url);
    expect(urls[0]).toBe('/box-api/uploads/x.jpg');
    expect(urls[1]).toMatch(/^\/box-api\/uploads\/[0-9a-f]{8}-x\.jpg$/);
    expect(urls[2]).toBe(urls[0]);
    expect(Object.keys(library.sources())).toHaveLength(2);
  });

  test('keeps names with blanks and accents (spec 7.16)', () => {
    expect(createMediaLibrary(CMS).mediaOf({ url: '/uploads/Prüf stand.pdf' })?.url).toBe(
      '/box-api/uploads/Pr%C3%BCf%20stand.pdf',
    );
  });

  test.each([
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'file:///etc/passwd',
    '/uploads/',
    '/uploads/..%2Fkey',
    '/uploads/%E0%A4%A',
    'http://',
  ])('refuses %s', (url) => {
    expect(createMediaLibrary(CMS).mediaOf({ url })).toBeUndefined();
  });

  test('gives a file that was replaced under its name another address, in every format', () => {
    const library = createMediaLibrary(CMS);
    const formats = { small: { url: '/uploads/small_a.jpg', width: 500, height: 375 } };
    const [first, again, replaced] = [12.34, 12.34, 12.35].map((size) =>
      library.mediaOf({ url: '/uploads/a.jpg', size, formats }),
    );
    expect(first?.url).toBe('/box-api/uploads/a.jpg?v=9is');
    expect(first?.formats.small?.url).toBe('/box-api/uploads/small_a.jpg?v=9is');
    expect(first).toMatchObject({ hash: 'a', ext: '.jpg', name: 'a.jpg' });
    expect(again).toEqual(first);
    expect(replaced?.url).not.toBe(first?.url);
    expect(library.sources()).toEqual({});
  });

  test('turns kilobytes into bytes, has its title and leaves out what is unknown (spec 3.21)', () => {
    const media = createMediaLibrary(CMS).mediaOf({
      url: '/uploads/a.mp4',
      size: 12.34,
      width: 0,
      caption: ' Clip ',
    });
    expect(media).toMatchObject({ size: 12340, title: 'Clip', mime: 'video/mp4' });
    expect(media).not.toHaveProperty('width');
  });
});
