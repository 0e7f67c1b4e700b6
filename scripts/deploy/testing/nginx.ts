import { execFileSync } from 'node:child_process';
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
  mkdirSync(join(folder, 'temp'), { recursive: true });
  makeCertificate(folder);
  const ours = readText('deploy/nginx/vitrine.conf')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${webPort}`)
    .replaceAll(/listen \[::\].*\n/g, '')
    .replaceAll('listen 80;', `listen unix:${join(folder, 'plain.sock')};`)
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replaceAll(/ssl_certificate \S+;/g, `ssl_certificate ${join(folder, 'certificate.pem')};`)
    .replaceAll(/ssl_certificate_key \S+;/g, `ssl_certificate_key ${join(folder, 'key.pem')};`)
    .replaceAll('/var/log/nginx/', `${folder}/`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temp', name)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr;\nevents {}\nhttp {\n${temporary.join('\n')}\n${ours}}\n`,
  );
  return file;
}
