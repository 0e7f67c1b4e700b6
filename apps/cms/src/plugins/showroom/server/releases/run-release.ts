import type { Core } from '@strapi/strapi';
import { administratorName } from '../../../../accounts/administrator-name.ts';
import type { AccountState } from '../../../../accounts/account-state.ts';
import { contentTypeOf } from '../../../../content-model/model.ts';
import { mailerOf } from '../../../../mail/start-mail.ts';
import { runAsSystem } from '../../../../publishing/run-as-system.ts';
import { collectionOf } from '../../../../revalidation/announce-changes.ts';
import type { Change } from '../../../../revalidation/change.ts';
import type { StopReason } from '../../contracts/releases.ts';
import { activityLogOf } from '../activity/activity-log.ts';
import { HeldBack, performRelease, plannerOf } from './perform.ts';
import { RELEASE } from './release-type.ts';
import { releasesIn } from './release-store.ts';
import type { StoredRelease } from './release-store.ts';
import type { Step } from './steps.ts';

/**
 * Lets a due release go live: all of it in one transaction, or nothing. That it is done is part of the transaction, so
 * a killed process leaves a release that is still planned, and of several processes one does it.
 *
 * @throws Error for everything that is not the content's fault; the release is then still planned.
 */
export async function runRelease(strapi: Core.Strapi, due: StoredRelease, now: number): Promise<void> {
  const store = releasesIn(strapi);
  const release = await store.apply(due, { type: 'begun' });
  // Another process has begun it, or someone has changed it.
  if (release === undefined) return;
  try {
    const account = await plannerOf(strapi, release);
    const entries = await runAsSystem(strapi, () => goLive(strapi, release, account, now), account);
    if (entries === undefined) return;
    record(strapi, release, account, entries);
  } catch (error) {
    if (!(error instanceof HeldBack)) throw error;
    await stopRelease(strapi, release, error.reason, now);
  }
}

/** Ends a release that does not go live. */
export async function stopRelease(
  strapi: Core.Strapi,
  release: StoredRelease,
  reason: StopReason,
  now: number,
): Promise<void> {
  const stopped = await releasesIn(strapi).apply(
    release,
    { type: 'stopped' },
    { reason, endedAt: now, unmailed: mailerOf(strapi) !== undefined },
  );
  if (stopped === undefined) return;
  strapi.log.warn(`The release “${release.name}” was stopped: ${reason.kind}. Nothing of it went live.`);
}

/** @returns How many entries it was about; undefined where another process was faster. */
async function goLive(
  strapi: Core.Strapi,
  release: StoredRelease,
  account: AccountState,
  now: number,
): Promise<number | undefined> {
  const store = releasesIn(strapi);
  // The first statement: it waits for other writers, and decides which process it is.
  const done = await store.apply(release, { type: 'ran' }, { endedAt: now });
  if (done === undefined) return undefined;
  const steps = await performRelease(strapi, release, account);
  await store.finish(done, {
    entries: steps.length,
    unannounced: changesOfSteps(strapi, steps),
    unmailed: done.mailWhenLive && mailerOf(strapi) !== undefined,
  });
  return steps.length;
}

/** What web servers are told, as the Document Service's own announcements name it. */
function changesOfSteps(strapi: Core.Strapi, steps: readonly Step[]): readonly Change[] {
  const changes = steps.flatMap(({ uid, locales }): readonly Change[] => {
    const collection = collectionOf(contentTypeOf(strapi, uid));
    return locales === undefined ? [{ collection }] : locales.map((locale) => ({ collection, locale }));
  });
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

function record(strapi: Core.Strapi, { name }: StoredRelease, { user }: AccountState, entries: number): void {
  activityLogOf(strapi).record({
    action: 'release',
    uid: RELEASE,
    title: name,
    count: entries,
    actor: { id: user.id, name: administratorName(user) },
  });
}
