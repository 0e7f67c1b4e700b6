import { setImmediate } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { accountStateOf } from '../src/accounts/account-state.ts';
import { ARTICLE } from '../src/content-model/content-uids.ts';
import { documentsOf } from '../src/content-model/documents.ts';
import type { ReleaseItem } from '../src/plugins/showroom/contracts/releases.ts';
import { GRACE_HOURS } from '../src/plugins/showroom/server/releases/due.ts';
import { planItems } from '../src/plugins/showroom/server/releases/plan-release.ts';
import { releasesIn } from '../src/plugins/showroom/server/releases/release-store.ts';
import type { StoredRelease } from '../src/plugins/showroom/server/releases/release-store.ts';
import { createScheduler } from '../src/plugins/showroom/server/releases/scheduler.ts';
import type { VersionActions } from '../src/plugins/showroom/server/versions/restore.ts';
import { VERSION } from '../src/plugins/showroom/server/content/version-type.ts';
import { bootForTests } from './booted-strapi.ts';
import { action, EDITORS, ENTRIES, LOCALES } from './editing-actions.ts';
import { seenContent } from './seen-content.ts';

/*
 * Three editors edit, publish, restore and plan at random, beside a model of what is live. Two promises: every state
 * that ever was can be brought back byte for byte, and nothing goes live that no one has published or planned.
 * `MODEL_SEED` repeats a run, which names its seed.
 */

// No version of this run is one too many.
vi.stubEnv('VERSION_NUMBER', '10000');
const { strapi } = await bootForTests();

const seed = Number(process.env['MODEL_SEED'] ?? Date.now());
const ACTIONS = process.env['TEST_TIER'] === 'all' ? 1000 : 60;
const MINUTE = 60_000;

/** An article in one language. */
interface Slot {
  readonly documentId: string;
  readonly locale: string;
}

/** What the model knows of a release that is planned. */
interface Planned {
  readonly id: number;
  readonly planner: number;
  readonly items: readonly (Slot & {
    readonly action: 'publish' | 'withdraw';
    /** The draft and its date, when it was planned. */
    readonly draft: string | undefined;
    readonly changedAt: string;
  })[];
}

function nameOf({ documentId, locale: language }: Slot): string {
  return `${documentId} ${language}`;
}

function draftOf(slot: Slot): Promise<string | undefined> {
  return seenContent(strapi, ARTICLE, { ...slot, stage: 'saved' });
}

async function expectDraft(slot: Slot, content: string | undefined): Promise<void> {
  expect(await draftOf(slot)).toBe(content);
}

function liveOf(slot: Slot): Promise<string | undefined> {
  return seenContent(strapi, ARTICLE, { ...slot, stage: 'published' });
}

/** When a draft was changed last, and whether it is there. */
async function changedAt({ documentId, locale: language }: Slot): Promise<string> {
  const row: { readonly updatedAt: string } | null = await strapi.db
    .query(ARTICLE)
    .findOne({ where: { documentId, locale: language, publishedAt: null } });
  return row === null ? '' : new Date(row.updatedAt).toISOString();
}

async function makeEditors(): Promise<readonly number[]> {
  const role = await strapi.service('admin::role').getSuperAdmin();
  const ids: number[] = [];
  for (const number of EDITORS) {
    const { id } = await strapi.service('admin::user').create({
      email: `editor-${number}@example.com`,
      firstname: `Editor ${number}`,
      lastname: 'Tester',
      password: 'Only-4-tests',
      isActive: true,
      roles: [role.id],
    });
    ids.push(Number(id));
  }
  return ids;
}

interface KeptRow {
  readonly id: number;
  readonly entry: string;
  readonly language: string;
  readonly stage: 'saved' | 'published';
  readonly digest: string | null;
}

function isOfSame(one: KeptRow, other: KeptRow): boolean {
  return one.entry === other.entry && one.language === other.language && one.stage === other.stage;
}

function keptAfter(id: number): Promise<readonly KeptRow[]> {
  return strapi.db
    .query(VERSION)
    .findMany({ where: { uid: ARTICLE, id: { $gt: id } }, orderBy: { id: 'asc' } });
}

