import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes, pagePolicy } from './csp.ts';

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

describe('inlineScriptHashes', () => {
  it('hashes inline scripts exactly as they stand, line ends included', () => {
    const html = '<script>a\n</script><script type="module" async="">import "/x.js"</script>';
    expect(inlineScriptHashes(html)).toEqual([hash('a\n'), hash('import "/x.js"')]);
  });

  it('leaves out scripts with an address, empty ones and second copies', () => {
    const html = '<script src="/a.js"></script><script></script><script>b</script><SCRIPT>b</SCRIPT>';
    expect(inlineScriptHashes(html)).toEqual([hash('b')]);
  });

  it('covers JSON-LD, which browsers treat as data', () => {
    expect(inlineScriptHashes('<script type="application/ld+json">{}</script>')).toEqual([hash('{}')]);
  });
});

describe('pagePolicy', () => {
  it('allows no inline script but the named ones', () => {
    const policy = pagePolicy({ hashes: [hash('a')] });
    expect(policy).toContain(`script-src 'self' ${hash('a')};`);
    expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1);
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    expect(policy).toContain("script-src-attr 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('lets nobody but the showroom itself and the named sites show it in a frame', () => {
    expect(pagePolicy()).toMatch(/; frame-ancestors 'self'$/);
    const frameAncestors = ["'self'", 'https://intranet.example'];
    expect(pagePolicy({ frameAncestors })).toMatch(/; frame-ancestors 'self' https:\/\/intranet\.example$/);
  });

  it('reads from the showroom alone, and from what a page holds itself', () => {
    expect(pagePolicy()).toContain("; connect-src 'self' data: blob:; ");
  });

  it('lets frames come from the listed hosts and the video platforms, and from nowhere else', () => {
    expect(pagePolicy({ embedHosts: ['example.com', '*; script-src *'] })).toContain(
      '; frame-src www.youtube-nocookie.com player.vimeo.com example.com *.example.com; ',
    );
    expect(pagePolicy()).toContain("; frame-src 'none'; ");
  });

  it('lets in a tag manager where the settings name one, and nothing of it elsewhere', () => {
    expect(pagePolicy({ embedHosts: [] })).not.toContain('google');
    const policy = pagePolicy({ embedHosts: [], hasTagManager: true });
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com; ");
    expect(policy).not.toContain('unsafe-eval');
  });
});
