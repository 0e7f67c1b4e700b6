/** How much a change requires of those who upgrade. */
export const BUMPS = ['patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

/** What one change means to those who use the product: a file in `.changeset`, in the format of the changesets project. */
export interface Changeset {
  readonly bump: Bump;
  /** Markdown: the first line is a sentence, what follows are details. */
  readonly summary: string;
}

const FORM = /^---\r?\n\s*['"]?vitrine['"]?:\s*(\w+)\s*\r?\n---\r?\n([\s\S]+)$/;

/**
 * Parses a changeset.
 *
 * @throws {Error} with its fault.
 */
export function readChangeset(name: string, source: string): Changeset {
  const [, word, text = ''] = FORM.exec(source) ?? [];
  const bump = BUMPS.find((known) => known === word);
  if (bump === undefined)
    throw new Error(`.changeset/${name} begins with three lines: ---, 'vitrine': ${BUMPS.join('|')}, ---`);
  const summary = text.trim();
  if (summary === '') throw new Error(`.changeset/${name} does not say what has changed.`);
  return { bump, summary };
}

/**
 * The version after these changes. Before 1.0 a breaking change raises the minor number, as semantic versioning
 * allows; 1.0.0 itself is chosen by hand.
 *
 * @throws {Error} for a version that is not `major.minor.patch`.
 */
export function nextVersion(version: string, bumps: readonly Bump[]): string {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.map(Number) ?? [];
  if (major === undefined || minor === undefined || patch === undefined)
    throw new Error(`“${version}” is no version of the form 1.2.3.`);
  if (bumps.includes('major') && major > 0) return `${major + 1}.0.0`;
  if (bumps.includes('major') || bumps.includes('minor')) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

const TITLES: Readonly<Record<Bump, string>> = {
  major: 'Breaking changes',
  minor: 'New',
  patch: 'Fixed',
};

function entryOf(summary: string): string {
  return `- ${summary.replaceAll(/\n(?=.)/g, '\n  ')}`;
}

/** The part of the changelog about one version, the changes that ask most first. */
export function changelogOf(version: string, date: string, changes: readonly Changeset[]): string {
  const parts = BUMPS.toReversed().flatMap((bump) => {
    const entries = changes.filter((change) => change.bump === bump).map(({ summary }) => entryOf(summary));
    return entries.length === 0 ? [] : [`### ${TITLES[bump]}\n\n${entries.join('\n')}`];
  });
  return [`## ${version} (${date})`, ...parts].join('\n\n');
}

/** The changelog with a part put above the newest one that it has. */
export function withPart(changelog: string, part: string): string {
  const newest = changelog.search(/^## /m);
  const at = newest === -1 ? changelog.length : newest;
  return `${changelog.slice(0, at).trimEnd()}\n\n${part}\n\n${changelog.slice(at)}`.trimEnd() + '\n';
}
