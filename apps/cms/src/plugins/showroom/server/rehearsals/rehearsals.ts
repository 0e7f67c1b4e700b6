import { setTimeout } from 'node:timers/promises';
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
import { createInTurn } from './in-turn.ts';
import type { InTurn } from './in-turn.ts';

/** The showroom as it will be at a moment. */
export interface RehearsedShowroom {
  /** Undefined where visitors would see no location. */
  readonly content: ContentBundle | undefined;
  /** The releases that will be live then. */
  readonly live: readonly StoredRelease[];
  /** Those that would be stopped. */
  readonly stopped: readonly StoredRelease[];
}

/** Rehearses what is planned, for previews. */
export type Rehearsals = InTurn<RehearsedShowroom>;

export function createRehearsals(strapi: Core.Strapi, now: () => number = Date.now): Rehearsals {
  const store = releasesIn(strapi);
  const fetch = draftFetch(strapi, 'published');
  const readDrafts = contentChecksumsIn(strapi, 'draft');
  const readPublished = contentChecksumsIn(strapi, 'published');

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

  return createInTurn({
    look: async (moment) => {
      const plan = liveBy(await store.planned(), moment, now());
      return { list: JSON.stringify(plan.map(({ id }) => id)), plan };
    },
    stampOf: async (releases) => {
      const doctor: Doctor = strapi.plugin('showroom').service('doctor');
      const revision = doctor.writes.revision();
      const versions = releases.map((release) => [release.id, release.revision, release.attempts]);
      return JSON.stringify([revision, versions, await readPublished(), await readDrafts()]);
    },
    rehearse,
    now,
    wait: (milliseconds) => setTimeout(milliseconds, undefined, { ref: false }),
  });
}
