import { overlayId } from '@vitrine/core/world/ids';
import { aSnapshot } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { actionLink, stackLink } from './action-links.server.ts';
import type { LinkContext } from './link-context.ts';

function contextWith(embedHosts: readonly string[]): LinkContext {
  const snapshot = aSnapshot();
  return {
    snapshot: { ...snapshot, settings: { ...snapshot.settings, embedHosts } },
    pageHref: '/showroom/entrance',
    stack: [],
    locationLink: () => undefined,
  };
}
describe('the link of the login page', () => {
  const toLogin = { title: 'Partners', action: { kind: 'openLink', url: '/login', newTab: true } } as const;

  test('opens in the same tab, and leads back to where it was', () => {
    const loginHref = '/de/login?redirect=hall';
    expect(actionLink({ ...contextWith([]), loginHref }, toLogin)).toMatchObject({
      href: loginHref,
      opensNewWindow: false,
    });
  });

  test('is not shown to visitors who are logged in', () => {
    expect(actionLink(contextWith([]), toLogin)).toBeUndefined();
  });
});

function frame(url: string) {
  return { kind: 'openIframe', iframe: overlayId(7), url, title: 'Map' } as const;
}

describe('the link of a page of another site', () => {
  test('opens over the showroom where its host is listed', () => {
    const link = actionLink(contextWith(['maps.example']), {
      title: 'Map',
      action: frame('maps.example/here'),
    });
    expect(link).toMatchObject({
      kind: 'openIframe',
      href: '/showroom/entrance?iframe=7',
      opensNewWindow: false,
    });
  });

  test('opens in a new tab where its host is not listed', () => {
    const link = actionLink(contextWith([]), { title: 'Map', action: frame('maps.example/here') });
    expect(link).toMatchObject({
      kind: 'openLink',
      href: 'https://maps.example/here',
      opensNewWindow: true,
    });
  });

  test('opens in a new tab as one of several actions too', () => {
    const site = { kind: 'openLink', url: 'https://a.example', newTab: false } as const;
    const actions = [site, frame('https://maps.example/')];
    const link = stackLink(contextWith([]), { title: 'Tour', actions });
    expect(link?.following).toEqual([{ href: 'https://maps.example/', opensNewWindow: true }]);
  });

  test('is none where the address is no address', () => {
    expect(
      actionLink(contextWith([]), { title: 'Map', action: frame('javascript:alert(1)') }),
    ).toBeUndefined();
  });
});
