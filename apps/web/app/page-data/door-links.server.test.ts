import { doorOf } from '@vitrine/core/world/door';
import type { Action } from '@vitrine/core/world/action';
import { payloadId, worldSlug } from '@vitrine/core/world/ids';
import { aLocation, aNavigationHotspot, aPicture, aSnapshot, aWorld } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { someContent } from '~/testing/a-server-context.ts';
import { actionLink, stackLink } from './action-links.server.ts';
import type { LinkContext } from './link-context.ts';
import { buildLocationView } from './location-view.server.ts';

const door = doorOf(payloadId('vault'));

function asks(lock: 'password' | 'login'): Action {
  return { kind: 'openDoor', door: { id: door, lock } };
}

function context(locale: string, stack: LinkContext['stack'] = []): LinkContext {
  return {
    snapshot: someContent().snapshots[locale] ?? aSnapshot(),
    pageHref: '/showroom/entrance',
    stack,
    locationLink: () => ({ title: 'Somewhere', href: '/showroom/somewhere' }),
  };
}

// Specification section 4, Navigation: "If the target's world is locked, it redirects to login or opens the
// password modal."
describe('the link of a door', () => {
  test('opens the access code over the page, on top of the open overlays', () => {
    const link = { title: 'Our lab', action: asks('password') };
    expect(actionLink(context('en'), link)).toEqual({
      title: 'Our lab',
      kind: 'openDoor',
      href: `/showroom/entrance?code=${door}`,
      opensNewWindow: false,
      door: `door-${door}`,
      lock: 'password',
    });
    const upon = actionLink(context('en', [{ kind: 'menu', trail: [] }]), link);
    expect(upon?.href).toBe(`/showroom/entrance?code=${door}`);
  });

  test('redirects to the login of the page’s language', () => {
    const link = { title: 'Partners', action: asks('login') };
    expect(actionLink(context('en'), link)?.href).toBe(`/login?redirect=door-${door}`);
    expect(actionLink(context('de'), link)?.href).toBe(`/de/login?redirect=door-${door}`);
  });

  test('has words for any door where it has none of its own', () => {
    expect(actionLink(context('en'), { title: '', action: asks('password') })?.title).toBe('Protected area');
    expect(actionLink(context('de'), { title: '', action: asks('login') })?.title).toBe(
      'Geschützter Bereich',
    );
  });

  test('is the last one of a stack: what follows would run where the visitor was before', () => {
    const actions: Action[] = [
      { kind: 'navigate', target: payloadId('somewhere') },
      asks('password'),
      { kind: 'openLink', url: 'https://example.com', newTab: true },
    ];
    const link = stackLink(context('en'), { title: 'Tour', actions });
    expect(link?.following).toEqual([{ href: `/showroom/entrance?code=${door}`, opensNewWindow: false }]);
  });
});

test('a way without words of its own has those of the location that it leads to', () => {
  const action: Action = { kind: 'navigate', target: payloadId('somewhere') };
  expect(actionLink(context('en'), { title: '', action })?.title).toBe('Somewhere');
  expect(actionLink(context('en'), { title: 'This way', action })?.title).toBe('This way');
});

test('a page reveals nothing about a closed location that its hotspots and group logo lead to', () => {
  const location = aLocation({
    hotspots: [aNavigationHotspot('x', { id: 'h', title: 'Our lab', action: asks('password') })],
    group: {
      slug: 'g',
      title: 'Group',
      menuKeys: [],
      logo: { image: aPicture(), title: '', subtitle: '', door: { id: door, lock: 'login' } },
    },
  });
  const bundle = someContent({ locations: [location], worlds: [aWorld({ slug: worldSlug('showroom') })] });
  const snapshot = bundle.snapshots['en'] ?? aSnapshot();
  const view = buildLocationView({
    bundle,
    snapshot,
    world: aWorld({ slug: worldSlug('showroom') }),
    location,
    canEnter: () => true,
  });
  expect(view.hotspots).toMatchObject([{ title: 'Our lab', lock: 'password', door: `door-${door}` }]);
  expect(view.group?.logo?.link).toEqual({
    href: `/login?redirect=door-${door}`,
    opensNewWindow: false,
    door: `door-${door}`,
    lock: 'login',
  });
});