test(`whatever three editors do and plan, every state can be brought back, and only what was planned goes live (MODEL_SEED=${seed})`, async () => {
  // Far ahead of the clock of the CMS's own scheduler, which therefore never runs a release of this test.
  let clock = Date.parse('2101-01-01T00:00:00Z');
  const scheduler = createScheduler(strapi, () => clock);
  const releases = releasesIn(strapi);
  const versions: VersionActions = strapi.plugin('showroom').service('versionActions');
  const documents = documentsOf(strapi, ARTICLE);
  const editors = await makeEditors();
  const slots: Slot[] = [];
  for (let number = 0; number < ENTRIES; number += 1) {
    const { documentId } = await documents.create({ locale: 'en', data: { title: `Article ${number}` } });
    for (const language of LOCALES) slots.push({ documentId, locale: language });
  }
  const slotOf = (given: { readonly entry: number; readonly locale: string }): Slot => {
    const { documentId = '' } = slots[given.entry * LOCALES.length] ?? {};
    return { documentId, locale: given.locale };
  };

  /** What the model expects to be live. */
  const live = new Map<string, string | undefined>();
  /** What was there when a version came about. */
  const states = new Map<number, string | undefined>();
  const planned = new Map<number, Planned>();
  const all: KeptRow[] = [];
  let last = 0;

  const look = async (): Promise<void> => {
    for (const slot of slots) expect(await liveOf(slot)).toBe(live.get(nameOf(slot)));
    const came = await keptAfter(last);
    for (const [index, kept] of came.entries()) {
      // Of several in one action the others are not seen: a release publishes, and the next one withdraws.
      if (came.slice(index + 1).some((later) => isOfSame(later, kept))) continue;
      const slot = { documentId: kept.entry, locale: kept.language };
      states.set(kept.id, await (kept.stage === 'saved' ? draftOf(slot) : liveOf(slot)));
    }
    all.push(...came);
    last = came.at(-1)?.id ?? last;
    for (const slot of slots) {
      const kept = all.findLast(
        ({ entry: id, language, stage }) =>
          id === slot.documentId && language === slot.locale && stage === 'saved',
      );
      expect(await draftOf(slot)).toBe(kept && states.get(kept.id));
    }
    // SQLite leaves Strapi's own timers no time, and they would wait until the database is closed.
    await setImmediate();
  };

  const blocked = new Set<number>();
  const planFor = async (by: number, items: Planned['items'], known?: StoredRelease): Promise<void> => {
    const account = await accountStateOf(strapi, by);
    if (account === undefined) return;
    const wanted: ReleaseItem[] = items.map(({ action: what, documentId, locale: language }) => ({
      kind: 'entry',
      action: what,
      uid: ARTICLE,
      documentId,
      locales: [language],
    }));
    const isGone = items.some(({ action: what, draft }) => what === 'publish' && draft === undefined);
    const stamps = await planItems(strapi, wanted, account).catch((error: unknown) => error);
    expect(stamps instanceof Error).toBe(isGone);
    if (stamps instanceof Error) return;
    const plan = {
      name: 'At random',
      wall: '2101-01-01T00:00',
      zone: 'UTC',
      items: wanted,
      stamps: stamps as StoredRelease['stamps'],
      planner: { id: by, name: `Editor ${by}` },
      plannedAt: clock,
      mailWhenLive: false,
    };
    const release =
      known === undefined
        ? await releases.create(plan, clock + 30 * MINUTE)
        : await releases.apply(known, { type: 'planned', at: clock + 45 * MINUTE }, plan);
    if (release !== undefined) planned.set(release.id, { id: release.id, planner: by, items });
  };

  /** The releases that are due, one after the other, as the model has them. */
  const letTimePass = async (passed: number): Promise<void> => {
    clock += passed * MINUTE;
    const due = (await releases.planned()).filter(({ at }) => at <= clock);
    const verdicts = new Map<number, boolean>();
    for (const { id, at } of due) {
      const release = planned.get(id);
      if (release === undefined) throw new Error('The model does not know this release.');
      const changed = await Promise.all(
        release.items.map(
          async (one) => one.action === 'publish' && (await changedAt(one)) !== one.changedAt,
        ),
      );
      const isMissed = clock - at > GRACE_HOURS * 60 * MINUTE;
      const goesLive = !isMissed && !blocked.has(release.planner) && !changed.includes(true);
      verdicts.set(id, goesLive);
      if (!goesLive) continue;
      for (const one of release.items)
        live.set(nameOf(one), one.action === 'publish' ? one.draft : undefined);
    }
    await scheduler.look();
    for (const [id, goesLive] of verdicts) {
      expect((await releases.one(id))?.state).toBe(goesLive ? 'done' : 'stopped');
      planned.delete(id);
    }
  };

  const undo = async (slot: Slot): Promise<void> => {
    const publishes = all.filter(
      ({ entry: id, language, stage }) =>
        id === slot.documentId && language === slot.locale && stage === 'published',
    );
    const [present, before] = publishes.toReversed();
    if (present === undefined || present.digest === null) return;
    await versions.undoPublish({ uid: ARTICLE, ...slot }, present.id);
    live.set(nameOf(slot), before && states.get(before.id));
  };

  await look();
  for (const [number, { by, what }] of fc.sample(action, { numRuns: ACTIONS, seed }).entries()) {
    try {
      const editor = editors[by] ?? 0;
      if (what.kind === 'edit' && 'text' in what) {
        const slot = slotOf(what);
        await documents.update({ ...slot, data: { title: `T${what.text}` } });
      } else if (what.kind === 'pass' && 'minutes' in what) await letTimePass(what.minutes);
      else if (what.kind === 'block') {
        const isBlocked = blocked.has(editor);
        await strapi.db.query('admin::user').update({ where: { id: editor }, data: { isActive: isBlocked } });
        if (isBlocked) blocked.delete(editor);
        else blocked.add(editor);
      } else if ('items' in what) {
        const items = await Promise.all(
          what.items.map(async (one) => {
            const slot = slotOf(one);
            return {
              ...slot,
              action: one.action as 'publish' | 'withdraw',
              draft: await draftOf(slot),
              changedAt: await changedAt(slot),
            };
          }),
        );
        const known = [...(await releases.planned())];
        const chosen = what.kind === 'planAgain' ? known[what.nth % Math.max(1, known.length)] : undefined;
        await planFor(editor, items, chosen);
      } else if (what.kind === 'cancel' && 'nth' in what) {
        const known = await releases.planned();
        const chosen = known[what.nth % Math.max(1, known.length)];
        if (chosen !== undefined) {
          await releases.apply(chosen, { type: 'cancelled' });
          planned.delete(chosen.id);
        }
      } else if (what.kind === 'restore' && 'nth' in what) {
        const restorable = all.filter(({ id, digest }) => digest !== null && states.has(id));
        const chosen = restorable[what.nth % restorable.length];
        const slot = chosen && { documentId: chosen.entry, locale: chosen.language };
        if (chosen && slot && (await draftOf(slot)) !== undefined) {
          await versions.restore({ uid: ARTICLE, ...slot }, chosen.id);
          await expectDraft(slot, states.get(chosen.id));
        }
      } else if ('entry' in what) {
        const slot = slotOf(what);
        const draft = await draftOf(slot);
        if (what.kind === 'publish' && draft !== undefined) {
          await documents.publish(slot);
          live.set(nameOf(slot), draft);
        } else if (what.kind === 'unpublish' && draft !== undefined) {
          await documents.unpublish(slot);
          live.set(nameOf(slot), undefined);
        } else if (what.kind === 'discard' && live.get(nameOf(slot)) !== undefined) {
          await strapi.documents(ARTICLE).discardDraft(slot);
        } else if (what.kind === 'undo') await undo(slot);
      }
      await look();
    } catch (error) {
      throw new Error(`MODEL_SEED=${seed}: action ${number}, ${JSON.stringify(what)}`, { cause: error });
    }
  }
  for (const kept of all) {
    if (kept.digest === null || !states.has(kept.id)) continue;
    const slot = { documentId: kept.entry, locale: kept.language };
    await versions.restore({ uid: ARTICLE, ...slot }, kept.id);
    await expectDraft(slot, states.get(kept.id));
  }
}, 1_800_000);
