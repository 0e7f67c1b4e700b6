import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pagePolicy } from './csp.ts';

function hash(source: string) {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

describe('pagePolicy', () => {
  test('allows no inline script but the named ones', () => {
    const policy = pagePolicy({ hashes: [hash('a')] });
    expect(policy).toContain(`script-src 'self' ${hash('a')};`);
    expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1);
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    expect(policy).toContain("script-src-attr 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });

  test('lets only the showroom itself and the named sites show it in a frame', () => {
    expect(pagePolicy()).toMatch(/; frame-ancestors 'self'$/);
    const frameAncestors = ["'self'", 'https://intranet.example'];
    expect(pagePolicy({ frameAncestors })).toMatch(/; frame-ancestors 'self' https:\/\/intranet\.example$/);
  });

  test('reads from the showroom alone, and from what a page holds itself', () => {
    expect(pagePolicy()).toContain("; connect-src 'self' data: blob:; ");
    expect(pagePolicy({ embedHosts: [] })).toContain("; connect-src 'self' data: blob:; ");
  });

  test('may ask the listed hosts whether they answer, and no one else', () => {
    expect(pagePolicy({ embedHosts: ['example.com', '*; script-src *'] })).toContain(
      "; connect-src 'self' data: blob: example.com *.example.com; ",
    );
  });

  test('lets frames come from the listed hosts and the video platforms, and from nowhere else', () => {
    expect(pagePolicy({ embedHosts: ['example.com', '*; script-src *'] })).toContain(
      '; frame-src www.youtube-nocookie.com player.vimeo.com example.com *.example.com; ',
    );
    expect(pagePolicy()).toContain("; frame-src 'none'; ");
  });

  test('names the addresses for reports of violations', () => {
    expect(pagePolicy()).toContain('; report-uri /box-api/csp-reports; report-to csp; ');
  });

  describe('with a tag manager or Google Analytics', () => {
    const [hosts = '', trust = '', ...more] = pagePolicy({
      hashes: [hash('a')],
      embedHosts: [],
      hasGoogleTag: true,
    }).split(', ');

    test('allows its hosts, where it is configured only', () => {
      expect(pagePolicy({ embedHosts: [] })).not.toContain('google');
      expect(hosts).toContain(`; script-src 'self' ${hash('a')} https://www.googletagmanager.com; `);
      expect(hosts).not.toContain('unsafe-eval');
    });

    test('trusts only those inline scripts that are named by their hash', () => {
      expect(trust).toMatch(/^script-src-elem 'strict-dynamic' 'sha256-[^ ;]+'; report-uri /);
      expect(trust).not.toContain('google');
      expect(more).toEqual([]);
      expect(pagePolicy({ hashes: [hash('a')] })).not.toContain('strict-dynamic');
    });
  });
});
