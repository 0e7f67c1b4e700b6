import { message } from '@vitrine/core/reports/message';
import { localeCode } from '@vitrine/core/world/ids';
import type { World } from '@vitrine/core/world/world';
import { describe, expect, test } from 'vitest';
import { createBundle } from '../testing/bundle.ts';
import { countEntries } from './entry-counts.ts';

function report(path: string) {
  return {
    kind: 'missingTranslation' as const,
    path,
    says: message('report.notTranslated'),
    locale: localeCode('de'),
  };
}

function countOf(bundle: ReturnType<typeof createBundle>, collection: string, locale?: string) {
  return countEntries(bundle).find((one) => one.collection === collection && one.locale === locale)?.count;
}

describe('what a bundle holds', () => {
  test('counts each collection in each language, and the access codes', () => {
    const bundle = createBundle();
    expect(countOf(bundle, 'content-locations', 'en')).toBe(3);
    expect(countOf(bundle, 'content-locations', 'de')).toBe(3);
    expect(countOf(bundle, 'content-transitions')).toBe(2);
    expect(countOf(bundle, 'worlds')).toBe(1);
    expect(countOf(bundle, 'app-setting')).toBe(1);
  });

  test('takes a world that is closed in another way for no loss, and a lost code for one', () => {
    const bundle = createBundle();
    const withWorlds = (change: Partial<World>, accessCodes = {}) => {
      const worlds = (bundle.snapshots['en']?.worlds ?? []).map((world) =>
        world.isProtected ? Object.assign(structuredClone(world), change) : world,
      );
      return { ...createBundle('v2', { worlds }), serverOnly: { ...bundle.serverOnly, accessCodes } };
    };
    expect(countOf(withWorlds({ isProtected: false, isLoginOnly: true }), 'worlds')).toBe(1);
    expect(countOf(withWorlds({ shutBecause: 'codeMissing' }), 'worlds')).toBe(1);
    expect(countOf(withWorlds({}, { closed: '1357' }), 'worlds')).toBe(1);
    expect(countOf(withWorlds({}), 'worlds')).toBe(0);
  });

  test('does not count what is shown in the default language for want of a translation', () => {
    const some = { ...createBundle(), reports: [report('content-locations/open-hall')] };
    expect(countOf(some, 'content-locations', 'de')).toBe(2);
    expect(countOf(some, 'content-locations', 'en')).toBe(3);
    const aField = { ...createBundle(), reports: [report('content-locations/open-hall.title')] };
    expect(countOf(aField, 'content-locations', 'de')).toBe(3);
    const all = { ...createBundle(), reports: [report('locales/de')] };
    expect(countOf(all, 'content-locations', 'de')).toBe(0);
  });
});
