import type { ImageName } from './image-files.ts';
import type { NeededPackage } from './locked-packages.ts';

/** A list of what software consists of, in the format of CycloneDX 1.5 (ECMA-424). */
export interface Sbom {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.5';
  readonly version: 1;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
}

interface Component {
  readonly type: 'application' | 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly Licence[];
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
}

type Licence =
  | { readonly license: { readonly id: string } | { readonly name: string } }
  | { readonly expression: string };

function licenceOf(text: string): Licence {
  if (/^[\w.-]+$/.test(text)) return { license: { id: text } };
  return /^\(?[\w.-]+(?: (?:AND|OR|WITH) [\w.-]+)+\)?$/.test(text)
    ? { expression: text }
    : { license: { name: text } };
}

/** As the standard of package URLs writes it: the `@` of a scope is escaped. */
function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
}

/** The lockfile has base64, CycloneDX wants hexadecimal digits. */
function hashesOf(integrity: string): NonNullable<Component['hashes']> {
  return integrity.startsWith('sha512-')
    ? [{ alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') }]
    : [];
}

function componentOf({ name, version, license, integrity }: NeededPackage): Component {
  const purl = purlOf(name, version);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license !== undefined && { licenses: [licenceOf(license)] }),
    ...(integrity !== undefined && { hashes: hashesOf(integrity) }),
  };
}

/**
 * The list of all npm packages in an image, each version once. It has neither a time nor a random number: the same
 * packages give the same bytes. `npm sbom` lists what a lockfile could install; this lists what was copied.
 */
export function sbomOf(image: ImageName, version: string, packages: readonly NeededPackage[]): Sbom {
  const components = new Map(packages.map((one) => [purlOf(one.name, one.version), componentOf(one)]));
  const purl = purlOf(`@vitrine/${image}`, version);
  components.delete(purl);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': purl, name: `@vitrine/${image}`, version, purl },
    },
    components: [...components.values()].toSorted((one, other) => (one.purl < other.purl ? -1 : 1)),
  };
}
