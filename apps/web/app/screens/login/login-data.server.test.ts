import { worldSlug } from '@vitrine/core/world/ids';
import { aPicture, aSnapshot, aWorld } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import { buildLoginData } from './login-data.server.ts';
import { languageOfPath } from '~/page-data/resolved-address.server.ts';

type Server = Parameters<typeof aServerContext>[0];

function page(address: string, server: Server = {}) {
  const url = new URL(address, 'https://showroom.example');
  const context = aServerContext({ url, ...server });
  const language = languageOfPath(context.bundle, url.pathname, context.closedWorlds);
  return buildLoginData({ server: context, language, query: url.searchParams });
}

function withSettings(settings: object) {
  return {
    bundle: someContent({ settings: { ...aSnapshot().settings, ...settings } }),
  };
}

describe('the login page', () => {
  test('has the editor’s words and picture, else the built-in ones (spec 8.4) (spec 2.9)', () => {
    expect(page('/login')).toMatchObject({ title: 'Welcome', buttonLabel: 'Log in', homeHref: '/' });
    expect(page('/de/login')).toMatchObject({ buttonLabel: 'Anmelden', homeHref: '/de' });
    const loginPage = { title: 'For partners', text: 'Come in', buttonLabel: 'Enter' };
    const picture = aPicture({ name: 'gate.jpg' });
    const own = page('/login', withSettings({ loginPage, loginPageBackground: picture }));
    expect(own).toMatchObject(loginPage);
    expect(own.picture?.url).toBe(picture.url);
    const half = page('/login', withSettings({ loginPage: { title: '', text: 'Come in', buttonLabel: '' } }));
    expect(half).toMatchObject({ title: 'Welcome', text: 'Come in', buttonLabel: 'Log in' });
  });

  test('bears the world that its host opens, and the staging notice', () => {
    const worlds = ['showroom', 'fair'].map((slug) => aWorld({ slug: worldSlug(slug) }));
    const entrances = {
      byHost: new Map([['fair.example', worldSlug('fair')]]),
      defaultWorld: worldSlug('showroom'),
    };
    const bundle = someContent({ worlds });
    expect(page('/login', { bundle, entrances }).world?.slug).toBe('showroom');
    expect(page('https://fair.example/login', { bundle, entrances }).world?.slug).toBe('fair');
    expect(page('/login', withSettings({ isStaging: true })).notices).toEqual(['info__on_staging']);
  });

  test('carries where to go on, in every language, without what is said once', () => {
    const { carried, languages } = page('/de/login?article=12&redirect=door-5&problem=busy&wait=9');
    expect(carried).toEqual({ redirect: 'door-5', locale: 'de', query: 'article=12' });
    expect(languages.map(({ href }) => href)).toEqual([
      '/en/login?article=12&redirect=door-5',
      '/de/login?article=12&redirect=door-5',
      '/ru/login?article=12&redirect=door-5',
    ]);
    expect(page('/login').languages[0]?.href).toBe('/en/login');
  });

  test.each([
    ['credentials', 'error__email_password_validation'],
    ['input', 'error__invalid_input'],
    ['busy', 'error__too_many_requests'],
    ['failed', 'error__something_wrong'],
    ['ended', 'access__session_ended'],
  ])('says after a form without scripts what the error catalogue has for %s', (kind, key) => {
    expect(page(`/login?problem=${kind}`).problem).toBe(key);
  });

  test('says nothing that an address makes up', () => {
    for (const kind of ['', 'x', '__proto__', 'error__no_access']) {
      expect(page(`/login?problem=${kind}`)).not.toHaveProperty('problem');
    }
    for (const query of ['wait=9', 'problem=busy&wait=-1', 'problem=busy&wait=1e9', 'problem=busy&wait=x']) {
      expect(page(`/login?${query}`)).not.toHaveProperty('wait');
    }
    expect(page('/login?problem=busy&wait=4').wait).toBe(4);
  });

  test('shows a visitor with the cookie of an expired session that it has ended', () => {
    const visitor = { isLoggedIn: false, scopes: [], openedWorlds: [], hasLoginEnded: true };
    expect(page('/login', { visitor }).problem).toBe('access__session_ended');
  });
});

describe('help with logging in', () => {
  test('is the contact form over the start, with what it is about', () => {
    const { help } = page('/login');
    expect(help?.forgotten).toMatch(/^\/[\w/-]+\?contact&subject=Forgotten%20your%20password%3F$/);
    expect(help?.ask).toMatch(/\?contact&subject=Ask%20for%20access$/);
  });

  test('is the address in the settings, where there is one', () => {
    const own = 'https://norvane.example/access';
    expect(page('/login', withSettings({ accessLink: own })).help).toEqual({ forgotten: own, ask: own });
  });

  test('is a mail where the visitor may enter nothing, and nothing without an address', () => {
    const closedWorlds = new Map([['showroom', 'login']] as const);
    const closed = (contactEmail: string) => {
      const { bundle } = withSettings({ contactEmail });
      const snapshots = Object.fromEntries(
        Object.entries(bundle.snapshots).map(([code, snapshot]) => [code, { ...snapshot, worlds: [] }]),
      );
      return page('/login', { bundle: { ...bundle, snapshots }, closedWorlds }).help;
    };
    expect(closed('info@norvane.example')?.ask).toBe(
      'mailto:info@norvane.example?subject=Ask%20for%20access',
    );
    expect(closed('')).toBeUndefined();
  });
});
