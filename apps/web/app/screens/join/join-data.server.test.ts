import { aPicture, aSnapshot, someSettings } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { languageOfPath } from '~/page-data/resolved-address.server.ts';
import { qrCode } from '~/ui/qr-code.ts';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import { buildJoinData } from './join-data.server.ts';

type Server = Parameters<typeof aServerContext>[0];

function page(address: string, server: Server = {}) {
  const url = new URL(address, 'https://showroom.example:8443');
  const context = aServerContext({ url, ...server });
  const language = languageOfPath(context.bundle, url.pathname, context.closedWorlds);
  return buildJoinData({ server: context, language, query: url.searchParams });
}

function hrefs(address: string) {
  return page(address).languages.map(({ href }) => href);
}

describe('the page where guests join', () => {
  test('has the words of its language, the start page’s picture and the way home', () => {
    expect(page('/join')).toMatchObject({ title: 'Join a presentation', homeHref: '/' });
    expect(page('/de/join')).toMatchObject({ title: 'An einer Präsentation teilnehmen', homeHref: '/de' });
    const startPageBackground = aPicture({ url: '/box-api/uploads/start.jpg' });
    const settings = someSettings({ startPageBackground, isStaging: true });
    const own = page('/join', { bundle: someContent({ settings }) });
    expect(own.picture?.url).toBe(startPageBackground.url);
    expect(own.notices).toEqual(['info__on_staging']);
  });

  test('brings the texts of presentations, and no others', () => {
    const { texts } = page('/join');
    expect(texts).toEqual(interfaceTexts(aSnapshot(), ['presentation']));
    expect(texts).toHaveProperty('presentation__return');
    expect(Object.keys(texts).every((key) => key.startsWith('presentation__'))).toBe(true);
  });

  test('is there in every language, without what is said once', () => {
    expect(hrefs('/join')).toEqual(['/en/join', '/de/join', '/ru/join']);
    expect(hrefs('/de/join?problem=busy&wait=9&code=K7M2QX')).toEqual(['/en/join', '/de/join', '/ru/join']);
    expect(hrefs('/join?show=k7m-2qx')[1]).toBe('/de/join?show=k7m-2qx');
  });
});

describe('a code that leads nowhere', () => {
  test('is told to be wrong', () => {
    expect(page('/join?problem=code').problem).toEqual({
      sentence: 'There is no presentation with this code. Please check it, or ask your guide.',
      isOfCode: true,
    });
  });

  test('was one too many, and for how long', () => {
    const sentence =
      'You are making too many requests to the server. Access remains blocked for a short time.';
    expect(page('/join?problem=busy&wait=8.2').problem).toEqual({
      sentence,
      isOfCode: false,
      wait: 'You can try again in 0:09.',
    });
    for (const wait of ['', '&wait=', '&wait=0', '&wait=-1', '&wait=1e9', '&wait=x', '&wait=Infinity']) {
      expect(page(`/join?problem=busy${wait}`).problem).toEqual({ sentence, isOfCode: false });
    }
  });

  test('is nothing that an address makes up', () => {
    const queries = [
      '',
      'problem=',
      'problem=x',
      'problem=__proto__',
      'problem=presentation__over',
      'wait=9',
    ];
    for (const query of queries) expect(page(`/join?${query}`)).not.toHaveProperty('problem');
  });
});

describe('the poster', () => {
  test('has the code, the address to type and the link that joins, whatever its language', () => {
    const poster = {
      code: 'K7M 2QX',
      address: 'showroom.example:8443/join',
      qr: qrCode('https://showroom.example:8443/join/K7M2QX'),
    };
    expect(page('/join?show=K7M2QX').poster).toEqual(poster);
    expect(page('/de/join?show=k7m%202qx').poster).toEqual(poster);
  });

  test('leaves the language out of the address where the default is another one', () => {
    const content = someContent();
    const [, german] = content.locales;
    const bundle = { ...content, defaultLocale: german?.code ?? content.defaultLocale };
    expect(page('/en/join?show=K7M2QX', { bundle }).poster?.address).toBe('showroom.example:8443/join');
  });

  test('takes the place of the form and its problem', () => {
    expect(page('/join?show=K7M2QX&problem=code')).not.toHaveProperty('problem');
  });

  test('is not made of what is no code', () => {
    for (const show of ['', 'K7M2Q', 'K7M2QO', '<b>K7M2QX', 'K7M2QX/../login', '%00K7M2QX']) {
      expect(page(`/join?show=${show}`)).not.toHaveProperty('poster');
    }
  });
});
