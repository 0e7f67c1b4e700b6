import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlayId, payloadId, worldSlug } from '../world/ids.ts';
import { ANALYTICS_DEFAULTS } from '../world/settings/analytics.ts';
import { CONSENT_TIME, consentCookie, consentIn, mayCount } from './consent.ts';
import { dataLayerEntry } from './events.ts';
import { overlayChanges, overlayNumber } from './overlay-changes.ts';
import type { CountedOverlay } from './overlay-changes.ts';

function overlay(key: string): CountedOverlay {
  return { key, kind: 'menu', title: key };
}

describe('the data layer', () => {
  test('takes an event with prefixed fields', () => {
    const event = {
      name: 'overlay_opened',
      world: worldSlug('showroom'),
      location: payloadId('entrance'),
      language: 'de',
      kind: 'article',
      id: overlayId(7),
      title: 'Robot',
    } as const;
    expect(dataLayerEntry(event)).toEqual({
      event: 'vitrine_overlay_opened',
      vitrine_world: 'showroom',
      vitrine_location: 'entrance',
      vitrine_language: 'de',
      vitrine_kind: 'article',
      vitrine_id: 7,
      vitrine_title: 'Robot',
    });
  });
});

describe('overlays', () => {
  test('are reported when they open and close, the topmost closing first', () => {
    const changes = overlayChanges([overlay('a'), overlay('b'), overlay('c')], [overlay('a'), overlay('d')]);
    expect(changes.map(({ name, ...rest }) => [name, 'title' in rest && rest.title])).toEqual([
      ['overlay_closed', 'c'],
      ['overlay_closed', 'b'],
      ['overlay_opened', 'd'],
    ]);
  });

  test('that remain open are not reported', () => {
    const stack = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
    fc.assert(
      fc.property(stack, stack, (before, after) => {
        const changes = overlayChanges(before.map(overlay), after.map(overlay));
        const titles = changes.map((change) => ('title' in change ? change.title : ''));
        const changed = [
          ...before.filter((key) => !after.includes(key)),
          ...after.filter((key) => !before.includes(key)),
        ];
        expect(titles.toSorted()).toEqual(changed.toSorted());
      }),
    );
  });

  test('have a number where the address has one', () => {
    const stack = [{ kind: 'article', id: overlayId(7) }, { kind: 'contact' }] as const;
    expect(overlayNumber(stack, 'article')).toBe(7);
    expect(overlayNumber(stack, 'contact')).toBeUndefined();
    expect(overlayNumber(stack, 'share')).toBeUndefined();
  });
});

describe('consent', () => {
  test('is kept for 365 days (spec 9.18)', () => {
    expect(CONSENT_TIME).toBe(31_536_000);
    expect(consentCookie('granted', true)).toBe(
      'vitrine_consent=granted; path=/; max-age=31536000; samesite=lax; secure',
    );
    expect(consentCookie('denied', false)).not.toContain('secure');
  });

  test('is read among other cookies, and only as it was written', () => {
    expect(consentIn('a=b; vitrine_consent=denied;c=d')).toBe('denied');
    expect(consentIn('not_vitrine_consent=granted')).toBeUndefined();
    expect(consentIn('vitrine_consent=perhaps')).toBeUndefined();
    expect(consentIn('')).toBeUndefined();
  });

  test('is needed where the settings ask for it; by default nothing is counted at all (spec 9.18)', () => {
    expect(mayCount(ANALYTICS_DEFAULTS, 'granted')).toBe(false);
    expect(mayCount({ isActive: true, needsConsent: true })).toBe(false);
    expect(mayCount({ isActive: true, needsConsent: true }, 'denied')).toBe(false);
    expect(mayCount({ isActive: true, needsConsent: true }, 'granted')).toBe(true);
    expect(mayCount({ isActive: true, needsConsent: false })).toBe(true);
  });
});
