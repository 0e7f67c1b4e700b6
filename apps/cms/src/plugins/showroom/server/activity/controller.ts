import type { Core } from '@strapi/strapi';
import { WORLD } from '../../../../content-model/content-uids.ts';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import type { Activity, ActivityAnswer } from '../../contracts/activity.ts';
import { rowsIn, titleOf } from '../content/rows.ts';
import { fieldLabels } from '../translations/field-labels.ts';
import { activityLogOf } from './activity-log.ts';
import type { StoredActivity } from './activity-log.ts';
import { keptDays } from './kept-days.ts';
import { ACTIVITY, activityType } from './activity-type.ts';

const PAGE_SIZE = 25;
const DAY = 24 * 60 * 60 * 1000;

/** @param now the current time. */
export function activityController(now: () => Date) {
  return ({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller => ({
    async find(ctx) {
      const lines = strapi.db.query(ACTIVITY);
      // An editor must find their own last action here.
      await activityLogOf(strapi).settle();
      const page = Math.max(1, Math.trunc(Number(ctx.query['page'])) || 1);
      const where = whereOf(ctx.query, now());
      const [found, total]: [readonly StoredActivity[], number] = await Promise.all([
        lines.findMany({ where, orderBy: { id: 'desc' }, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
        lines.count({ where }),
      ]);
      const rows = rowsIn(strapi);
      const labelsOf = fieldLabels(strapi, rows.attributesOf);
      const shown = async (line: StoredActivity): Promise<Activity> => ({
        id: line.id,
        at: new Date(line.at).toISOString(),
        action: line.action,
        uid: line.uid,
        title: line.title,
        fields: line.uid.startsWith('api::')
          ? await Promise.all(
              (line.fields ?? []).map(async (name) => (await labelsOf(line.uid, [name], {}))[0] ?? name),
            )
          : (line.fields ?? []),
        actor: { name: line.personName, ...(line.person === null ? {} : { id: line.person }) },
        ...(line.entry === null ? {} : { documentId: line.entry }),
        ...(line.language === null ? {} : { locale: line.language }),
        ...(line.entries === null ? {} : { count: line.entries }),
      });
      const people: readonly { person: number | null; person_name: string }[] = await table(strapi).distinct(
        'person',
        'person_name',
      );
      const kinds: readonly { uid: string }[] = await table(strapi).distinct('uid');
      const worlds = await rows.all(WORLD, DEFAULT_LOCALE, 'draft');
      ctx.body = {
        data: {
          activities: await Promise.all(found.map(shown)),
          total,
          pageSize: PAGE_SIZE,
          // An administrator may have been renamed: the latest name is shown.
          actors: [...new Map(people.map(({ person, person_name: name }) => [person, name]))].flatMap(
            ([id, name]) => (id === null ? [] : [{ id, name }]),
          ),
          kinds: kinds.map(({ uid }) => uid),
          worlds: worlds.map((row) => ({ documentId: String(row['documentId']), name: titleOf(row) })),
          keptDays: keptDays(),
        },
      } satisfies ActivityAnswer;
    },
  });
}

/** Strapi's queries have no “distinct”, and the table may be large. */
function table(strapi: Core.Strapi) {
  return strapi.db.getConnection(activityType.schema.collectionName);
}

/** The database condition of a query; unknown parameters are ignored. */
function whereOf(query: Readonly<Record<string, unknown>>, now: Date): object {
  const text = (name: string): string | undefined => {
    const value = query[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const person = Number(text('actor'));
  const days = Number(text('days'));
  return {
    ...(Number.isInteger(person) ? { person } : {}),
    ...(text('kind') === undefined ? {} : { uid: text('kind') }),
    ...(text('world') === undefined ? {} : { world: text('world') }),
    ...(text('action') === undefined ? {} : { action: text('action') }),
    ...(text('documentId') === undefined ? {} : { entry: text('documentId') }),
    ...(days > 0 ? { at: { $gte: new Date(now.getTime() - days * DAY) } } : {}),
  };
}
