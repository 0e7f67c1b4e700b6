import { describe, expect, test } from 'vitest';
import { createBundle } from '../server/testing/bundle.ts';
import { contentOfWorld } from './content.ts';
import { mediaEntries } from './build-stand.ts';
import { needsNetwork } from './needs-network.ts';

const NOW = '2026-05-01T12:00:00Z';
const bundle = createBundle();

function take(world: string, opensWorld = false, whole = bundle) {
  return contentOfWorld(whole, { world, opensWorld, now: NOW });
}

describe('the content of a stand', () => {
  test('is one world in every language that has it, under a version of its own and with nothing secret', () => {
    const { bundle: own, world } = take('open');
    expect(world.slug).toBe('open');
    expect(own.locales.map(({ code }) => code)).toEqual(bundle.locales.map(({ code }) => code));
    for (const { worlds, locations } of Object.values(own.snapshots)) {
      expect(worlds.map(({ slug }) => slug)).toEqual(['open']);
      expect(new Set(locations.map((location) => location.world))).toEqual(new Set(['open']));
    }
    expect(own.version).not.toBe(bundle.version);
    expect(own.serverOnly).toEqual({ accessCodes: {}, mediaSources: {} });
    expect(take('open').bundle).toEqual(own);
  });

  test('leaves out languages that do not have the world', () => {
    const [, other] = Object.keys(bundle.snapshots);
    const first = bundle.snapshots[bundle.defaultLocale];
    if (other === undefined || first === undefined) throw new Error('Two languages are wanted.');
    const whole = {
      ...bundle,
      snapshots: { ...bundle.snapshots, [bundle.defaultLocale]: { ...first, worlds: [] } },
    };
    const { bundle: own } = take('open', false, whole);
    expect(own.defaultLocale).toBe(other);
    expect(Object.keys(own.snapshots)).not.toContain(bundle.defaultLocale);
    for (const { defaultLocale } of Object.values(own.snapshots)) expect(defaultLocale).toBe(other);
  });

  test('is not opened by accident', () => {
    expect(() => take('closed')).toThrow(/asks for .* say --open to show it without/);
    const { bundle: own, world } = take('closed', true);
    expect(world.isProtected || world.isLoginOnly).toBe(true);
    for (const { worlds } of Object.values(own.snapshots)) {
      expect(worlds).toMatchObject([{ isProtected: false, isLoginOnly: false }]);
    }
  });

  test('is none of a world that is not there, which is told with those that are', () => {
    expect(() => take('moon')).toThrow(/^There is no world “moon”\. There are: .*open \(/);
    expect(() => take('moon', false, { ...bundle, snapshots: {} })).toThrow('holds none at all');
  });
});

describe('what needs a network', () => {
  test('is told once, whatever language names it', () => {
    const page = { kind: 'openIframe', url: 'https://map.example' };
    const film = { kind: 'platformVideo', video: { platform: 'youtube', id: 'abcdefghijk' } };
    const links = [
      { kind: 'openLink', url: 'https://a.example' },
      { kind: 'openLink', url: 'mailto:a@b.example' },
    ];
    const found = needsNetwork({ en: { page, film, links }, de: { page } } as never);
    expect(found).toEqual([
      {
        kind: 'film of a platform',
        address: 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
      },
      { kind: 'link', address: 'https://a.example' },
      { kind: 'page in a frame', address: 'https://map.example' },
    ]);
  });
});

describe('the media of a stand', () => {
  test('are taken along once each, under names of their own', () => {
    const files = new Map([
      ['small_b.jpg', '/library/b.JPG'],
      ['b.jpg', '/library/b.JPG'],
      ['a.mp4?v2', '/library/.v-v2/a.mp4'],
    ]);
    const [list, ...media] = mediaEntries({ files, missing: [] });
    expect(JSON.parse(String(list?.source))).toEqual({
      'a.mp4?v2': '1.mp4',
      'b.jpg': '2.jpg',
      'small_b.jpg': '2.jpg',
    });
    expect(media).toEqual([
      { path: 'content/media/1.mp4', source: '/library/.v-v2/a.mp4' },
      { path: 'content/media/2.jpg', source: '/library/b.JPG' },
    ]);
  });
});
