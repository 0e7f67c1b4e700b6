import { expect, test } from 'vitest';
import type { Row } from '../../../../content-model/stored-entries.ts';
import { createPendingChanges } from './pending-changes.ts';

const ARTICLE = 'article';

/** A shelf of drafts that counts how often it is read. */
function shelf(drafts: Readonly<Record<string, string>>) {
  const stored = new Map(Object.entries(drafts));
  const reads: string[] = [];
  const rowOf = (documentId: string, locale: string | undefined): Row | undefined => {
    const title = stored.get(`${documentId} ${locale}`);
    return title === undefined ? undefined : { documentId, title };
  };
  const emitted: string[] = [];
  const rows = {
    one: async (_: string, documentId: string, locale: string | undefined) => {
      reads.push(`${documentId} ${locale}`);
      return rowOf(documentId, locale);
    },
    some: async (_: string, documentIds: readonly string[], locale: string | undefined) => {
      reads.push(`${documentIds.join('+')} ${locale}`);
      return new Map(
        documentIds.flatMap((id) => {
          const row = rowOf(id, locale);
          return row === undefined ? [] : [[id, row] as const];
        }),
      );
    },
  };
  const collect = (...ids: readonly string[]) => {
    const changes = createPendingChanges(
      rows,
      ids.map((documentId) => ({ uid: ARTICLE, documentId })),
    );
    return {
      emit: changes.emit,
      write: async (documentId: string, locale: string, title: string) => {
        const before = await changes.one(ARTICLE, documentId, locale);
        stored.set(`${documentId} ${locale}`, title);
        changes.add({
          uid: ARTICLE,
          documentId,
          locale,
          emit: async (later) =>
            void emitted.push(`${documentId} ${locale}: ${before?.['title']} → ${later?.['title']}`),
        });
      },
    };
  };
  return { collect, reads, emitted, stored };
}

test('many entries are read once before and once after, and emitted in their order', async () => {
  const { collect, reads, emitted } = shelf({ 'a en': 'A', 'b en': 'B' });
  const { write, emit } = collect('a', 'b');
  await write('b', 'en', 'B2');
  await write('a', 'en', 'A2');
  await write('new', 'en', 'N');
  expect(emitted).toEqual([]);
  await emit();
  expect(emitted).toEqual(['b en: B → B2', 'a en: A → A2', 'new en: undefined → N']);
  expect(reads).toEqual(['a+b en', 'new en', 'b+a+new en']);
});

test('an entry that is written twice shows what was there between the writes', async () => {
  const { collect, emitted, stored } = shelf({ 'a en': 'A', 'a de': 'A', 'b de': 'B' });
  const { write, emit } = collect('a', 'b');
  await write('b', 'de', 'B2');
  await write('a', 'en', 'A2');
  // A shared field is copied into the other language.
  stored.set('a de', 'copied');
  await write('a', 'de', 'A3');
  await write('a', 'en', 'A4');
  await emit();
  expect(emitted).toEqual(['b de: B → B2', 'a en: A → A2', 'a de: copied → A3', 'a en: A2 → A4']);
});
