import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { hasDrafts } from '../../../../../content-model/model.ts';
import type { CellChange, ExaminedLine, LineFault } from '../../../contracts/bulk.ts';
import type { TextPath } from '../../../contracts/translations.ts';
import { titleOf } from '../../content/rows.ts';
import { writeEntryTranslation } from '../../translations/entry-translation.ts';
import { isEmpty, pairTexts, pathKey } from '../../translations/text-pairs.ts';
import type { FoundText, Row } from '../../translations/text-pairs.ts';
import { isFormattedText } from './blocks.ts';
import type { EntryVersions } from './entry-versions.ts';
import { isSame, rightLine, textFault, textOf, versionOf, wrongLine } from './table-kind.ts';
import type { EntryTask, Workplace } from './table-kind.ts';
import { fieldAt } from '../../translations/text-path.ts';

/** A line of the table of translations. */
export interface TextLine {
  readonly line: number;
  readonly path: TextPath;
  readonly cells: ReadonlyMap<string, unknown>;
}

/** A new text of an entry in one language. */
export interface TextChange {
  readonly line: number;
  readonly locale: string;
  readonly path: TextPath;
  readonly value: unknown;
}

/** What a table changes of the texts of an entry. */
export interface TextsChange {
  readonly uid: string;
  readonly documentId: string;
  /** The languages that it has. */
  readonly locales: readonly string[];
  /** By language, in the order in which they are written. */
  readonly texts: readonly (readonly [
    string,
    readonly { readonly path: TextPath; readonly value: unknown }[],
  ])[];
}

interface Given {
  readonly uid: string;
  readonly entry: EntryVersions;
  readonly texts: TextsByLocale;
  readonly isCsv: boolean;
}

interface ExaminedText {
  readonly examined: ExaminedLine;
  readonly changes: readonly TextChange[];
}

/** The texts of an entry by language and path. */
export type TextsByLocale = ReadonlyMap<string, ReadonlyMap<string, FoundText>>;

/** Finds the texts of an entry, compared with the default language; empty if it does not exist there. */
export function textsByLocale(
  { rows, locales }: Workplace,
  uid: string,
  { seen }: EntryVersions,
): TextsByLocale {
  const source = seen.get(DEFAULT_LOCALE);
  if (source === undefined) return new Map();
  return new Map(
    locales.map((locale) => [
      locale,
      new Map(
        pairTexts(rows.attributesOf, uid, source, seen.get(locale)).texts.map((text) => [
          pathKey(text.path),
          text,
        ]),
      ),
    ]),
  );
}

/** What a line changes of an entry, in each language that the table has a column for. */
export function examineText(
  workplace: Workplace,
  given: Given,
  { line, path, cells }: TextLine,
): ExaminedText {
  const { entry } = given;
  const source = entry.seen.get(DEFAULT_LOCALE);
  const wrong = (name: string, faults: readonly LineFault[]): ExaminedText => ({
    examined: wrongLine(line, name, faults),
    changes: [],
  });
  if (source === undefined) {
    return wrong(entry.documentId, [{ code: 'unknownEntry', column: 'entry', what: entry.documentId }]);
  }
  const name = `${titleOf(source) || textOf(cells.get('note')) || entry.documentId} › ${pathKey(path)}`;
  const shown: CellChange[] = [];
  const changes: TextChange[] = [];
  const faults: LineFault[] = [];
  let isKnown = false;
  for (const locale of workplace.locales) {
    const text = given.texts.get(locale)?.get(pathKey(path));
    isKnown ||= text !== undefined;
    if (!cells.has(locale)) continue;
    const outcome = examineCell(workplace, given, { locale, path, text, source, cell: cells.get(locale) });
    if (outcome === undefined) continue;
    if ('code' in outcome) faults.push(outcome);
    else {
      shown.push(outcome.shown);
      changes.push({ line, locale, path, value: outcome.value });
    }
  }
  if (!isKnown) return wrong(name, [{ code: 'unknownText', column: 'text', what: pathKey(path) }]);
  if (faults.length > 0) return wrong(name, faults);
  const isNew = changes.some(({ locale }) => !entry.judged.has(locale));
  return { examined: rightLine(line, name, { isNew, changes: shown }), changes };
}

