/** What of a lockfile the notice is made from (`lockfileVersion` 3). */
export interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly license?: string;
        readonly dev?: boolean;
        readonly link?: boolean;
      }
    >
  >;
}

/** A package that is delivered, and under which licence. */
export interface Delivered {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

const FOLDER = 'node_modules/';

/**
 * Every package of a lockfile that is no tool of development, each version once.
 *
 * @param bundled packages that are only needed for the build, and whose files are part of what it makes.
 */
export function deliveredIn({ packages }: Lockfile, bundled: readonly string[] = []): readonly Delivered[] {
  const found = Object.entries(packages).flatMap(([path, { version = '', license, dev, link }]) =>
    path.includes(FOLDER) && (dev !== true || bundled.some((name) => path === FOLDER + name)) && link !== true
      ? [
          {
            name: path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
            version,
            license: license ?? 'see its own LICENSE file',
          },
        ]
      : [],
  );
  return [...new Map(found.map((one) => [`${one.name}@${one.version}`, one])).values()];
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function listOf(packages: readonly Delivered[]): string {
  const byLicense = Map.groupBy(packages, ({ license }) => license);
  return [...byLicense.keys()]
    .toSorted(compare)
    .map((license) => {
      const names = (byLicense.get(license) ?? []).map(({ name, version }) => `  ${name} ${version}`);
      return [license, ...names.toSorted(compare)].join('\n');
    })
    .join('\n\n');
}

/**
 * The text of `NOTICE`.
 *
 * @param parts the parts of an installation, with their packages.
 */
export function noticeOf(
  parts: readonly (readonly [title: string, packages: readonly Delivered[]])[],
): string {
  return `${[
    'Vitrine is under the MIT licence (LICENSE), but for the Blender add-on in exporters/blender, which is under\nGPL-3.0-or-later (LICENSE there) and part of no installation. Vitrine runs on the packages below. None of their code is\npart of this repository: npm fetches them, each with its copyright and the text of its licence in its own folder. Who\nhands on an installation hands on those files with it.\n\nWritten by `node scripts/check/notice.ts --write` from the lockfiles.',
    ...parts.map(([title, packages]) => `${title}\n${'='.repeat(title.length)}\n\n${listOf(packages)}`),
  ].join('\n\n\n')}\n`;
}
