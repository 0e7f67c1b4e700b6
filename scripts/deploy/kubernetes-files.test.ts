import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { IMAGE_NAMES } from './image-files.ts';
import {
  BUCKET_SETTINGS,
  CMS_SECRETS,
  readManifests,
  ROOT,
  SETTINGS,
  WEB_CODE,
} from './testing/deploy-files.ts';
import type { Manifest } from './testing/deploy-files.ts';

type Names = Readonly<Record<string, string>>;

interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
}

interface Container {
  readonly image: string;
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly envFrom?: readonly {
    readonly configMapRef?: { readonly name: string };
    readonly secretRef?: { readonly name: string };
  }[];
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly securityContext: object;
}

interface Workload extends Manifest {
  readonly spec: {
    readonly replicas: number;
    readonly strategy?: object;
    readonly selector: { readonly matchLabels: Names };
    readonly template: {
      readonly metadata: { readonly labels: Names };
      readonly spec: {
        readonly securityContext: object;
        readonly containers: readonly Container[];
        readonly volumes: readonly { readonly name: string }[];
      };
    };
  };
}

const MANIFESTS = readManifests();

/** What takes the place of `cms.yaml` where media are files of a disk. */
const OF_ONE_CMS = readManifests('deploy/kubernetes/one-cms');

function ofKind<Kind extends Manifest>(...kinds: readonly string[]): readonly Kind[] {
  return MANIFESTS.filter((one): one is Kind => kinds.includes(one.kind));
}

const WORKLOADS = ofKind<Workload>('Deployment', 'StatefulSet').map(
  (one) => [one.metadata.name, one] as const,
);
const LABELS = WORKLOADS.map(([, { spec }]) => spec.template.metadata.labels['app']);

function pathsOf({ startupProbe, livenessProbe, readinessProbe }: Container) {
  return [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet?.path);
}

function workload(name: string): Workload {
  const found = WORKLOADS.find(([known]) => known === name)?.[1];
  if (found === undefined) throw new Error(`There is no workload ${name}.`);
  return found;
}

function containerOf(name: string): Container {
  const [container] = workload(name).spec.template.spec.containers;
  if (container === undefined) throw new Error(`${name} has no container.`);
  return container;
}

/** What the container of a workload is started with, and the kind of the manifest that each setting is in. */
function settingsOf(name: string): ReadonlyMap<string, string> {
  const sources = (containerOf(name).envFrom ?? []).map(({ configMapRef, secretRef }) =>
    configMapRef === undefined ? `Secret ${secretRef?.name}` : `ConfigMap ${configMapRef.name}`,
  );
  const found = ofKind<Manifest & { readonly data?: Names; readonly stringData?: Names }>(
    'ConfigMap',
    'Secret',
  ).filter(({ kind, metadata }) => sources.includes(`${kind} ${metadata.name}`));
  if (found.length !== sources.length) throw new Error(`${name} takes settings that are nowhere.`);
  return new Map(
    found.flatMap(({ kind, data, stringData }) =>
      Object.keys({ ...data, ...stringData }).map((setting) => [setting, kind] as const),
    ),
  );
}

/** The files of `kubernetes-types` by the group of an API. */
function moduleOf(apiVersion: string): string {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return `kubernetes-types/${group.replace('.k8s.io', '')}/${version}`;
}

/** Manifests as TypeScript: the compiler refuses a field that the API does not have, as well as one of another type. */
function asProgram(manifests: readonly Manifest[]): string {
  return manifests
    .map((manifest, index) => {
      const type = `import('${moduleOf(manifest.apiVersion)}').${manifest.kind}`;
      return `export const manifest${index}: ${type} = ${JSON.stringify(manifest, undefined, 1)};`;
    })
    .join('\n');
}

