import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '@vitrine/content';
import type { FindingPlace } from '@vitrine/core';
import { isEditedByHand } from '../../../../rules/edited-by-hand.ts';
import { refusal } from '../../../../rules/refusal.ts';
import type { Doctor } from './doctor.ts';

/**
 * Refuses to publish an entry of which the doctor says that visitors would meet an error. It is judged among
 * the drafts, so that entries which name each other can be published one after the other.
 *
 * Only what editors publish is judged: the seed and imports bring in what was examined as a whole.
 */
export const guardPublishing = (strapi: Core.Strapi, doctor: () => Doctor): void => {
  strapi.documents.use(async (context, next) => {
    const documentId = context.action === 'publish' ? context.params.documentId : undefined;
    if (documentId === undefined || !context.uid.startsWith('api::') || !isEditedByHand(strapi))
      return next();
    const locales = localesOf(context.params);
    const [first, ...others] = await doctor().errorsOf(context.uid, documentId, locales);
    if (first === undefined) return next();
    const more = others.length === 0 ? '' : ` (${others.length} more: see «Showroom».)`;
    throw refusal(fieldPath(first.place), `${first.sentence} ${first.fix}${more}`);
  });
};

/** A call names one language, several, `*` for all, or none for the default one. */
const localesOf = (params: object): readonly string[] | undefined => {
  const locale: unknown = 'locale' in params ? params.locale : undefined;
  if (locale === '*') return undefined;
  if (Array.isArray(locale)) return locale.map(String);
  return [typeof locale === 'string' ? locale : DEFAULT_LOCALE];
};

/** `hotspots[2].position` stands in the edit view; of `hotspots.robot` only the list can be found there. */
const fieldPath = ({ field = '' }: FindingPlace): readonly string[] => {
  const [list = '', ...rest] = field.split(/[.[\]]+/).filter((name) => name !== '');
  return /^\d+$/.test(rest[0] ?? '') ? [list, ...rest] : [list];
};
