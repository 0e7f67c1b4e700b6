import { viewerId } from '@vitrine/core/overlays/viewer';
import { aLocation, aNavigationHotspot, aPicture, aSnapshot } from '@vitrine/core/testing';
import { overlayId, payloadId } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { describe, expect, test } from 'vitest';
import { languageOfPath } from '~/page-data/resolved-address.server.ts';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import { buildJoinData } from './join-data.server.ts';

const [hall, vault] = [payloadId('hall'), payloadId('vault')];
const robot = {
  id: overlayId(12),
  title: 'Robot NV-6',
  summary: '',
  tags: [],
  sections: [],
  actionButtons: [],
};

/** A showroom whose hall opens pictures: other files in each language. */
function inLanguage(locale: string): Partial<Snapshot> {
  const pictures = filesOf(locale);
  const hotspot = aNavigationHotspot('pictures', {
    title: 'Pictures',
    action: { kind: 'openMedia', media: pictures },
  });
  return {
    locations: [aLocation({ payloadId: hall, title: `Hall ${locale}`, hotspots: [hotspot] })],
    articles: [robot],
  };
}

function filesOf(locale: string) {
  return [aPicture({ name: `${locale}-a.jpg` }), aPicture({ name: `${locale}-b.jpg` })];
}

const content = someContent();
const bundle = {
  ...content,
  snapshots: Object.fromEntries(
    content.locales.map(({ code }) => [code, aSnapshot({ ...inLanguage(code), locale: code })]),
  ),
};

function page(query: string, language = 'de') {
  const url = new URL(`/${language}/join?${query}`, 'https://showroom.example');
  const server = aServerContext({ url, bundle, stylesOf: (module) => ['shared.css', module] });
  const spoken = languageOfPath(bundle, url.pathname, server.closedWorlds);
  return buildJoinData({ server, language: spoken, query: url.searchParams });
}

describe('what a presentation has shown', () => {
  test('is a list of links in the language of who reads it', () => {
    const { recap, title } = page('from=en&recap=hall&recap=hall?article=12');
    expect(title).toBe('Was wir gesehen haben');
    expect(recap?.stops).toMatchObject([
      { address: 'hall', title: 'Hall de', parts: [] },
      { address: 'hall?article=12', title: 'Robot NV-6', parts: ['Hall de'] },
    ]);
    expect(recap?.stops.map(({ href }) => href)).toEqual([
      '/de/showroom/hall',
      '/de/showroom/hall?article=12-robot-nv-6',
    ]);
  });

  test('opens a file as it is in the language of who reads it', () => {
    const [english, german] = ['en', 'de'].map((locale) =>
      viewerId({ kind: 'media', media: filesOf(locale), platformVideos: [] }),
    );
    expect(german).not.toBe(english);
    expect(page(`from=en&recap=hall?media=${english}`).recap?.stops[0]?.href).toBe(
      `/de/showroom/hall?media=${german}`,
    );
  });

  test('has an address that can be sent to everyone: without a language, and with what the sender may not see', () => {
    expect(page('from=en&recap=hall&recap=vault').recap).toMatchObject({
      href: 'https://showroom.example/join?from=en&recap=hall&recap=vault',
      stops: [{ address: 'hall' }],
    });
  });

  test('leaves out what is not there, or not for this visitor', () => {
    expect(page(`from=en&recap=${vault}&recap=nowhere`).recap?.stops).toEqual([]);
    expect(page('from=en&recap=hall?article=99').recap?.stops).toMatchObject([
      { title: 'Hall de', href: '/de/showroom/hall' },
    ]);
  });

  test('keeps its stops when the language is changed', () => {
    const english = page('from=en&recap=hall').languages.find(({ href }) => href.startsWith('/en/'));
    expect(new URLSearchParams(english?.href.split('?', 2)[1]).getAll('recap')).toEqual(['hall']);
  });

  test('has its styles in the page, for who has no scripts', () => {
    const ofEveryJoinPage = ['shared.css', 'app/screens/join/join-screen.tsx'];
    expect(page('recap=hall').styles).toEqual([...ofEveryJoinPage, 'app/screens/join/recap.tsx']);
    expect(page('show=K7M2QX').styles).toEqual(ofEveryJoinPage);
  });

  test('is no page of its own where the address names none', () => {
    expect(page('from=en')).not.toHaveProperty('recap');
    expect(page('recap=&from=__proto__').recap?.stops).toEqual([]);
  });
});
