import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../tour.ts';
import { sceneSlugs, worldSlugOf } from './names.ts';

function scene(id: string, title = ''): Scene {
  return {
    id,
    title,
    panorama: undefined,
    view: { yaw: 0, pitch: 0, fieldOfView: { degrees: 90, axis: 'horizontal' } },
    links: [],
    infos: [],
  };
}

/** What the CMS takes as a slug. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

describe('the names of an imported tour', () => {
  test('of the world are never those of a page or a language', () => {
    expect(worldSlugOf('Works')).toBe('works');
    expect(worldSlugOf('Login')).toBe('login-tour');
    expect(worldSlugOf('DE')).toBe('de-tour');
    expect(worldSlugOf('日本')).toBe('tour');
  });

  test('of scenes come from their ids, without what the tools put before them', () => {
    const scenes = [
      scene('0-hall'),
      scene('1-hall'),
      scene('scene_loft'),
      scene('сад', 'Garden'),
      scene('日'),
      scene('login'),
    ];
    expect([...sceneSlugs(scenes).values()]).toEqual([
      'hall',
      'hall-2',
      'loft',
      'garden',
      'scene-5',
      'login-2',
    ]);
  });

  test('of scenes are valid, differ, and stay when titles change', () => {
    const ids = fc.uniqueArray(fc.oneof(fc.string(), fc.constantFrom('a', 'A', 'a-2', 'a 2', '1-a', 'á')), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(ids, (all) => {
        const slugs = [...sceneSlugs(all.map((id) => scene(id, 'x'))).values()];
        expect(slugs).toHaveLength(all.length);
        expect(new Set(slugs).size).toBe(all.length);
        for (const slug of slugs) expect(slug).toMatch(SLUG);
      }),
    );
    expect(sceneSlugs([scene('hall', 'One')])).toEqual(sceneSlugs([scene('hall', 'Two')]));
  });
});
