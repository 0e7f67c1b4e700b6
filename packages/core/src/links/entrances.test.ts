import { describe, expect, test } from 'vitest';
import { aWorld } from '../../testing/index.ts';
import { worldSlug } from '../world/ids.ts';
import { entranceAt, entrancesOf } from './entrances.ts';

const worlds = [
  aWorld({ slug: worldSlug('showroom') }),
  aWorld({ slug: worldSlug('fair'), urlAlias: ' fair.example, FAIR.example:8080 ,' }),
];
const defaultWorld = worldSlug('Showroom');

function at(host: string, settings: Parameters<typeof entrancesOf>[0]['settings'] = { defaultWorld }) {
  return entranceAt(entrancesOf({ worlds, settings }), { host, hostname: host.replace(/:\d+$/, '') });
}

describe('where an address leads that names no world', () => {
  test('is the world whose alias the host is, with or without the port (spec 1.8)', () => {
    expect(at('fair.example')).toBe('fair');
    expect(at('fair.example:9000')).toBe('fair');
    expect(at('fair.example:8080')).toBe('fair');
  });

  test('else the default world, whichever way it is spelt (spec 1.8)', () => {
    expect(at('other.example')).toBe('showroom');
  });

  test('is nowhere when no default world is set, or it does not exist', () => {
    expect(at('other.example', {})).toBeUndefined();
    expect(at('other.example', { defaultWorld: worldSlug('gone') })).toBeUndefined();
  });
});
