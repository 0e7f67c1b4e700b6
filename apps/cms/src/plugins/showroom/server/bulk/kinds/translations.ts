import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { hasDrafts } from '../../../../../content-model/model.ts';
import type { ExaminedLine } from '../../../contracts/bulk.ts';
import { titleOf } from '../../content/rows.ts';
import { readWorldUse } from '../../content/world-use.ts';
import { translatedTypes } from '../../translations/overview.ts';
import { documentIdsOf, entryVersions } from './entry-versions.ts';
import type { EntryVersions } from './entry-versions.ts';
import type { EntryTask, TableKind, Workplace } from './table-kind.ts';
import { textOf, wrongLine } from './table-kind.ts';
import { parsePath } from '../../translations/text-path.ts';
import { examineText, textsByLocale, textTask, writeTexts } from './translation-line.ts';
import type { TextLine, TextsChange } from './translation-line.ts';

/**
 * The texts that differ between languages, one line each, with a column for each language. Only content with drafts:
 * visitors would see the texts of other content at once.
 */
export const translations: TableKind = {
  columns: ['kind', 'entry', 'text', 'note'],
  keys: ['kind', 'entry', 'text'],
  hasLanguageColumns: true,
  note: 'note',

  async *exportLines(workplace, { isCsv, world, kinds }) {
    const { strapi, rows } = workplace;
    const use = world === undefined ? undefined : await readWorldUse(strapi, rows, [DEFAULT_LOCALE]);
    for (const uid of draftedTypes(workplace)) {
      if (kinds?.includes(uid) === false) continue;
      const ids = (await documentIdsOf(workplace, uid)).filter(
        (documentId) => world === undefined || use?.worldsOf(uid, documentId).includes(world) === true,
      );
      for await (const entry of entryVersions(workplace, uid, ids))
        yield* linesOf(workplace, uid, entry, isCsv);
    }
  },

  async examine(workplace, table) {
    const uids = new Map(draftedTypes(workplace).map((uid) => [kindName(uid), uid]));
    const examined = new Map<number, ExaminedLine>();
    const wanted = new Map<string, Map<string, TextLine[]>>();
    const seen = new Map<string, number>();
    for (const { number: line, cells } of table.lines) {
      const [kind, entry, text] = ['kind', 'entry', 'text'].map((key) => textOf(cells?.get(key)).trim());
      const uid = uids.get(kind ?? '');
      const name = [kind, entry, text].join(' ');
      const earlier = seen.get(name);
      seen.set(name, earlier ?? line);
      if (cells === undefined) examined.set(line, wrongLine(line, '', [{ code: 'cells' }]));
      else if (!kind || !entry || !text) {
        examined.set(line, wrongLine(line, entry ?? '', [{ code: 'noKey', column: 'kind, entry, text' }]));
      } else if (uid === undefined) {
        examined.set(line, wrongLine(line, entry, [{ code: 'unknownEntry', column: 'kind', what: kind }]));
      } else if (earlier !== undefined) {
        examined.set(line, wrongLine(line, entry, [{ code: 'duplicate', what: String(earlier) }]));
      } else {
        const ofType = wanted.get(uid) ?? new Map<string, TextLine[]>();
        ofType.set(entry, [...(ofType.get(entry) ?? []), { line, path: parsePath(text), cells }]);
        wanted.set(uid, ofType);
      }
    }
    const tasks: EntryTask[] = [];
    for (const [uid, ofType] of wanted) {
      const names = new Set([...ofType.values()].flat().map(({ path }) => String(path[0])));
      for await (const entry of entryVersions(workplace, uid, [...ofType.keys()], names)) {
        const lines = ofType.get(entry.documentId) ?? [];
        const given = { uid, entry, isCsv: table.isCsv, texts: textsByLocale(workplace, uid, entry) };
        const outcomes = lines.map((line) => examineText(workplace, given, line));
        for (const outcome of outcomes) examined.set(outcome.examined.line, outcome.examined);
        const changes = outcomes.flatMap((outcome) => outcome.changes);
        if (changes.length > 0) tasks.push(textTask(uid, entry, changes));
      }
    }
    return { lines: table.lines.flatMap(({ number }) => examined.get(number) ?? []), tasks };
  },

  write: (workplace, change) => writeTexts(workplace, change as TextsChange),
};

/** The types whose texts a table holds, as far as the account may read them. */
export function draftedTypes({ strapi, rows, account }: Workplace): readonly string[] {
  return translatedTypes(strapi, rows).filter((uid) => hasDrafts(strapi, uid) && account.can('read', uid));
}

/** `article` of `api::article.article`. */
function kindName(uid: string): string {
  return uid.split('.').at(-1) ?? uid;
}

function* linesOf(
  workplace: Workplace,
  uid: string,
  entry: EntryVersions,
  isCsv: boolean,
): Generator<Readonly<Record<string, unknown>>> {
  const source = entry.seen.get(DEFAULT_LOCALE);
  if (source === undefined) return;
  const texts = textsByLocale(workplace, uid, entry);
  const found = new Map([...texts.values()].flatMap((ofLocale) => Array.from(ofLocale)));
  for (const [key, { kind }] of found) {
    if (isCsv && kind === 'blocks') continue;
    yield {
      kind: kindName(uid),
      entry: entry.documentId,
      text: key,
      note: titleOf(source),
      ...Object.fromEntries(
        workplace.locales.map((locale) => [locale, texts.get(locale)?.get(key)?.target ?? '']),
      ),
    };
  }
}
