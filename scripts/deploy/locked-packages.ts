import { AssembleError } from './assemble-error.ts';

/** What of a lockfile (`lockfileVersion` 3) an image is made from. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  /** Where the folder has another name: an alias of npm. */
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

type Names = Readonly<Record<string, string>>;

/** A package that an image takes along. */
export interface NeededPackage {
  readonly name: string;
  /** Its folder, from that of the lockfile. */
  readonly path: string;
  readonly version: string;
  /** Absent where the lockfile names none: it is in the package's own files. */
  readonly license?: string;
  readonly integrity?: string;
  /** One of our own: the folder that `path` is a link to. */
  readonly linkTo?: string;
}

const FOLDER = 'node_modules/';

/** The folders in which Node looks for a package, nearest first. */
function* candidates(from: string, name: string): Generator<string> {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (!`/${folder}`.endsWith('/node_modules')) yield `${folder === '' ? '' : `${folder}/`}${FOLDER}${name}`;
    if (folder === '') return;
  }
}

interface Need {
  readonly from: string;
  readonly name: string;
  readonly isOptional: boolean;
}

/** What a package names. An optional peer is left out: a package that uses one names it itself. */
function needsOf(from: string, of: LockedPackage = {}): readonly Need[] {
  const peers = Object.keys(of.peerDependencies ?? {}).filter(
    (name) => of.peerDependenciesMeta?.[name]?.optional !== true,
  );
  const optional = new Set(Object.keys(of.optionalDependencies ?? {}));
  const names = new Set([...peers, ...Object.keys(of.dependencies ?? {}), ...optional]);
  return [...names].map((name) => ({ from, name, isOptional: optional.has(name) }));
}

/**
 * The packages that some folders need to run, each with all that it needs itself. Tools of development are not among
 * them, nor are optional packages that are made for other kinds of machines.
 *
 * @param options.neededBy folders as the lockfile names them; '' is its own.
 * @param options.names packages that are needed besides.
 * @param options.isInstalled whether a folder of the lockfile is on this disk.
 * @throws {AssembleError} if one is missing that nothing runs without.
 */
export function neededPackages(options: {
  readonly lock: Lockfile;
  readonly neededBy: readonly string[];
  readonly names: readonly string[];
  readonly isInstalled: (path: string) => boolean;
}): readonly NeededPackage[] {
  const { packages } = options.lock;
  const found = new Map<string, NeededPackage>();
  const waiting: Need[] = [
    ...options.neededBy.flatMap((from) => needsOf(from, packages[from])),
    ...options.names.map((name) => ({ from: '', name, isOptional: false })),
  ];
  for (const { from, name, isOptional } of waiting) {
    const path = [...candidates(from, name)].find((candidate) => candidate in packages);
    if (path !== undefined && found.has(path)) continue;
    if (path === undefined || !options.isInstalled(path)) {
      if (isOptional) continue;
      throw new AssembleError(`${name} is needed and not installed.`);
    }
    const linkTo = packages[path]?.link === true ? packages[path].resolved : undefined;
    const inFolder = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const { name: ownName = inFolder, version = '', license, integrity } = packages[linkTo ?? path] ?? {};
    found.set(path, {
      name: ownName,
      path,
      version,
      ...(license !== undefined && { license }),
      ...(integrity !== undefined && { integrity }),
      ...(linkTo !== undefined && { linkTo }),
    });
    waiting.push(...needsOf(linkTo ?? path, packages[linkTo ?? path]));
  }
  return [...found.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
