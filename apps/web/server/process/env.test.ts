import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnv } from './env.ts';

function hstsOf(env: Record<string, string>) {
  return readEnv(env, '/srv').hsts;
}

describe('readEnv', () => {
  test('has a default for everything', () => {
    expect(readEnv({}, '/srv/vitrine')).toEqual({
      port: 3000,
      cmsUrl: 'http://127.0.0.1:1337',
      cmsTimeout: 15_000,
      dataDir: '/srv/vitrine/.data',
      diskReserve: 500_000_000,
      contentSnapshot: '/srv/vitrine/demo/snapshot',
      takesStandLeads: true,
      contactRequestDays: 365,
      frameAncestors: ["'self'"],
      mediaOrigins: [],
      figureOrigins: [],
      figureInterval: 60_000,
      trustedProxies: 'neighbours',
      showsLook: false,
      logLevel: 'info',
    });
  });

  test('has the defaults that .env.example shows', () => {
    const example = parseEnv(readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8'));
    expect(readEnv(example, '/srv')).toEqual(readEnv({}, '/srv'));
  });

  test('takes an empty value as absent', () => {
    expect(readEnv({ PORT: '', HOST: ' ', SESSION_SECRET: '' }, '/srv')).toMatchObject({ port: 3000 });
  });

  test('takes the reserve of the disk in megabytes', () => {
    expect(readEnv({ DISK_RESERVE: '0' }, '/srv').diskReserve).toBe(0);
    expect(() => readEnv({ DISK_RESERVE: '-1' }, '/srv')).toThrow(
      'DISK_RESERVE must be a number of megabytes',
    );
  });

  test('lets a stand send what people wrote to it by TLS alone', () => {
    const STAND_SHOWROOM_URL = 'https://show.example.com/de';
    expect(readEnv({ STAND_SHOWROOM_URL }, '/srv').standShowroomUrl).toBe('https://show.example.com');
    for (const address of ['http://show.example.com', 'http://localhost.example.com', 'ftp://x', 'x']) {
      expect(() => readEnv({ STAND_SHOWROOM_URL: address }, '/srv')).toThrow('STAND_SHOWROOM_URL must');
    }
    expect(readEnv({ STAND_SHOWROOM_URL: 'http://127.0.0.1:3000' }, '/srv').standShowroomUrl).toBe(
      'http://127.0.0.1:3000',
    );
    expect(readEnv({ STAND_LEADS: 'false' }, '/srv').takesStandLeads).toBe(false);
  });

  test('can do without shipped content', () => {
    expect(readEnv({ CONTENT_SNAPSHOT: 'none' }, '/srv')).not.toHaveProperty('contentSnapshot');
  });

  test('keeps only the origin of PUBLIC_URL and no slash after CMS_URL', () => {
    const env = readEnv({ PUBLIC_URL: 'https://show.example.com/de/', CMS_URL: 'http://cms:1337/' }, '/srv');
    expect(env.publicUrl).toBe('https://show.example.com');
    expect(env.cmsUrl).toBe('http://cms:1337');
  });

  test('reads who may show it in a frame, in the words of CSP or plain ones', () => {
    const both = ["'self'", 'https://www.example.com'];
    for (const [text, sources] of [
      ['none', ["'none'"]],
      ['self https://www.example.com', both],
      ["'self', https://WWW.example.com/", both],
    ] as const) {
      expect(readEnv({ FRAME_ANCESTORS: text }, '/srv').frameAncestors).toEqual(sources);
    }
  });

  test('reads which origins of a private network hold media', () => {
    const { mediaOrigins } = readEnv({ MEDIA_ORIGINS: 'http://minio:9000/, https://files.internal' }, '/srv');
    expect(mediaOrigins).toEqual(['http://minio:9000', 'https://files.internal']);
  });

  test('reads from where figures may come: with its port an origin may be inside', () => {
    const FIGURE_ORIGINS = 'https://data.example.com/, http://meters.plant:8080 https://erp.plant:443';
    expect(readEnv({ FIGURE_ORIGINS, FIGURE_INTERVAL: '10' }, '/srv')).toMatchObject({
      figureInterval: 10_000,
      figureOrigins: [
        { origin: 'https://data.example.com', isInside: false },
        { origin: 'http://meters.plant:8080', isInside: true },
        { origin: 'https://erp.plant', isInside: true },
      ],
    });
  });

  test('mails contact requests only with a mail server and a recipient', () => {
    expect(readEnv({ CONTACT_TO: 'sales@example.com' }, '/srv').mail).toBeUndefined();
    expect(() => readEnv({ SMTP_URL: 'smtp://mail:587' }, '/srv')).toThrow(/^CONTACT_TO/);
    const given = { SMTP_URL: 'smtp://mail:587', CONTACT_TO: 'sales@example.com' };
    expect(readEnv(given, '/srv').mail).toEqual({
      smtpUrl: 'smtp://mail:587',
      to: 'sales@example.com',
      from: 'sales@example.com',
    });
    expect(readEnv({ ...given, CONTACT_FROM: 'form@example.com' }, '/srv').mail?.from).toBe(
      'form@example.com',
    );
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['HOST', 'a host'],
    ['PUBLIC_URL', 'show.example.com'],
    ['CMS_URL', 'ftp://cms'],
    ['SESSION_SECRET', 'short'],
    ['REVALIDATE_SECRET', 'short'],
    ['SMTP_URL', 'http://mail'],
    ['CONTACT_TO', 'unknown'],
    ['CONTACT_FROM', 'unknown'],
    ['FRAME_ANCESTORS', '*'],
    ['FRAME_ANCESTORS', ','],
    ['FRAME_ANCESTORS', "'self'; script-src *"],
    ['FRAME_ANCESTORS', 'none https://www.example.com'],
    ['FRAME_ANCESTORS', 'https://*.example.com'],
    ['FRAME_ANCESTORS', 'https://www.example.com/path'],
    ['MEDIA_ORIGINS', 'minio:9000'],
    ['MEDIA_ORIGINS', 'http://user:secret@minio'],
    ['FIGURE_ORIGINS', 'data.example.com'],
    ['FIGURE_ORIGINS', 'http://data.example.com'],
    ['FIGURE_ORIGINS', 'https://*.example.com'],
    ['FIGURE_ORIGINS', 'https://data.example.com/power.csv'],
    ['FIGURE_INTERVAL', '9'],
    ['FIGURE_INTERVAL', 'often'],
    ['HSTS_SUBDOMAINS', 'yes'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'words with spaces'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readEnv({ [name]: value }, '/srv')).toThrow(EnvironmentError);
    expect(() => readEnv({ [name]: value }, '/srv')).toThrow(new RegExp(`^${name}`));
  });

  test('promises TLS only where visitors come by it, and for other names only if told to', () => {
    expect(hstsOf({})).toBeUndefined();
    expect(hstsOf({ PUBLIC_URL: 'http://show.example.com', HSTS_SUBDOMAINS: 'true' })).toBeUndefined();
    expect(hstsOf({ PUBLIC_URL: 'https://show.example.com' })).toBe('max-age=31536000');
    expect(hstsOf({ PUBLIC_URL: 'https://show.example.com', HSTS_SUBDOMAINS: 'true' })).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });

  test('names every wrong variable at once', () => {
    expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'y' }, '/srv')).toThrow(/PORT[^]*LOG_LEVEL/);
  });
});

function proxiesOf(text: string) {
  return readEnv({ TRUSTED_PROXIES: text }, '/project').trustedProxies;
}

describe('TRUSTED_PROXIES', () => {
  test('are the neighbours, none, or the networks that are named', () => {
    expect(proxiesOf('')).toBe('neighbours');
    expect(proxiesOf('none')).toEqual([]);
    expect(proxiesOf('10.0.0.0/8, 2001:db8::/32,203.0.113.9')).toEqual([
      '10.0.0.0/8',
      '2001:db8::/32',
      '203.0.113.9',
    ]);
  });

  test.each([
    '10.0.0.0/33',
    '10.0.0/8',
    '2001:db8::/129',
    '10.0.0.0/',
    'all',
    'none, 10.0.0.0/8',
    '1.2.3.4/8/8',
  ])('cannot be %s', (text) => {
    expect(() => proxiesOf(text)).toThrow('TRUSTED_PROXIES must be none or a list of networks');
  });
});
