import type { Core } from '@strapi/strapi';
import { runAsSystem } from '../../../../publishing/run-as-system.ts';
import type { StopReason } from '../../contracts/releases.ts';
import { HeldBack, performRelease, plannerOf } from './perform.ts';
import type { StoredRelease } from './release-store.ts';

/** Rolls back what a rehearsal has written. */
class Rehearsed extends Error {}

/**
 * What would hold a release back now: it goes live in a transaction that is taken back.
 *
 * @returns The reason for which it would be stopped; without problems where all of it would go live.
 */
export async function rehearseRelease(strapi: Core.Strapi, release: StoredRelease): Promise<StopReason> {
  const { heldBack } = await rehearseAll(strapi, [release], () => Promise.resolve());
  return heldBack[0]?.reason ?? { kind: 'problems', problems: [] };
}

/** What a rehearsal has found. */
export interface Rehearsal<Result> {
  readonly result: Result;
  /** The releases that would be stopped, and why. */
  readonly heldBack: readonly { readonly release: StoredRelease; readonly reason: StopReason }[];
}

/**
 * Lets releases go live one after the other in a transaction, looks at what is live then, and takes all of it back. A
 * release that would be stopped is left out.
 *
 * @param look Reads what is live; it is inside of the transaction.
 */
export async function rehearseAll<Result>(
  strapi: Core.Strapi,
  releases: readonly StoredRelease[],
  look: () => Promise<Result>,
): Promise<Rehearsal<Result>> {
  const heldBack: Rehearsal<Result>['heldBack'][number][] = [];
  for (;;) {
    const stopped = new Set(heldBack.map(({ release }) => release));
    const left = releases.filter((release) => !stopped.has(release));
    const outcome = await rehearseOnce(strapi, left, look);
    if ('result' in outcome) return { result: outcome.result, heldBack };
    heldBack.push(outcome);
  }
}

/** @returns What was seen, or the first release that would be stopped: it may have done a part of it. */
async function rehearseOnce<Result>(
  strapi: Core.Strapi,
  releases: readonly StoredRelease[],
  look: () => Promise<Result>,
): Promise<{ readonly result: Result } | Rehearsal<Result>['heldBack'][number]> {
  const seen: Result[] = [];
  let performing: StoredRelease | undefined;
  try {
    await runAsSystem(strapi, async () => {
      for (const release of releases) {
        performing = release;
        const account = await plannerOf(strapi, release);
        await runAsSystem(strapi, () => performRelease(strapi, release, account), account);
      }
      performing = undefined;
      seen.push(await look());
      throw new Rehearsed();
    });
  } catch (error) {
    if (error instanceof HeldBack && performing !== undefined) {
      return { release: performing, reason: error.reason };
    }
    if (!(error instanceof Rehearsed)) throw error;
  }
  return { result: seen[0] as Result };
}
