import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { IMAGE_PLANS } from './image-files.ts';
import { nginxFor } from './testing/nginx.ts';
import { OF_THE_SYSTEM, readText, ROOT, SETTINGS, WEB_CODE } from './testing/deploy-files.ts';

const work = mkdtempSync(join(tmpdir(), 'vitrine-proxies-'));

afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Whether a program is installed; its tests are skipped elsewhere, and say so. */
function isInstalled(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

const NGINX = readText('deploy/nginx/vitrine.conf');
const CADDY = readText('deploy/caddy/Caddyfile');

/** What visitors may not ask, because only the CMS and collectors do. */
const INNER = ['/-/revalidate', '/-/outbox', '/-/preview/changed', '/metrics'];

describe('deploy/nginx/vitrine.conf', () => {
  test('does not gather the event stream, whose address there is', () => {
    expect(NGINX).toMatch(/location = \/box-api\/events \{[^}]*proxy_buffering off;/);
    expect(WEB_CODE).toContain("'/box-api/events'");
  });

  test('hands large uploads to the CMS as they come', () => {
    const [, panel = ''] = NGINX.split('server_name cms.example.com;\n  ssl');
    expect(panel).toContain('client_max_body_size 1100m;');
    expect(panel).toContain('proxy_request_buffering off;');
    expect(panel).toContain('deny all;');
  });

  test('logs no query', () => {
    expect(NGINX).toMatch(
      /^log_format vitrine '(?!.*\$(?:request\b(?!_)|request_uri|args|query_string)).*\$uri/m,
    );
    const servers = NGINX.split(/^server \{/m).slice(1);
    expect(servers).toHaveLength(3);
    for (const server of servers) expect(server).toMatch(/^  access_log \S+ vitrine;$/m);
    expect(NGINX.match(/access_log/g)).toHaveLength(servers.length);
  });

  test('keeps back what is only for the CMS and collectors', () => {
    const [, words = ''] = /location ~ \^\/\(\?:([^)]+)\)\$/.exec(NGINX) ?? [];
    expect(words.split('|').map((word) => `/${word}`)).toEqual(INNER);
    for (const address of INNER) expect(WEB_CODE).toContain(`'${address}'`);
  });

  test.skipIf(!isInstalled('nginx', '-v'))('is valid (skipped where there is no nginx)', () => {
    const file = nginxFor({ folder: work, webPort: 3000, port: 8443 });
    const { status, stderr } = spawnSync('nginx', ['-t', '-p', work, '-e', 'stderr', '-c', file], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('test is successful');
    expect(status).toBe(0);
  });
});

describe('deploy/caddy/Caddyfile', () => {
  const settings = {
    PUBLIC_URL: 'https://show.example.com',
    CMS_PUBLIC_URL: 'https://cms.example.com',
    WEB_UPSTREAMS: 'web:3000 web-2:3000',
    CMS_UPSTREAMS: 'cms:1337 cms-2:1337',
  };

  test('reads what the compose file gives it', () => {
    const read = new Set([...CADDY.matchAll(/\{\$([A-Z_]+)\}/g)].map(([, name]) => name));
    expect(read).toEqual(new Set(Object.keys(settings)));
    for (const name of read) expect(readText('deploy/compose.yml')).toContain(`      ${name}: `);
  });

  test('keeps back what is only for the CMS and collectors, and asks for health where it is', () => {
    expect(CADDY).toContain(`@inner path ${INNER.join(' ')}\n`);
    expect(CADDY).toContain('health_uri /healthz');
    expect(WEB_CODE).toContain("routes.get('/healthz'");
  });

  test.skipIf(!isInstalled('caddy', 'version'))('is valid (skipped where there is no Caddy)', () => {
    const { status, stderr } = spawnSync(
      'caddy',
      ['validate', '--adapter', 'caddyfile', '--config', join(ROOT, 'deploy/caddy/Caddyfile')],
      {
        encoding: 'utf8',
        env: { ...process.env, ...settings, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
      },
    );
    expect(stderr).not.toContain('Error:');
    expect(status).toBe(0);
  });
});

describe.each(['web', 'cms'] as const)('deploy/systemd/vitrine-%s.service', (name) => {
  const file = `deploy/systemd/vitrine-${name}.service`;
  const text = readText(file);

  test('runs the program that the image runs, again whenever it ends', () => {
    expect(text).toContain(`ExecStart=/opt/vitrine/node_modules/.bin/node ${IMAGE_PLANS[name].program}\n`);
    expect(text).toContain('Restart=always\nRestartSec=1\n');
    expect(text).toContain('UMask=0077\n');
    expect(existsSync(join(ROOT, IMAGE_PLANS[name].program))).toBe(true);
  });

  test('sets settings that there are', () => {
    const [, words = ''] = /^Environment=(.+)$/m.exec(text) ?? [];
    const names = Object.keys(parseEnv(words.replaceAll(' ', '\n')));
    expect(names).toContain('DATA_DIR');
    expect(names.filter((one) => !SETTINGS.has(one) && !OF_THE_SYSTEM.has(one))).toEqual([]);
  });

  test.skipIf(!isInstalled('systemd-analyze', '--version'))(
    'is valid, and closed (skipped where there is no systemd)',
    () => {
      // Where the checkout is at an operator's: here another program is at this path.
      const here = join(work, `vitrine-${name}.service`);
      writeFileSync(
        here,
        readFileSync(join(ROOT, file), 'utf8').replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`),
      );
      const { stderr, status } = spawnSync('systemd-analyze', ['verify', here], { encoding: 'utf8' });
      expect(
        stderr.split('\n').filter((line) => line.includes(here) || line.includes(`vitrine-${name}`)),
      ).toEqual([]);
      expect(status).toBe(0);
      const rated = execFileSync('systemd-analyze', ['security', '--offline=true', here], {
        encoding: 'utf8',
      });
      expect(Number(/exposure level for \S+: ([\d.]+)/.exec(rated)?.[1])).toBeLessThan(2.5);
    },
  );
});
