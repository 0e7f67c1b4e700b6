import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import type { FindingSubject } from '@vitrine/doctor/finding';
import { panelLanguage } from '../../../../accounts/panel-language.ts';
import { isEditedByHand } from '../../../../rules/edited-by-hand.ts';
import { refusal } from '../../../../rules/refusal.ts';
import { doctorWordsIn } from '../../contracts/doctor-texts/doctor-words.ts';
import type { FoundEntry, LocatedFinding } from '../../contracts/doctor.ts';
import type { Doctor } from './doctor.ts';

/**
 * Refuses to publish an entry of which the doctor says that visitors would meet an error. It is judged among
 * the drafts, so that entries which name each other can be published one after the other.
 *
 * Only what editors publish is judged: the seed and imports bring in what was examined as a whole.
 */
export function guardPublishing(strapi: Core.Strapi, doctor: () => Doctor): void {
  strapi.documents.use(async (context, next) => {
    const documentId = context.action === 'publish' ? context.params.documentId : undefined;
    if (documentId === undefined || !context.uid.startsWith('api::') || !isEditedByHand(strapi))
      return next();
    const locales = localesOf(context.params);
    const found = await doctor().errorsOf(context.uid, documentId, locales);
    const [first, ...others] = await whatStandsInTheWay(strapi, found, documentId);
    if (first === undefined) return next();
    const title = isBulkAction(strapi) ? titleIn(first, documentId) : undefined;
    const sentence = doctorWordsIn(panelLanguage(strapi)).refusal(first, others.length, title);
    throw refusal(fieldPath(first.place), sentence);
  });
}

/**
 * The errors that visitors would meet by this publish. Of two entries under one name the first that is
 * published may have it, whichever of them the doctor would keep.
 */
async function whatStandsInTheWay(
  strapi: Core.Strapi,
  findings: readonly LocatedFinding[],
  documentId: string,
): Promise<readonly LocatedFinding[]> {
  const inTheWay: LocatedFinding[] = [];
  for (const finding of findings) {
    const { entry, rival, place } = finding;
    const isKept = rival?.documentId === documentId;
    const other = isKept ? entry : rival;
    const isPublished = (found: FoundEntry): Promise<boolean> => isVisible(strapi, found, place.locale);
    if (rival !== undefined && other !== undefined) {
      if (!(await isPublished(other)) || (isKept && (await isPublished(rival)))) continue;
    }
    inTheWay.push(finding);
  }
  return inTheWay;
}

async function isVisible(
  strapi: Core.Strapi,
  { uid, documentId }: FoundEntry,
  locale: string | undefined,
): Promise<boolean> {
  const where = { documentId, publishedAt: { $notNull: true }, ...(locale === undefined ? {} : { locale }) };
  return (await strapi.db.query(uid as never).count({ where })) > 0;
}

/** Where many are published with one button, the sentence alone would not tell which one it is about. */
function isBulkAction(strapi: Core.Strapi): boolean {
  return strapi.requestContext.get()?.request.path.endsWith('/actions/bulkPublish') === true;
}

function titleIn({ entry, rival }: LocatedFinding, documentId: string): string | undefined {
  return [entry, rival].find((found) => found?.documentId === documentId)?.title;
}

/** A call names one language, several, `*` for all, or none for the default one. */
function localesOf(params: object): readonly string[] | undefined {
  const locale: unknown = 'locale' in params ? params.locale : undefined;
  if (locale === '*') return undefined;
  if (Array.isArray(locale)) return locale.map(String);
  return [typeof locale === 'string' ? locale : DEFAULT_LOCALE];
}

/** `hotspots[2].position` stands in the edit view; of `hotspots.robot` only the list can be found there. */
function fieldPath({ field = '' }: FindingSubject): readonly string[] {
  const [list = '', ...rest] = field.split(/[.[\]]+/).filter((name) => name !== '');
  return /^\d+$/.test(rest[0] ?? '') ? [list, ...rest] : [list];
}
