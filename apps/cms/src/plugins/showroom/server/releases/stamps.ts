import type { Core } from '@strapi/strapi';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import { isLocalisedType } from '../../../../content-model/model.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import { nodeName } from '../content/world-use.ts';
import type { Step } from './steps.ts';

/** When each draft was changed last, in milliseconds, by the name of its entry and its language (or empty). */
export type Stamps = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Documents per query: databases limit the variables of a query. */
const BATCH = 200;

/** The rows of an entry that a step is about: its drafts, or what visitors see of it. */
export interface StepRows {
  readonly step: Step;
  readonly rows: readonly Row[];
}

/** Reads the drafts of steps that publish, and the published rows of steps that withdraw, in their languages. */
export async function rowsOfSteps(strapi: Core.Strapi, steps: readonly Step[]): Promise<readonly StepRows[]> {
  const found = new Map<string, Row[]>();
  for (const [uid, ofType] of Map.groupBy(steps, (step) => step.uid)) {
    const ids = [...new Set(ofType.map(({ documentId }) => documentId))];
    for (let start = 0; start < ids.length; start += BATCH) {
      const rows: readonly Row[] = await strapi.db.query(uid).findMany({
        where: { documentId: { $in: ids.slice(start, start + BATCH) } },
        orderBy: { id: 'asc' },
        populate: PERMISSION_FIELDS,
      });
      for (const row of rows) {
        const name = nodeName(uid, String(row['documentId']));
        found.set(name, [...(found.get(name) ?? []), row]);
      }
    }
  }
  return steps.map((step) => ({
    step,
    rows: (found.get(nodeName(step.uid, step.documentId)) ?? []).filter(
      (row) =>
        (row['publishedAt'] === null) === (step.action === 'publish') &&
        (step.locales === undefined || step.locales.includes(String(row['locale']))),
    ),
  }));
}

/** The drafts that would go live, as they are now. */
export function stampsOf(strapi: Core.Strapi, found: readonly StepRows[]): Stamps {
  const stamps: Record<string, Record<string, number>> = {};
  for (const { step, rows } of found) {
    if (step.action !== 'publish') continue;
    const name = nodeName(step.uid, step.documentId);
    stamps[name] = { ...stamps[name], ...stampOf(strapi, step.uid, rows) };
  }
  return stamps;
}

function stampOf(strapi: Core.Strapi, uid: string, rows: readonly Row[]): Record<string, number> {
  const isLocalised = isLocalisedType(strapi, uid);
  return Object.fromEntries(
    rows.map((row) => [
      isLocalised ? String(row['locale']) : '',
      new Date(row['updatedAt'] as string).getTime(),
    ]),
  );
}

/** Whether a draft that would go live now is not the one that was planned. */
export function isChanged(strapi: Core.Strapi, planned: Stamps, { step, rows }: StepRows): boolean {
  if (step.action === 'withdraw') return false;
  const known = planned[nodeName(step.uid, step.documentId)] ?? {};
  return Object.entries(stampOf(strapi, step.uid, rows)).some(([locale, at]) => known[locale] !== at);
}
