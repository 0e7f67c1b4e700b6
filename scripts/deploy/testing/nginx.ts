import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from './deploy-files.ts';

/** One certificate for both names: only whether nginx starts and hands on is asked here. */
function makeCertificate(folder: string): void {
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=show.example.com'].concat(
      '-keyout',
      join(folder, 'key.pem'),
      '-out',
      join(folder, 'certificate.pem'),
    ),
    { stdio: 'ignore' },
  );
}

function servers(ports: readonly number[]): string {
  return ports.map((port) => `server 127.0.0.1:${port};`).join(' ');
}

/** What `deploy/nginx/vitrine.conf` says, with processes at these ports, without IPv6 and plain HTTP. */
function ours(folder: string, ports: { readonly web: readonly number[]; readonly cms: readonly number[] }) {
  return readText('deploy/nginx/vitrine.conf')
    .replace('server 127.0.0.1:3000;', servers(ports.web))
    .replace('server 127.0.0.1:1337;', servers(ports.cms))
    .replaceAll(/listen \[::\].*\n/g, '')
    .replaceAll('listen 80;', `listen unix:${join(folder, 'plain.sock')};`)
    .replaceAll('/var/log/nginx/', `${folder}/`);
}

/**
 * Writes a whole configuration of nginx around `deploy/nginx/vitrine.conf`, in which nothing but ports, files and the
 * account is another than there.
 *
 * @returns the file.
 */
export function nginxFor(options: {
  readonly folder: string;
  readonly webPort: number;
  /** Where TLS is; plain HTTP is left out. */
  readonly port: number;
}): string {
  const { folder, webPort, port } = options;
  makeCertificate(folder);
  return writeConfiguration(
    folder,
    ours(folder, { web: [webPort], cms: [1337] })
      .replaceAll('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
      .replaceAll(/ssl_certificate \S+;/g, `ssl_certificate ${join(folder, 'certificate.pem')};`)
      .replaceAll(/ssl_certificate_key \S+;/g, `ssl_certificate_key ${join(folder, 'key.pem')};`),
  );
}

/**
 * The same in front of several processes, and without TLS.
 *
 * @returns the file.
 */
export function nginxBetween(options: {
  readonly folder: string;
  readonly webPorts: readonly number[];
  readonly cmsPorts: readonly number[];
  /** Where visitors and the web servers ask. */
  readonly ports: { readonly visitors: number; readonly cms: number };
}): string {
  const { folder, webPorts, cmsPorts, ports } = options;
  return writeConfiguration(
    folder,
    ours(folder, { web: webPorts, cms: cmsPorts })
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${ports.visitors};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${ports.cms};`)
      .replaceAll(/ssl_certificate\S* \S+;/g, ''),
  );
}

/** Starts nginx with a configuration from here. It logs nothing: the folders of an installed one may be missing. */
export function startNginx(
  folder: string,
  file: string,
): { readonly child: ChildProcess; readonly stop: () => Promise<void> } {
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  return {
    child,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

function writeConfiguration(folder: string, configuration: string): string {
  mkdirSync(join(folder, 'temp'), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temp', name)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr;\nevents { worker_connections 4096; }\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${configuration}}\n`,
  );
  return file;
}
