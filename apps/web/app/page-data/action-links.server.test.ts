import { overlayId } from '@vitrine/core/world/ids';
import { aSnapshot } from '@vitrine/core/testing';
import { describe, expect, it } from 'vitest';
import { actionLink, stackLink, type LinkMaker } from './action-links.server.ts';

const makerWith = (embedHosts: readonly string[]): LinkMaker => {
  const snapshot = aSnapshot();
  return {
    snapshot: { ...snapshot, settings: { ...snapshot.settings, embedHosts } },
    pageHref: '/showroom/entrance',
    stack: [],
    locationLink: () => undefined,
  };
};
describe('the link of the login page', () => {
  const toLogin = { title: 'Partners', action: { kind: 'openLink', url: '/login', newTab: true } } as const;

  it('opens in the same tab, and leads back to where it was', () => {
    const loginHref = '/de/login?redirect=hall';
    expect(actionLink({ ...makerWith([]), loginHref }, toLogin)).toMatchObject({
      href: loginHref,
      opensNewWindow: false,
    });
  });

  it('is not shown to visitors who are logged in', () => {
    expect(actionLink(makerWith([]), toLogin)).toBeUndefined();
  });
});

const frame = (url: string) => ({ kind: 'openIframe', iframe: overlayId(7), url, title: 'Map' }) as const;

describe('the link of a page of another site', () => {
  it('opens over the showroom where its host is listed', () => {
    const link = actionLink(makerWith(['maps.example']), {
      title: 'Map',
      action: frame('maps.example/here'),
    });
    expect(link).toMatchObject({
      kind: 'openIframe',
      href: '/showroom/entrance?iframe=7',
      opensNewWindow: false,
    });
  });

  it('opens in a new tab where its host is not listed', () => {
    const link = actionLink(makerWith([]), { title: 'Map', action: frame('maps.example/here') });
    expect(link).toMatchObject({
      kind: 'openLink',
      href: 'https://maps.example/here',
      opensNewWindow: true,
    });
  });

  it('opens in a new tab as one of several actions too', () => {
    const site = { kind: 'openLink', url: 'https://a.example', newTab: false } as const;
    const actions = [site, frame('https://maps.example/')];
    const link = stackLink(makerWith([]), { title: 'Tour', actions });
    expect(link?.following).toEqual([{ href: 'https://maps.example/', opensNewWindow: true }]);
  });

  it('is none where the address is no address', () => {
    expect(actionLink(makerWith([]), { title: 'Map', action: frame('javascript:alert(1)') })).toBeUndefined();
  });
});
