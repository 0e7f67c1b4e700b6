import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { replaceEntry } from '@vitrine/content/content-answers';
import type { ContentAnswers } from '@vitrine/content/content-answers';
import type { ContentBundle } from '@vitrine/content/bundle';
import { ContentError } from '@vitrine/content/errors';
import { assembleContent, loadContent } from '@vitrine/content/load-bundle';
import type { LoadedContent } from '@vitrine/content/load-bundle';
import { bundleVersion } from '@vitrine/content/normalise/assemble-bundle';
import { serverOnlyFor } from '@vitrine/content/server-only-for';
import { articleName, dashboardName } from '@vitrine/core/access/content-names';
import type { ContentName } from '@vitrine/core/access/content-names';
import { worldAlone } from '@vitrine/core/access/world-alone';
import { overlayId, worldSlug } from '@vitrine/core/world/ids';
import { ARTICLE, DASHBOARD } from '../../../../content-model/content-uids.ts';
import { draftFetch, IN_PROCESS } from '../doctor/draft-fetch.ts';
import { draftsIn } from './entry-edit.ts';
import type { LinkContent } from './links.ts';
import { withOpenDoors } from './open-doors.ts';
import { isWire } from './wire.ts';

type Entry = { readonly uid: string; readonly documentId: string };

/** What narrow links show, made once for each state of the drafts. */
export interface LinkContents {
  /** One world of other content than the drafts: that of a rehearsal. */
  readonly worldOf: (content: ContentBundle, world: string) => ContentBundle | undefined;
  /**
   * @param drafts all drafts as they are saved now.
   * @returns undefined where the world is not part of what the link shows.
   */
  readonly of: (
    drafts: LoadedContent,
    link: Pick<LinkContent, 'world'> & { readonly entry?: Entry },
  ) => Promise<ContentBundle | undefined>;
}

export function createLinkContents(strapi: Core.Strapi): LinkContents {
  // A publish changes the drafts as well: what was read of one state holds for it.
  const published = new WeakMap<LoadedContent, Promise<LoadedContent | undefined>>();
  const narrowed = new WeakMap<LoadedContent, Map<string, Promise<ContentBundle | undefined>>>();
  const worlds = new WeakMap<ContentBundle, Map<string, ContentBundle | undefined>>();

  const publishedBeside = (drafts: LoadedContent): Promise<LoadedContent | undefined> => {
    const known = published.get(drafts) ?? loadPublished(strapi);
    published.set(drafts, known);
    known.catch(() => published.delete(drafts));
    return known;
  };

  const make = async (
    drafts: LoadedContent,
    world: string,
    entry: Entry | undefined,
  ): Promise<ContentBundle | undefined> => {
    if (entry === undefined) return narrow(drafts.bundle, world, () => []);
    const base = await publishedBeside(drafts);
    if (base === undefined) return undefined;
    const edits = draftsIn(strapi, drafts.answers, entry);
    const answers = edits.reduce<ContentAnswers>(replaceEntry, base.answers);
    const { locales, defaultLocale } = drafts.bundle;
    const { bundle } = assembleContent(answers, { cmsUrl: IN_PROCESS, locales, defaultLocale });
    const numbers = edits.map((edit) => (isWire(edit.entry) ? Number(edit.entry['public_id']) : Number.NaN));
    return narrow(bundle, world, () => namesOf(entry.uid, numbers));
  };

  return {
    worldOf: (content, world) => {
      const known = worlds.get(content) ?? new Map<string, ContentBundle | undefined>();
      worlds.set(content, known);
      if (!known.has(world))
        known.set(
          world,
          narrow(content, world, () => []),
        );
      return known.get(world);
    },
    of: (drafts, { world, entry }) => {
      const key = JSON.stringify([world, entry?.uid, entry?.documentId]);
      const known = narrowed.get(drafts) ?? new Map<string, Promise<ContentBundle | undefined>>();
      narrowed.set(drafts, known);
      const made = known.get(key) ?? make(drafts, world, entry);
      known.set(key, made);
      made.catch(() => known.delete(key));
      return made;
    },
  };
}

async function loadPublished(strapi: Core.Strapi): Promise<LoadedContent | undefined> {
  try {
    const fetch = draftFetch(strapi, 'published');
    return await loadContent({ cmsUrl: IN_PROCESS, fetch, leavesDocumentTexts: true });
  } catch (error) {
    if (error instanceof ContentError && error.kind === 'empty') return undefined;
    throw error;
  }
}

/** Names of content that is shown although nothing may lead to it yet. */
function namesOf(uid: string, numbers: readonly number[]): readonly ContentName[] {
  const nameOf = uid === ARTICLE ? articleName : uid === DASHBOARD ? dashboardName : undefined;
  const known = numbers.filter((number) => Number.isInteger(number) && number >= 0);
  return nameOf === undefined ? [] : known.map((number) => nameOf(overlayId(number)));
}

/**
 * One world alone, in every language that has it. Its version says so: the web server keeps snapshots by their
 * versions, and must not take the whole one for it.
 */
function narrow(
  bundle: ContentBundle,
  world: string,
  also: () => readonly ContentName[],
): ContentBundle | undefined {
  const slug = worldSlug(world);
  const snapshots = Object.fromEntries(
    Object.entries(bundle.snapshots).flatMap(([locale, snapshot]) => {
      const alone = worldAlone(withOpenDoors(snapshot), slug, new Date(0).toISOString(), also());
      if (alone === undefined) return [];
      const version = versionOf([snapshot.version, world, ...also()]);
      return [[locale, { ...alone.snapshot, version }]];
    }),
  );
  if (snapshots[bundle.defaultLocale] === undefined) return undefined;
  return {
    ...bundle,
    locales: bundle.locales.filter(({ code }) => snapshots[code] !== undefined),
    snapshots,
    serverOnly: serverOnlyFor(bundle.serverOnly, snapshots),
    version: bundleVersion(snapshots),
  };
}

function versionOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
