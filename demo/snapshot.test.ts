import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBundle } from '@vitrine/content/node';
import { CLIP_END_TOLERANCE } from '@vitrine/doctor/clip-end';
import { clipEndName, clipEndPairs } from '@vitrine/doctor/clip-end-pairs';
import { examineSnapshots } from '@vitrine/doctor/examine';
import { DEMO_LOCALES, DEMO_MEDIA_FOLDER, readDemoClipEnds, readDemoContent } from './read-content.ts';
import { hashOfSource } from './snapshot-source.ts';
import { isDemoText } from './testing/is-demo-text.ts';

const FOLDER = join(import.meta.dirname, 'snapshot');
const bundle = await readBundle(FOLDER);
const content = readDemoContent();
const shipped: Record<string, string> = JSON.parse(readFileSync(join(FOLDER, 'media.json'), 'utf8'));

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** How long the lists of every entry of a type are in the demo's files. */
function lengthsIn(type: 'articles' | 'dashboards' | 'menus', names: readonly string[]) {
  return [...content.entries[type].values()]
    .flatMap((entry) => names.map((name) => sizeOf(entry[name])))
    .toSorted();
}

describe('the snapshot that ships with the project', () => {
  test('is made from the demo as it is now (otherwise run: npm run seed -- --export)', () => {
    expect(JSON.parse(readFileSync(join(FOLDER, 'source.json'), 'utf8'))).toEqual({ sha256: hashOfSource() });
  });

  test('holds every location, transition and article of the demo in every language', () => {
    for (const snapshot of Object.values(bundle.snapshots)) {
      expect(snapshot.locations.map(({ payloadId }) => payloadId).toSorted()).toEqual(
        [...content.entries.locations.keys()].toSorted(),
      );
      expect(snapshot.transitions.map(({ payloadId }) => payloadId).toSorted()).toEqual(
        [...content.entries.transitions.keys(), ...content.entries.portals.keys()].toSorted(),
      );
      expect(snapshot.articles).toHaveLength(content.entries.articles.size);
      expect(snapshot.dashboards).toHaveLength(content.entries.dashboards.size);
      expect(snapshot.menus).toHaveLength(content.entries.menus.size);
      expect(snapshot.worlds).toHaveLength(content.entries.worlds.size);
    }
  });

  test.each(DEMO_LOCALES)('says in %s what the files of the demo say', (locale) => {
    const snapshot = bundle.snapshots[locale];
    const titles = new Map(snapshot?.locations.map(({ payloadId, title }) => [String(payloadId), title]));
    const expected = [...content.entries.locations].map(([key, { title }]): [string, string | undefined] => [
      key,
      isDemoText(title) ? String(title[locale]) : undefined,
    ]);
    expect(titles).toEqual(new Map(expected));
  });

  test('keeps every hotspot of the demo', () => {
    const hotspots = bundle.snapshots['en']?.locations.flatMap((location) => location.hotspots) ?? [];
    const written = [...content.entries.locations.values()].flatMap(
      ({ hotspots: list }) => list as unknown[],
    );
    expect(hotspots).toHaveLength(written.length);
  });

  test('keeps every part of every article, dashboard and menu', () => {
    const snapshot = bundle.snapshots['en'];
    expect(
      snapshot?.articles
        .flatMap(({ sections, actionButtons }) => [sections.length, actionButtons.length])
        .toSorted(),
    ).toEqual(lengthsIn('articles', ['sections', 'action_buttons']));
    expect(
      snapshot?.dashboards
        .flatMap((board) => [
          board.links.length,
          board.contacts.length,
          board.actionButtons.length,
          board.mediaLibrary.length,
        ])
        .toSorted(),
    ).toEqual(lengthsIn('dashboards', ['links', 'contacts', 'action_buttons', 'media_library']));
    expect(snapshot?.menus.map(({ items }) => items.length).toSorted()).toEqual(
      lengthsIn('menus', ['items']),
    );
  });

  test('has the captions of the films in the language of the page', () => {
    for (const locale of DEMO_LOCALES) {
      const films = bundle.snapshots[locale]?.articles.flatMap(({ sections }) =>
        sections.flatMap((section) => (section.kind === 'video' ? [section.captions?.name] : [])),
      );
      expect(films).toEqual([`film-nv6-cycle-${locale}.vtt`, `film-company-${locale}.vtt`]);
    }
  });

  test('is found sound by the doctor', () => {
    const findings = examineSnapshots({
      snapshots: Object.values(bundle.snapshots),
      reports: bundle.reports,
    });
    expect(findings.filter(({ severity }) => severity !== 'hint')).toEqual([]);
  });

  test('comes with how far every clip is from its pictures (otherwise run: node apps/cms/scripts/clip-ends.ts)', () => {
    const pairs = Object.values(bundle.snapshots).flatMap((snapshot) => clipEndPairs(snapshot));
    const measured = readDemoClipEnds();
    expect([...measured.keys()].toSorted()).toEqual([...new Set(pairs.map(clipEndName))].toSorted());
    expect([...measured].filter(([, difference]) => difference > CLIP_END_TOLERANCE)).toEqual([]);
  });

  test('names a file that ships for every picture, clip and drawing', () => {
    const addresses = new Set(JSON.stringify(bundle.snapshots).match(/(?<="\/box-api\/uploads\/)[^"?]+/g));
    expect(addresses.size).toBeGreaterThan(100);
    expect(Object.keys(shipped).toSorted()).toEqual([...addresses].toSorted());
    const absent = Object.values(shipped).filter((file) => !existsSync(join(DEMO_MEDIA_FOLDER, file)));
    expect(absent).toEqual([]);
  });

  test('holds no access code', () => {
    expect(bundle.serverOnly.accessCodes).toEqual({});
    expect(JSON.stringify(bundle)).not.toContain('2468');
  });
});
