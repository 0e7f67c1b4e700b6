import { worldSlug } from '@vitrine/core/world/ids';
import { aPicture, aWorld, someSettings } from '@vitrine/core/testing';
import { constantFrom, assert as assertProperty, property, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import { buildPowerSaveData } from './power-save-data.server.ts';
import { languageOfPath } from '~/page-data/resolved-address.server.ts';

type Settings = Parameters<typeof someSettings>[0];

function pageFor(to: string, options: { settings?: Settings; address?: string } = {}) {
  const settings = someSettings(options.settings);
  const server = aServerContext({ bundle: someContent({ settings }) });
  const language = languageOfPath(server.bundle, options.address ?? '/power-save-mode', new Map());
  return buildPowerSaveData({ server, language, to });
}

function hrefs(to: string) {
  return pageFor(to).languages.map(({ href }) => href);
}

describe('the power-save page', () => {
  test("shows a 'Continue without videos' button that leads to the stored target (spec 4.24)", () => {
    const page = pageFor('/showroom/reception?menu#top');
    expect(page.continueHref).toBe('/showroom/reception?menu#top');
    expect(page.buttonLabel).toBe('Continue without videos');
    expect(page.title).toBe('Pictures instead of videos');
  });

  test('says what the editor wrote, and the built-in words for what is empty (spec 2.9)', () => {
    const powerSavePage = { title: 'Quiet', text: '', buttonLabel: 'Go on' };
    const background = aPicture({ url: '/box-api/uploads/night.jpg' });
    const page = pageFor('/', { settings: { powerSavePage, powerSaveModePageBackground: background } });
    expect(page).toMatchObject({ title: 'Quiet', buttonLabel: 'Go on', picture: { url: background.url } });
    expect(page.text).toContain('isn’t playing videos');
  });

  test('takes the start page’s picture where it has none of its own', () => {
    const startPageBackground = aPicture({ url: '/box-api/uploads/start.jpg' });
    expect(pageFor('/', { settings: { startPageBackground } }).picture?.url).toBe(startPageBackground.url);
    expect(pageFor('/').picture).toBeUndefined();
  });

  test('bears the world that the visitor comes from, else the one that its host opens, and the staging notice', () => {
    const worlds = ['showroom', 'lab', 'fair'].map((slug) => aWorld({ slug: worldSlug(slug) }));
    const settings = someSettings({ isStaging: true });
    const server = aServerContext({
      bundle: someContent({ worlds, settings }),
      entrances: {
        byHost: new Map([['fair.example', worldSlug('fair')]]),
        defaultWorld: worldSlug('showroom'),
      },
      url: new URL('https://fair.example/power-save-mode'),
    });
    const language = languageOfPath(server.bundle, '/power-save-mode', new Map());
    const from = (to: string) => buildPowerSaveData({ server, language, to });
    expect(from('/de/lab/bench?menu').world?.slug).toBe('lab');
    expect(from('/de').world?.slug).toBe('fair');
    expect(from('/gone/bench').world?.slug).toBe('fair');
    expect(from('/').notices).toEqual(['info__on_staging']);
    expect(pageFor('/').notices).toEqual([]);
  });

  test('leads on in each language', () => {
    const german = ['en', 'de', 'ru'].map(
      (code) => `/${code}/power-save-mode?to=${encodeURIComponent(`/${code}/showroom/reception?menu`)}`,
    );
    expect(hrefs('/showroom/reception?menu')).toEqual(german);
    expect(hrefs('/de/showroom/reception?menu')).toEqual(german);
    expect(hrefs('/de')[0]).toBe(`/en/power-save-mode?to=${encodeURIComponent('/en')}`);
    expect(hrefs('/')[1]).toBe(`/de/power-save-mode?to=${encodeURIComponent('/de')}`);
    expect(hrefs('')[1]).toBe('/de/power-save-mode');
  });

  test.each([
    '',
    'showroom',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/power-save-mode?to=/power-save-mode',
    '/de/power-save-mode',
  ])('leads home instead of to «%s»', (to) => {
    expect(pageFor(to).continueHref).toBe('/');
    expect(pageFor(to, { address: '/de/power-save-mode' }).continueHref).toBe('/de');
  });

  test('never leads to another site, whatever the request', () => {
    const piece = constantFrom('/', '\\', '.', ':', '@', '%2f', '?to=', '#', 'evil.example', '\t', 'de');
    assertProperty(
      property(tuple(piece, piece, piece, string()), (pieces) => {
        const page = pageFor(pieces.join(''));
        const links = [page.continueHref, ...page.languages.map(({ href }) => href)];
        for (const href of links) {
          expect(new URL(href, 'https://showroom.example').origin).toBe('https://showroom.example');
        }
      }),
    );
  });
});
