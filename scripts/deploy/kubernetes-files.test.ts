import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { IMAGE_NAMES } from './image-files.ts';
import { readManifests, ROOT, SETTINGS, WEB_CODE } from './testing/deploy-files.ts';
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
      readonly spec: { readonly securityContext: object; readonly containers: readonly Container[] };
    };
  };
}

const MANIFESTS = readManifests();

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
    expect(await judge(MANIFESTS)).toBe('');
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

  test('run two web servers, which may not be away together, and one CMS, never two', () => {
    expect(workload('web').spec.replicas).toBe(2);
    expect(workload('cms').spec).toMatchObject({ replicas: 1, strategy: { type: 'Recreate' } });
    expect(ofKind<Manifest>('PodDisruptionBudget')).toMatchObject([
      { spec: { minAvailable: 1, selector: { matchLabels: workload('web').spec.selector.matchLabels } } },
    ]);
  });

  test('ask for health where the programs answer', () => {
    expect(pathsOf(containerOf('web'))).toEqual(['/healthz', '/healthz', '/readyz']);
    expect(pathsOf(containerOf('cms'))).toEqual(['/_health', '/_health', '/_health']);
    for (const path of ['/healthz', '/readyz']) expect(WEB_CODE).toContain(`routes.get('${path}'`);
    expect(containerOf('web').ports).toEqual([{ name: 'http', containerPort: 3000 }]);
    expect(containerOf('cms').ports).toEqual([{ name: 'http', containerPort: 1337 }]);
  });

  test.each(IMAGE_NAMES)('give %s its own image, and settings that there are', (name) => {
    const { image, envFrom = [] } = containerOf(name);
    expect(image).toMatch(new RegExp(`/vitrine/${name}:`));
    const sources = envFrom.map(({ configMapRef, secretRef }) =>
      configMapRef === undefined ? `Secret ${secretRef?.name}` : `ConfigMap ${configMapRef.name}`,
    );
    const given = ofKind<Manifest & { readonly data?: Names; readonly stringData?: Names }>(
      'ConfigMap',
      'Secret',
    );
    const found = given.filter(({ kind, metadata }) => sources.includes(`${kind} ${metadata.name}`));
    expect(found).toHaveLength(sources.length);
    const settings = found.flatMap(({ data, stringData }) => Object.keys({ ...data, ...stringData }));
    expect(settings.length).toBeGreaterThan(4);
    expect(settings.filter((setting) => !SETTINGS.has(setting))).toEqual([]);
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
