import { describe, expect, test } from 'vitest';
import { panoramaIn, replacedIn, startViewIn, stillsRequestIn, withStills } from './form-panorama.ts';

const PICTURE = { id: 7, name: 'round.jpg', mime: 'image/jpeg' };
const STILLS = {
  view4x3: { id: 8, name: 'round_4x3.jpg', url: '/uploads/a.jpg' },
  view16x9: { id: 9, name: 'round_16x9.jpg', url: '/uploads/b.jpg' },
};

function row(key: string, file: object | null, kind: 'image' | 'video' = 'image') {
  return { __component: `background-content.${kind}`, __temp_key__: `a${key}`, id: 1, key, [kind]: file };
}

describe('the panorama of a form', () => {
  test('is requested with its start view', () => {
    const panorama = { picture: PICTURE, yaw: 20, pitch: '-2.5', field_of_view: 75 };
    expect(stillsRequestIn({ panorama })).toEqual({ panorama: 7, yaw: 20, pitch: -2.5, fieldOfView: 75 });
  });

  test.each([
    ['no panorama', {}],
    ['an empty one', { panorama: null }],
    ['no picture', { panorama: { yaw: 0, pitch: 0, field_of_view: 75 } }],
    ['a film', { panorama: { picture: { ...PICTURE, mime: 'video/mp4' }, yaw: 0, pitch: 0 } }],
    ['no width', { panorama: { picture: PICTURE, yaw: 0, pitch: 0, field_of_view: null } }],
    ['an emptied number', { panorama: { picture: PICTURE, yaw: '', pitch: 0, field_of_view: 75 } }],
  ])('cannot be with %s', (_, values) => {
    expect(stillsRequestIn(values)).toBeUndefined();
  });

  test('may have a picture and no start view yet', () => {
    expect(panoramaIn({ panorama: { picture: PICTURE } })).toBe(7);
    expect(startViewIn({ panorama: { picture: PICTURE } })).toBeUndefined();
  });
});

describe('the background of a form', () => {
  test('gets a picture for each shape', () => {
    const rows = withStills({ background: [] }, STILLS);
    expect(rows).toMatchObject([
      { __component: 'background-content.image', key: 'default_background_4x3', image: { id: 8 } },
      { __component: 'background-content.image', key: 'default_background_16x9', image: { id: 9 } },
    ]);
    expect(new Set(rows.map(({ __temp_key__: key }) => key)).size).toBe(2);
  });

  test('names what would be replaced: pictures and films, but not that for phones, nor rows without a file', () => {
    const background = [
      row('default_background', { name: 'hall.jpg' }),
      row('high_resolution_4x3', { name: 'hall.mp4' }, 'video'),
      row('mobile', { name: 'phone.jpg' }),
      row('default_background_4x3', null),
    ];
    expect(replacedIn({ background })).toEqual(['hall.jpg', 'hall.mp4']);
    expect(replacedIn({})).toEqual([]);
    expect(withStills({ background }, STILLS).map(({ key }) => key)).toEqual([
      'mobile',
      'default_background_4x3',
      'default_background_16x9',
    ]);
  });
});