interface CellGiven {
  readonly locale: string;
  readonly path: TextPath;
  /** Undefined if the entry has no such text, in this language and in the default one. */
  readonly text: FoundText | undefined;
  readonly source: Row;
  readonly cell: unknown;
}

/** Undefined if the cell says what is stored. */
function examineCell(
  { rows, account }: Workplace,
  { uid, entry, isCsv }: Given,
  { locale, path, text, source, cell }: CellGiven,
): LineFault | { readonly shown: CellChange; readonly value: unknown } | undefined {
  const isBlank =
    cell === null || cell === undefined || cell === '' || (Array.isArray(cell) && cell.length === 0);
  const column = locale;
  const version = entry.judged.get(locale);
  if (version !== undefined && !entry.seen.has(locale)) {
    return isBlank ? undefined : { code: 'mayNotRead', column };
  }
  if (text === undefined) return isBlank ? undefined : { code: 'unknownText', column };
  if (text.kind === 'blocks' && isCsv) return isBlank ? undefined : { code: 'blocksInCsv', column };
  if (text.kind === 'blocks' && !isBlank && !isFormattedText(cell)) return { code: 'blocks', column };
  if (text.kind !== 'blocks' && typeof cell === 'object' && cell !== null)
    return { code: 'unknownValue', column };
  const before = shownText(text.target);
  const after = isBlank ? '' : shownText(text.kind === 'blocks' ? cell : textOf(cell));
  if (isBlank ? isEmpty(text.target) : isSame(before, after)) return undefined;
  const field = fieldAt(rows.attributesOf, uid, path, source);
  const fault = textFault(field?.attribute, column, after);
  if (fault !== undefined) return fault;
  const judged = version ?? { ...entry.judged.get(DEFAULT_LOCALE), locale };
  const [first = ''] = path;
  if (!account.can('update', uid, judged, [field?.permission ?? String(first)])) {
    return { code: 'mayNotWrite', column };
  }
  const value = isBlank ? null : text.kind === 'blocks' ? cell : textOf(cell);
  return { shown: { column, before, after }, value };
}

function shownText(value: unknown): string {
  if (typeof value === 'string') return value;
  return isEmpty(value) ? '' : JSON.stringify(value);
}

/** The task of writing the new texts of an entry. */
export function textTask(uid: string, entry: EntryVersions, changes: readonly TextChange[]): EntryTask {
  const { documentId, versions } = entry;
  const byLocale = Map.groupBy(changes, ({ locale }) => locale);
  return {
    uid,
    documentId,
    entry: titleOf(entry.seen.get(DEFAULT_LOCALE)),
    lines: [...new Set(changes.map(({ line }) => line))],
    basedOn: Object.fromEntries(
      [...versions].filter(([locale]) => locale === DEFAULT_LOCALE || byLocale.has(locale)),
    ),
    table: 'translations',
    change: {
      uid,
      documentId,
      locales: [...versions.keys()],
      texts: [...byLocale].map(([locale, texts]) => [
        locale,
        texts.map(({ path, value }) => ({ path, value })),
      ]),
    } satisfies TextsChange,
  };
}

/** Writes the new texts of an entry, language by language. */
export async function writeTexts(
  { strapi, rows, account }: Workplace,
  { uid, documentId, locales, texts }: TextsChange,
): Promise<void> {
  for (const [target, ofLocale] of texts) {
    const wanted = { uid, documentId, source: DEFAULT_LOCALE, target };
    // A language before this one may have written this one's shared fields.
    const row: Row | null = await strapi.db.query(uid).findOne({
      where: { documentId, locale: target, ...(hasDrafts(strapi, uid) ? { publishedAt: null } : {}) },
      select: ['id', 'updatedAt'],
    });
    const basedOn = locales.includes(target) && row !== null ? versionOf(row) : null;
    await writeEntryTranslation(strapi, rows, wanted, {
      input: { basedOn, texts: ofLocale, reviewed: [] },
      account,
    });
  }
}
