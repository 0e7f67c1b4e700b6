import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A file of the project, as text. */
export function readText(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The settings of the product, as `.env.example` lists them. */
export const SETTINGS: ReadonlySet<string> = new Set(Object.keys(parseEnv(readText('.env.example'))));

/** What the CMS signs and encrypts with, which two of its processes have to share. */
export const CMS_SECRETS = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
] as const;

/** The settings of the bucket, which the CMS and the web servers have to share. */
export const BUCKET_SETTINGS = [...SETTINGS].filter((name) => name.startsWith('S3_'));

/** Variables that an image may set although they are no settings: Node's own, and the system's. */
export const OF_THE_SYSTEM: ReadonlySet<string> = new Set(['NODE_ENV', 'HOME']);

/** What the web server's own code says, without its tests: addresses that deploy files name have to be in it. */
export const WEB_CODE = globSync('apps/web/server/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map(readText)
  .join('\n');

/** A service of the compose file, as far as our checks look into it. */
export interface ComposeService {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly user?: string;
  readonly profiles?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  /** Names, or names with what is special of each. */
  readonly networks?: readonly string[] | Readonly<Record<string, { readonly aliases?: readonly string[] }>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: object;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly logging?: { readonly options?: Readonly<Record<string, string>> };
  readonly deploy?: { readonly resources?: { readonly limits?: Readonly<Record<string, unknown>> } };
}

/** The compose file with its anchors resolved. */
export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

export function readCompose(): ComposeFile {
  return parse(readText('deploy/compose.yml'), { merge: true }) as ComposeFile;
}

/** A manifest of Kubernetes: what all kinds have. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
}

/** All manifests of a folder, in the order of their files. */
export function readManifests(folder = 'deploy/kubernetes'): readonly Manifest[] {
  return globSync(`${folder}/*.yaml`, { cwd: ROOT })
    .toSorted()
    .flatMap((file) => parseAllDocuments(readText(file)).map((document) => document.toJS() as Manifest));
}