/** What the compiler says of manifests; empty if they are valid. */
async function judge(manifests: readonly Manifest[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-manifests-'));
  try {
    writeFileSync(join(folder, 'manifests.ts'), asProgram(manifests));
    const paths = { 'kubernetes-types/*': [join(ROOT, 'node_modules/kubernetes-types/*')] };
    const compilerOptions = {
      strict: true,
      noEmit: true,
      types: [],
      module: 'preserve',
      skipLibCheck: true,
      paths,
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['manifests.ts'] }),
    );
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    return await promisify(execFile)(process.execPath, [compiler, '-p', folder]).then(
      () => '',
      ({ stdout }: { readonly stdout: string }) => stdout,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the manifests of Kubernetes', () => {
  test('have the fields and types of its API', async () => {
    expect(MANIFESTS.length).toBeGreaterThan(15);
    expect(await judge([...MANIFESTS, ...OF_ONE_CMS])).toBe('');
  });

  test('would be refused with a field that the API does not have', async () => {
    const [first] = ofKind<Workload>('StatefulSet');
    if (first === undefined) throw new Error('There is no StatefulSet.');
    const wrong = { ...first, spec: { ...first.spec, replica: 2 } };
    expect(await judge([wrong])).toContain(`'"replica"' does not exist`);
  });

  test('are in one namespace', () => {
    const elsewhere = MANIFESTS.filter(
      ({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'vitrine',
    );
    expect(elsewhere).toEqual([]);
  });

  test.each(WORKLOADS)('%s selects its own pods, and runs restricted', (_, { spec }) => {
    expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    expect(spec.template.spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: expect.any(Number),
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const { securityContext } of spec.template.spec.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  test.each(['web', 'cms'])('run two of %s, which may not be away together', (name) => {
    expect(workload(name).spec.replicas).toBe(2);
    const { matchLabels } = workload(name).spec.selector;
    const budgets = ofKind<Manifest>('PodDisruptionBudget').filter(({ metadata }) => metadata.name === name);
    expect(budgets).toMatchObject([{ spec: { minAvailable: 1, selector: { matchLabels } } }]);
  });

  test('give the processes of the CMS no disk in common, and never two versions at a time', () => {
    const { strategy, template } = workload('cms').spec;
    expect(strategy).toEqual({ type: 'Recreate' });
    expect(template.spec.volumes).toEqual([
      { name: 'data', emptyDir: { sizeLimit: expect.any(String) } },
      { name: 'tmp', emptyDir: { sizeLimit: expect.any(String) } },
    ]);
  });

  test('have one CMS on a disk as well, which is the same but for its number and its disk', () => {
    const [one, claim, service] = OF_ONE_CMS as readonly [Workload, Manifest, Manifest];
    expect(OF_ONE_CMS).toHaveLength(3);
    expect(one.spec).toMatchObject({ replicas: 1, strategy: { type: 'Recreate' } });
    expect(one.spec.template.spec.containers).toEqual(workload('cms').spec.template.spec.containers);
    expect(one.spec.template.spec.volumes[0]).toEqual({
      name: 'data',
      persistentVolumeClaim: { claimName: claim.metadata.name },
    });
    expect(MANIFESTS).toContainEqual(service);
  });

  test('ask for health where the programs answer', () => {
    expect(pathsOf(containerOf('web'))).toEqual(['/healthz', '/healthz', '/readyz']);
    expect(pathsOf(containerOf('cms'))).toEqual(['/_health', '/_health', '/_health']);
    for (const path of ['/healthz', '/readyz']) expect(WEB_CODE).toContain(`routes.get('${path}'`);
    expect(containerOf('web').ports).toEqual([{ name: 'http', containerPort: 3000 }]);
    expect(containerOf('cms').ports).toEqual([{ name: 'http', containerPort: 1337 }]);
  });

  test.each(IMAGE_NAMES)('give %s its own image, and settings that there are', (name) => {
    expect(containerOf(name).image).toMatch(new RegExp(`/vitrine/${name}:`));
    const settings = [...settingsOf(name).keys()];
    expect(settings.length).toBeGreaterThan(4);
    expect(settings.filter((setting) => !SETTINGS.has(setting))).toEqual([]);
  });

  test.each(IMAGE_NAMES)('give %s every setting of the bucket, and its key as a secret', (name) => {
    expect(BUCKET_SETTINGS.length).toBeGreaterThan(5);
    const given = settingsOf(name);
    const kinds = Object.fromEntries(BUCKET_SETTINGS.map((setting) => [setting, given.get(setting)]));
    expect(kinds).toEqual(
      Object.fromEntries(
        BUCKET_SETTINGS.map((setting) => [setting, setting.includes('_KEY') ? 'Secret' : 'ConfigMap']),
      ),
    );
  });

  test('give both processes of the CMS the same secrets, and the web servers none of them', () => {
    const [cms, web] = [settingsOf('cms'), settingsOf('web')];
    expect(CMS_SECRETS.filter((secret) => cms.get(secret) !== 'Secret')).toEqual([]);
    expect(CMS_SECRETS.filter((secret) => web.has(secret))).toEqual([]);
  });

  test('let the web servers ask the service of the CMS', () => {
    const services = ofKind<Manifest & { readonly spec: { readonly selector: Names } }>('Service');
    expect(services.find(({ metadata }) => metadata.name === 'cms')?.spec.selector).toEqual(
      workload('cms').spec.selector.matchLabels,
    );
    const config = ofKind<Manifest & { readonly data: Names }>('ConfigMap');
    expect(config.find(({ metadata }) => metadata.name === 'vitrine-web')?.data['CMS_URL']).toBe(
      'http://cms:1337',
    );
  });

  test('let no proxy repeat what an editor does', () => {
    const panel = MANIFESTS.find(({ kind, metadata }) => kind === 'Ingress' && metadata.name === 'panel');
    expect(panel).toMatchObject({
      metadata: { annotations: { 'nginx.ingress.kubernetes.io/proxy-next-upstream': 'off' } },
    });
  });

  test('lead services and rules to pods that there are', () => {
    const services = ofKind<Manifest & { readonly spec: { readonly selector: Names } }>('Service');
    expect(services.map(({ spec }) => spec.selector['app']).filter((app) => !LABELS.includes(app))).toEqual(
      [],
    );
    const rules = ofKind<
      Manifest & { readonly spec: { readonly podSelector: { readonly matchLabels?: Names } } }
    >('NetworkPolicy');
    const named = rules.flatMap(({ spec }) => spec.podSelector.matchLabels?.['app'] ?? []);
    expect(new Set(named)).toEqual(new Set(LABELS));
  });

  test('let no one in who is not named', () => {
    const [first] = ofKind<Manifest>('NetworkPolicy');
    expect(first).toMatchObject({ spec: { podSelector: {}, policyTypes: ['Ingress'] } });
  });
});
