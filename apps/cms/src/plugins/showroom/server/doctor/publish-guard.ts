import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import type { FindingSubject } from '@vitrine/doctor/finding';
import { panelLanguage } from '../../../../accounts/panel-language.ts';
import { isEditedByHand } from '../../../../rules/edited-by-hand.ts';
import { refusal } from '../../../../rules/refusal.ts';
import { doctorTextsIn } from '../../contracts/doctor-texts/doctor-texts.ts';
import type { FoundEntry, LocatedFinding } from '../../contracts/doctor.ts';
import type { Doctor } from './doctor.ts';

/**
 * Refuses to publish an entry if the doctor finds an error that visitors would meet. It checks the drafts, so
 * that entries which refer to each other can be published one after the other.
 *
 * It only applies to editors: the seed and imports write content that was checked as a whole.
 */
export function guardPublishing(strapi: Core.Strapi, doctor: () => Doctor): void {
  strapi.documents.use(async (context, next) => {
    const documentId = context.action === 'publish' ? context.params.documentId : undefined;
    if (documentId === undefined || !context.uid.startsWith('api::') || !isEditedByHand(strapi))
      return next();
    const locales = localesOf(context.params);
    const found = await doctor().errorsOf(context.uid, documentId, locales);
    const [first, ...others] = await blockingFindings(strapi, found, documentId);
    if (first === undefined) return next();
    const title = isBulkAction(strapi) ? titleIn(first, documentId) : undefined;
    const sentence = doctorTextsIn(panelLanguage(strapi)).refusal(first, others.length, title);
    throw refusal(fieldPath(first.subject), sentence);
  });
}

/**
 * The errors that this publish would show to visitors. If two entries use the same name, the first one
 * published gets it, whichever one the doctor would keep.
 *
 * @param isComing Whether an entry is published together with this one.
 */
export async function blockingFindings(
  strapi: Core.Strapi,
  findings: readonly LocatedFinding[],
  documentId: string,
  isComing: (entry: FoundEntry) => boolean = () => false,
): Promise<readonly LocatedFinding[]> {
  const blocking: LocatedFinding[] = [];
  for (const finding of findings) {
    const { entry, rival, subject } = finding;
    const isKept = rival?.documentId === documentId;
    const other = isKept ? entry : rival;
    const isPublished = (found: FoundEntry): Promise<boolean> => isVisible(strapi, found, subject.locale);
    if (rival !== undefined && other !== undefined) {
      const isShown = isComing(other) || (await isPublished(other));
      if (!isShown || (isKept && (await isPublished(rival)))) continue;
    }
    blocking.push(finding);
  }
  return blocking;
}

async function isVisible(
  strapi: Core.Strapi,
  { uid, documentId }: FoundEntry,
  locale: string | undefined,
): Promise<boolean> {
  const where = { documentId, publishedAt: { $notNull: true }, ...(locale === undefined ? {} : { locale }) };
  return (await strapi.db.query(uid).count({ where })) > 0;
}

/** If many entries are published with one button, the sentence has to name the entry. */
function isBulkAction(strapi: Core.Strapi): boolean {
  return strapi.requestContext.get()?.request.path.endsWith('/actions/bulkPublish') === true;
}

function titleIn({ entry, rival }: LocatedFinding, documentId: string): string | undefined {
  return [entry, rival].find((found) => found?.documentId === documentId)?.title;
}

/** A call names one language, several, `*` for all, or none for the default language. */
function localesOf(params: object): readonly string[] | undefined {
  const locale: unknown = 'locale' in params ? params.locale : undefined;
  if (locale === '*') return undefined;
  if (Array.isArray(locale)) return locale.map(String);
  return [typeof locale === 'string' ? locale : DEFAULT_LOCALE];
}

/** The edit view has the field `hotspots[2].position`; for `hotspots.robot` it can only mark the list. */
function fieldPath({ field = '' }: FindingSubject): readonly string[] {
  const [list = '', ...rest] = field.split(/[.[\]]+/).filter((name) => name !== '');
  return /^\d+$/.test(rest[0] ?? '') ? [list, ...rest] : [list];
}
