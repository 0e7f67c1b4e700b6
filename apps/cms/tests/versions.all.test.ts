import { setImmediate } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentsOf } from '../src/content-model/documents.ts';
import { ARTICLE, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { VERSION } from '../src/plugins/showroom/server/content/version-type.ts';
import type { VersionActions } from '../src/plugins/showroom/server/versions/restore.ts';
import { bootForTests } from './booted-strapi.ts';
import { seenContent } from './seen-content.ts';

const { strapi } = await bootForTests();

const LOCALES = ['en', 'de'] as const;
const STAGES = ['saved', 'published'] as const;
type Locale = (typeof LOCALES)[number];

function seen(
  documentId: string,
  locale: Locale,
  stage: (typeof STAGES)[number],
): Promise<string | undefined> {
  return seenContent(strapi, LOCATION, { documentId, locale, stage });
}

const text = fc.string({
  unit: fc.constantFrom('a', 'B', 'ß', '“', '<', '&', ' ', '\n', '😀'),
  maxLength: 12,
});
const percent = fc.integer({ min: 0, max: 1000 }).map((number) => number / 10);
const point = fc.record({ x: percent, y: percent });
const targets = fc.constantFrom(0, 1, 2);

const content = fc.record({
  title: text.map((rest) => `T${rest}`),
  hotspots: fc.array(
    fc.oneof(
      fc.record({
        __component: fc.constant('hotspots.open-article'),
        title: fc.option(text),
        position: fc.option(point),
        article: fc.option(targets),
        priority: fc.integer({ min: -3, max: 3 }),
      }),
      fc.record({
        __component: fc.constant('hotspots.open-link'),
        title: text,
        position: point,
        position_mobile: fc.option(point),
      }),
    ),
    { maxLength: 4 },
  ),
});

const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('edit'), locale: fc.constantFrom(...LOCALES), content }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('publish', 'unpublish', 'discardDraft'),
      locale: fc.constantFrom(...LOCALES),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('restore'), nth: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo'), locale: fc.constantFrom(...LOCALES) }) },
);

interface Kept {
  readonly id: number;
  readonly language: Locale;
  readonly stage: (typeof STAGES)[number];
  readonly digest: string | null;
}

async function keptOf(documentId: string): Promise<readonly Kept[]> {
  return strapi.db
    .query(VERSION)
    .findMany({ where: { uid: LOCATION, entry: documentId }, orderBy: { id: 'asc' } });
}

test('whatever editors do, every state that ever was can be brought back byte for byte', async () => {
  const versions: VersionActions = strapi.plugin('showroom').service('versionActions');
  const articles: string[] = [];
  for (const title of ['One', 'Two', 'Three']) {
    const { documentId } = await documentsOf(strapi, ARTICLE).create({ locale: 'en', data: { title } });
    await documentsOf(strapi, ARTICLE).update({ documentId, locale: 'de', data: { title } });
    await documentsOf(strapi, ARTICLE).publish({ documentId, locale: '*' });
    articles.push(documentId);
  }
  const world = await documentsOf(strapi, WORLD).create({
    locale: 'en',
    data: { name: 'Model', slug: 'model' },
  });
  await documentsOf(strapi, WORLD).update({
    documentId: world.documentId,
    locale: 'de',
    data: { name: 'Modell' },
  });
  // Strapi publishes no link to a world that is a draft, and a location without a world is not published again.
  await documentsOf(strapi, WORLD).publish({ documentId: world.documentId, locale: '*' });
  const own = { world: { documentId: world.documentId } };
  const linked = (given: { readonly hotspots: readonly object[] }) => ({
    ...given,
    hotspots: given.hotspots.map((hotspot) =>
      'article' in hotspot
        ? {
            ...hotspot,
            article: typeof hotspot.article === 'number' ? { documentId: articles[hotspot.article] } : null,
          }
        : hotspot,
    ),
  });
  let number = 0;

  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 6, maxLength: 14 }), async (actions) => {
      number += 1;
      const documents = documentsOf(strapi, LOCATION);
      const slug = `model-${number}`;
      const { documentId } = await documents.create({ locale: 'en', data: { title: 'Start', slug, ...own } });
      /** What the oracle saw when a version came about. */
      const states = new Map<number, string | undefined>();
      const look = async (): Promise<void> => {
        const kept = await keptOf(documentId);
        for (const locale of LOCALES) {
          for (const stage of STAGES) {
            const now = await seen(documentId, locale, stage);
            const last = kept.findLast((one) => one.language === locale && one.stage === stage);
            if (last !== undefined && !states.has(last.id)) states.set(last.id, now);
            expect(now).toBe(last && states.get(last.id));
          }
        }
        // SQLite leaves Strapi's own timers no time, and they would wait until the database is closed.
        await setImmediate();
        // No state came about that was not looked at.
        expect(states.size).toBe(kept.length);
      };
      const restore = async ({ id, language }: Kept): Promise<void> => {
        await versions.restore({ uid: LOCATION, documentId, locale: language }, id);
      };

      const undo = async (locale: Locale): Promise<void> => {
        const publishes = (await keptOf(documentId)).filter(
          ({ stage, language }) => stage === 'published' && language === locale,
        );
        const [last, before] = publishes.toReversed();
        if (last === undefined || last.digest === null) return;
        const draft = await seen(documentId, locale, 'saved');
        await versions.undoPublish({ uid: LOCATION, documentId, locale }, last.id);
        expect(await seen(documentId, locale, 'published')).toBe(before && states.get(before.id));
        expect(await seen(documentId, locale, 'saved')).toBe(draft);
      };

      await look();
      for (const step of actions) {
        if (step.kind === 'edit' && 'content' in step) {
          await documents.update({
            documentId,
            locale: step.locale,
            data: { ...linked(step.content), slug, ...own },
          });
        } else if (step.kind === 'restore' && 'nth' in step) {
          const restorable = (await keptOf(documentId)).filter(({ digest }) => digest !== null);
          const chosen = restorable[step.nth % restorable.length];
          if (chosen !== undefined) await restore(chosen);
        } else if ('locale' in step && (await seen(documentId, step.locale, 'saved')) !== undefined) {
          const where = { documentId, locale: step.locale };
          if (step.kind === 'publish') await documents.publish(where);
          if (step.kind === 'unpublish') await documents.unpublish(where);
          if (step.kind === 'undo') await undo(step.locale);
          if (
            step.kind === 'discardDraft' &&
            (await seen(documentId, step.locale, 'published')) !== undefined
          ) {
            await strapi.documents(LOCATION).discardDraft(where);
          }
        }
        await look();
      }
      for (const version of await keptOf(documentId)) {
        if (version.digest === null) continue;
        await restore(version);
        expect(await seen(documentId, version.language, 'saved')).toBe(states.get(version.id));
        expect(
          (await keptOf(documentId)).findLast(
            ({ stage, language }) => stage === 'saved' && language === version.language,
          )?.digest,
        ).toBe(version.digest);
      }
    }),
    { numRuns: 8 },
  );
}, 600_000);
