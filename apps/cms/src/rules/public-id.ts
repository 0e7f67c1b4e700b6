import type { Core } from '@strapi/strapi';
import type { Numbered } from '../content-model/content-uids.ts';
import { refusal } from './refusal.ts';
import type { Write } from './rule.ts';

/**
 * An article, dashboard or story gets its number when it is made and keeps it: addresses hold it. A number is never
 * given twice, so that an old link does not open something else after a deletion.
 */
export async function assignPublicId(write: Write): Promise<void> {
  const { strapi, action, documentId, data } = write;
  const uid = write.uid as Numbered;
  const given = typeof data['public_id'] === 'number' ? data['public_id'] : undefined;
  if (action === 'create') {
    if (given !== undefined) await refuseTaken(strapi, uid, given);
    data['public_id'] = given ?? (await nextPublicId(strapi, uid));
    await rememberNumber(strapi, uid, Number(data['public_id']));
  }
  if (action === 'clone') {
    data['public_id'] = await nextPublicId(strapi, uid);
    await rememberNumber(strapi, uid, Number(data['public_id']));
  }
  if (action === 'update' && documentId !== undefined) {
    const kept = await numberOf(strapi, uid, documentId);
    if (given !== undefined && kept !== undefined && given !== kept) {
      throw refusal('public_id', `The number ${kept} was given once and cannot be changed to ${given}.`);
    }
    data['public_id'] = kept ?? given ?? (await nextPublicId(strapi, uid));
  }
}

async function numberOf(strapi: Core.Strapi, uid: Numbered, documentId: string): Promise<number | undefined> {
  const row = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, public_id: { $notNull: true } }, select: ['public_id'] });
  return row?.public_id ?? undefined;
}

async function refuseTaken(strapi: Core.Strapi, uid: Numbered, number: number): Promise<void> {
  if ((await strapi.db.query(uid).findOne({ where: { public_id: number }, select: ['id'] })) === null) return;
  const { displayName } = strapi.contentType(uid).info;
  throw refusal(
    'public_id',
    `The number ${number} belongs to another ${displayName.toLowerCase()}: choose another one, or leave the field empty.`,
  );
}

/** The lowest number above all that were ever given. */
export async function nextPublicId(strapi: Core.Strapi, uid: Numbered): Promise<number> {
  const highest = await strapi.db.query(uid).findOne({
    where: { public_id: { $notNull: true } },
    select: ['public_id'],
    orderBy: { public_id: 'desc' },
  });
  return Math.max(highest?.public_id ?? 0, await rememberedNumber(strapi, uid)) + 1;
}

function counter(strapi: Core.Strapi, uid: Numbered) {
  return strapi.store({ type: 'plugin', name: 'vitrine', key: `highest_public_id_${uid}` });
}

async function rememberedNumber(strapi: Core.Strapi, uid: Numbered): Promise<number> {
  const value = await counter(strapi, uid).get({});
  return typeof value === 'number' ? value : 0;
}

/**
 * Raises the counter. The store would read its value before and after writing it, which makes five statements for every
 * article of a table: a number above all others, the usual case, takes one.
 */
async function rememberNumber(strapi: Core.Strapi, uid: Numbered, number: number): Promise<void> {
  const { tableName } = strapi.db.metadata.get('strapi::core-store');
  const raised: number = await strapi.db.transaction(({ trx }) =>
    strapi.db
      .getConnection(tableName)
      .where({ key: `plugin_vitrine_highest_public_id_${uid}` })
      .whereRaw('cast(value as integer) < ?', [number])
      .update({ value: JSON.stringify(number) })
      .transacting(trx),
  );
  if (raised === 0 && number > (await rememberedNumber(strapi, uid))) {
    await counter(strapi, uid).set({ value: number });
  }
}
