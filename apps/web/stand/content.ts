import type { ContentBundle } from '@vitrine/content/bundle';
import { contentHash } from '@vitrine/content/canonical';
import { ContentError } from '@vitrine/content/errors';
import { worldAlone } from '@vitrine/core/access/world-alone';
import { worldSlug } from '@vitrine/core/world/ids';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { World } from '@vitrine/core/world/world';
import type { Env } from '../server/process/env.ts';
import { systemClock } from '../server/process/clock.ts';
import { createSnapshotSources } from '../server/snapshot/sources.ts';
import { readConfiguredEndpoints } from '../server/snapshot/configured-endpoints.ts';
import { SOURCES } from './options.ts';
import type { SourceName, StandOptions } from './options.ts';
import { StandBuildError } from './stand-error.ts';

/** Milliseconds that the CMS gets for everything. */
const CMS_PATIENCE = 120_000;

/** Content, and which of the sources it is from. */
export interface FoundContent {
  readonly bundle: ContentBundle;
  readonly source: SourceName;
  /** Why sources before it were not taken. */
  readonly skipped: readonly string[];
}

/** One world of a showroom in all languages that have it, and what could not come along. */
export interface StandContent {
  readonly bundle: ContentBundle;
  /** As the default language has it, before it was opened. */
  readonly world: World;
  /** Titles of locations of this world, with those of the other worlds that they no longer lead to. */
  readonly cutPortals: readonly { readonly from: string; readonly to: string }[];
  /** Titles of locations that ask for a login, or are over. */
  readonly closed: readonly string[];
  /** Titles of locations that are in the zip, and shown only later. */
  readonly later: readonly string[];
}

/** @throws {StandBuildError} where no source, or not the named one, has content. */
export async function findContent(env: Env, from: StandOptions['from']): Promise<FoundContent> {
  const endpoints = await readConfiguredEndpoints(env.contentEndpoints);
  const sources = createSnapshotSources(env, endpoints, fetch, systemClock.elapsed);
  const read: Readonly<Record<SourceName, () => Promise<ContentBundle>>> = {
    // Published content: drafts are never requested.
    cms: () => sources.loadFromCms(AbortSignal.timeout(CMS_PATIENCE)),
    disk: sources.readFromDisk,
    demo: sources.readShipped,
  };
  const skipped: string[] = [];
  for (const source of from === 'auto' ? SOURCES : [from]) {
    try {
      return { bundle: await read[source](), source, skipped };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      skipped.push(`${source}: ${error.message}`);
    }
  }
  throw new StandBuildError(`There is no content to take with you.\n${skipped.join('\n')}`);
}

function unknownWorld(whole: ContentBundle, wanted: string): StandBuildError {
  const names = new Map(
    Object.values(whole.snapshots).flatMap(({ worlds }) =>
      worlds.map(({ slug, name }) => [slug, name] as const),
    ),
  );
  const known = [...names].map(([slug, name]) => `${slug} (${name})`).join(', ');
  return new StandBuildError(
    names.size === 0
      ? `There is no world “${wanted}”: the content holds none at all.`
      : `There is no world “${wanted}”. There are: ${known}.`,
  );
}

function titlesIn(snapshot: Snapshot) {
  const titles = new Map(snapshot.locations.map(({ payloadId, title }) => [payloadId, title]));
  return (id: PayloadId): string => titles.get(id) ?? id;
}

/**
 * One world of a showroom.
 *
 * @param now ISO 8601.
 * @throws {StandBuildError} if there is no such world, none of its locations may be entered, or a code or a login
 * closes it and the options do not open it.
 */
export function contentOfWorld(
  whole: ContentBundle,
  options: Pick<StandOptions, 'world' | 'opensWorld'> & { readonly now: string },
): StandContent {
  const slug = worldSlug(options.world);
  const all = Object.values(whole.snapshots).flatMap(({ worlds }) =>
    worlds.filter((world) => world.slug === slug),
  );
  const [world] = all;
  if (world === undefined) throw unknownWorld(whole, options.world);
  if (all.some(({ isProtected, isLoginOnly }) => isProtected || isLoginOnly) && !options.opensWorld) {
    throw new StandBuildError(
      `The world “${world.name}” asks for ${world.isLoginOnly ? 'a login' : 'an access code'}. On a laptop its content lies ` +
        'in the clear, and nothing there can ask for it: say --open to show it without. The zip holds neither code nor login.',
    );
  }
  const alone = whole.locales.flatMap(({ code }) => {
    const snapshot = whole.snapshots[code];
    const taken = snapshot && worldAlone(snapshot, slug, options.now);
    return taken ? [{ code, snapshot, taken }] : [];
  });
  const first = alone.find(({ code }) => code === whole.defaultLocale) ?? alone[0];
  if (first === undefined) {
    throw new StandBuildError(
      `Nothing of the world “${world.name}” may be entered without a login: it has no open location.`,
    );
  }
  const defaultLocale = first.code;
  const snapshots = Object.fromEntries(
    alone.map(({ code, taken }) => {
      const { version: _old, ...content } = { ...taken.snapshot, defaultLocale };
      return [code, { version: contentHash(content), ...content }];
    }),
  );
  const titleOf = titlesIn(first.snapshot);
  return {
    bundle: {
      version: contentHash(Object.entries(snapshots).map(([code, { version }]) => [code, version])),
      locales: whole.locales.filter(({ code }) => Object.hasOwn(snapshots, code)),
      defaultLocale,
      snapshots,
      reports: [],
      serverOnly: { accessCodes: {}, mediaSources: {} },
    },
    world,
    cutPortals: first.taken.cutPortals.map(({ from, to }) => ({ from: titleOf(from), to: titleOf(to) })),
    closed: first.taken.closed.map(titleOf),
    later: first.taken.snapshot.locations
      .filter(({ access }) => access.from !== undefined && Date.parse(access.from) > Date.parse(options.now))
      .map(({ title }) => title),
  };
}
