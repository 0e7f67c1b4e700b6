import type { Core } from '@strapi/strapi';
import type { ContentBundle } from '@vitrine/content/bundle';
import { ContentError } from '@vitrine/content/errors';
import { loadContent } from '@vitrine/content/load-bundle';
import { contentChecksumsIn } from '../../../../revalidation/content-checksums.ts';
import type { Doctor } from '../doctor/doctor.ts';
import { draftFetch, IN_PROCESS } from '../doctor/draft-fetch.ts';
import { prepareContent } from '../preview/prepare-content.ts';
import { liveBy } from '../releases/due.ts';
import { rehearseAll } from '../releases/rehearse.ts';
import { releasesIn } from '../releases/release-store.ts';
import type { StoredRelease } from '../releases/release-store.ts';

/** The showroom as it will be at a moment. */
export interface RehearsedShowroom {
  /** Undefined where visitors would see no location. */
  readonly content: ContentBundle | undefined;
  /** The releases that will be live then. */
  readonly live: readonly StoredRelease[];
  /** Those that would be stopped. */
  readonly stopped: readonly StoredRelease[];
}

/** Rehearses what is planned, for previews. Moments are milliseconds since 1970. */
export interface Rehearsals {
  /** As everything is now. */
  readonly at: (moment: number) => Promise<RehearsedShowroom>;
  /** The same for open windows, which ask again and again: it can be {@link PAUSE} old. */
  readonly lately: (moment: number) => Promise<RehearsedShowroom>;
}

/**
 * Milliseconds between two rehearsals for a window that is open while colleagues work: each one holds the lock of all
 * writers for as long as the releases would take.
 */
const PAUSE = 15_000;

/** How many moments are remembered. */
const MAX_KNOWN = 4;

interface Known {
  readonly stamp: string;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly showroom: Promise<RehearsedShowroom>;
}

export function createRehearsals(strapi: Core.Strapi, now: () => number = Date.now): Rehearsals {
  const store = releasesIn(strapi);
  const fetch = draftFetch(strapi, 'published');
  const readDrafts = contentChecksumsIn(strapi, 'draft');
  const readPublished = contentChecksumsIn(strapi, 'published');
  const known = new Map<number, Known>();

  const load = async (): Promise<ContentBundle | undefined> => {
    try {
      const options = { cmsUrl: IN_PROCESS, fetch, leavesDocumentTexts: true };
      return prepareContent((await loadContent(options)).bundle);
    } catch (error) {
      if (error instanceof ContentError && error.kind === 'empty') return undefined;
      throw error;
    }
  };

  const rehearse = async (releases: readonly StoredRelease[]): Promise<RehearsedShowroom> => {
    const { result: content, heldBack } = await rehearseAll(strapi, releases, load);
    const stopped = heldBack.map(({ release }) => release);
    return { content, live: releases.filter((release) => !stopped.includes(release)), stopped };
  };

  const at = async (moment: number): Promise<RehearsedShowroom> => {
    const begun = now();
    const doctor: Doctor = strapi.plugin('showroom').service('doctor');
    const revision = doctor.writes.revision();
    const releases = liveBy(await store.planned(), moment, begun);
    const versions = releases.map((release) => [release.id, release.revision, release.attempts]);
    const stamp = JSON.stringify([revision, versions, await readPublished(), await readDrafts()]);
    const before = known.get(moment);
    if (before?.stamp === stamp) return before.showroom;
    const showroom = rehearse(releases);
    known.delete(moment);
    known.set(moment, { stamp, begun, showroom });
    for (const oldest of [...known.keys()].slice(0, -MAX_KNOWN)) known.delete(oldest);
    showroom.catch(() => {
      if (known.get(moment)?.showroom === showroom) known.delete(moment);
    });
    return showroom;
  };

  return {
    at,
    lately: (moment) => {
      const before = known.get(moment);
      return before !== undefined && now() - before.begun < PAUSE ? before.showroom : at(moment);
    },
  };
}
