import { payloadId, worldSlug } from '@vitrine/core/world/ids';
import { describe, expect, test, vi } from 'vitest';
import { viewOf } from '../testing/test-showroom.ts';
import type { LocationName } from '../testing/test-showroom.ts';
import { createVisits } from './visits.ts';
import type { Visits } from './visits.ts';

/** A window with its storage; each page that is loaded has visits of its own. */
function windowWith(kept?: string) {
  let text = kept;
  let entry = 0;
  let isLoadedByLink = true;
  const load = (how: { readonly byLink: boolean }): Visits => {
    isLoadedByLink = how.byLink;
    return createVisits({
      read: () => text,
      keep(next) {
        text = next;
      },
      entry: () => entry,
      isLoadedByLink: () => isLoadedByLink,
    });
  };
  const arrive = (visits: Visits, name: LocationName, at: number) => {
    const view = viewOf(name);
    const { locale, href } = view;
    const languages = [{ locale, href, canonicalHref: href, isCurrent: true, isOffered: true }];
    entry = at;
    visits.arrive({ ...view, languages, start: { payloadId: payloadId('a'), href: '/world/a' } });
  };
  return { load, arrive };
}

function back(visits: Visits, from: string) {
  return visits.previousVisit(payloadId(from))?.location;
}

describe('the visits of a window', () => {
  test('lead back to the start from a deep link', () => {
    const { load, arrive } = windowWith();
    const visits = load({ byLink: true });
    expect(back(visits, 'c')).toBeUndefined();
    arrive(visits, 'c', 0);
    expect(visits.previousVisit(payloadId('c'))).toEqual({ location: 'a', locale: 'en', href: '/world/a' });
    arrive(visits, 'a', 1);
    expect(back(visits, 'a')).toBeUndefined();
  });

  test('do not alternate between two locations: Back continues from where the last Back led', () => {
    const { load, arrive } = windowWith();
    const visits = load({ byLink: true });
    for (const [at, name] of (['b', 'c', 'd'] as const).entries()) arrive(visits, name, at);
    expect(visits.goBack(payloadId('d'))).toMatchObject({ location: 'c', entry: 1 });
    // By a walk, which adds an entry to the browser's history.
    arrive(visits, 'c', 3);
    expect(back(visits, 'c')).toBe('b');
  });

  test('lead on from where Back has led, before that page has reported its arrival', () => {
    const { load, arrive } = windowWith();
    const visits = load({ byLink: true });
    for (const [at, name] of (['b', 'c', 'd'] as const).entries()) arrive(visits, name, at);
    visits.goBack(payloadId('d'));
    expect(visits.goBack(payloadId('c'))).toMatchObject({ location: 'b' });
  });

  test('still know where back leads when the visitor walks elsewhere before arriving', () => {
    const { load, arrive } = windowWith();
    const visits = load({ byLink: true });
    for (const [at, name] of (['b', 'c', 'd'] as const).entries()) arrive(visits, name, at);
    visits.goBack(payloadId('d'));
    arrive(visits, 'e', 3);
    expect(back(visits, 'e')).toBe('d');
  });

  test('outlive a page; the numbers of its history entries only outlive a reload', () => {
    const { load, arrive } = windowWith();
    const visits = load({ byLink: true });
    for (const [at, name] of (['b', 'c'] as const).entries()) arrive(visits, name, at);
    expect(load({ byLink: false }).previousVisit(payloadId('c'))).toMatchObject({ location: 'b', entry: 0 });
    const linked = load({ byLink: true });
    expect(linked.previousVisit(payloadId('c'))).toEqual({ location: 'b', locale: 'en', href: '/world/b' });
  });

  test('have the last location of a world in each language', () => {
    const { load, arrive } = windowWith();
    const visits = load({ byLink: true });
    arrive(visits, 'c', 0);
    expect(visits.lastVisited(worldSlug('world'))).toEqual({ location: 'c', hrefs: { en: '/world/c' } });
    expect(visits.lastVisited(worldSlug('elsewhere'))).toBeUndefined();
  });

  test('notify subscribers of an arrival and when they are forgotten', () => {
    const { load, arrive } = windowWith();
    const visits = load({ byLink: true });
    const listener = vi.fn<() => void>();
    const stop = visits.subscribe(listener);
    arrive(visits, 'c', 0);
    visits.forget();
    stop();
    arrive(visits, 'd', 0);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(load({ byLink: false }).lastVisited(worldSlug('world'))).toBeDefined();
  });

  test.each(['', '{', 'null', '[]', '{"visits":1}'])(
    'start again when the stored value cannot be read: %j',
    (kept) => {
      const visits = windowWith(kept).load({ byLink: false });
      expect(back(visits, 'c')).toBeUndefined();
      expect(visits.lastVisited(worldSlug('world'))).toBeUndefined();
    },
  );
});
