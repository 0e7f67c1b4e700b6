import { DOCUMENT_TEXT_LIMITS } from '@vitrine/core/search/page-text';
import { z } from 'zod';
import type { ReadDocument } from '../content-answers.ts';
import { ContentError } from '../errors.ts';
import { mapInTurn } from '../in-turn.ts';
import { requestJson } from './request-json.ts';
import type { CmsConnection } from './request-json.ts';

const PATH = '/api/document-texts';

/** PDFs whose words one load reads: thousands of them must not keep the first content waiting. */
const MAX_CONCURRENT = 100;

const listSchema = z.object({
  data: z.array(z.object({ file: z.string().min(1), version: z.string().min(1) })),
});

const textSchema = z.object({
  data: z.object({ version: z.string().min(1), pages: z.array(z.string()) }),
});

/** The words of PDFs, by the names of their files. */
export interface ReadDocuments {
  readonly texts: ReadonlyMap<string, ReadDocument>;
  /** Whether a later load should ask for more: there were too many at once, or an answer failed. */
  readonly isIncomplete: boolean;
}

/**
 * Reads the words of PDFs that are not known yet, and keeps the known ones. It never fails: words that cannot be read
 * now are read by a later load, and a CMS without this endpoint has none.
 *
 * @param options.filesOf The PDFs to read; called only where the CMS has words at all.
 * @param options.earlier The result of an earlier load.
 */
export async function readDocumentTexts(
  connection: CmsConnection,
  options: {
    readonly filesOf: () => ReadonlySet<string>;
    readonly earlier: ReadonlyMap<string, ReadDocument>;
  },
): Promise<ReadDocuments> {
  const { earlier } = options;
  const answer = await answerOf(connection, PATH);
  const listed = listSchema.safeParse(answer);
  if (!listed.success) return { texts: earlier, isIncomplete: answer === FAILED };
  if (listed.data.data.length === 0) return { texts: new Map(), isIncomplete: false };
  const wanted = options.filesOf();
  const all = listed.data.data.filter(({ file }) => wanted.has(file));
  const isKnown = ({ file, version }: (typeof all)[number]) => earlier.get(file)?.version === version;
  const unknown = new Set(all.filter((one) => !isKnown(one)).slice(0, MAX_CONCURRENT));
  const texts = await mapInTurn(all, async (one): Promise<readonly [string, ReadDocument | undefined]> => [
    one.file,
    (unknown.has(one) ? await textOf(connection, one.file) : undefined) ?? earlier.get(one.file),
  ]);
  return {
    texts: new Map(texts.flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const]))),
    isIncomplete: texts.some(([, text], index) => text?.version !== all[index]?.version),
  };
}

async function textOf(connection: CmsConnection, file: string): Promise<ReadDocument | undefined> {
  const read = textSchema.safeParse(await answerOf(connection, `${PATH}/${encodeURIComponent(file)}`));
  if (!read.success) return undefined;
  const { version, pages } = read.data.data;
  return {
    version,
    pages: pages
      .slice(0, DOCUMENT_TEXT_LIMITS.pages)
      .map((page) => page.slice(0, DOCUMENT_TEXT_LIMITS.ofPage)),
  };
}

/** Stands for the answer to a request that may succeed another time. */
const FAILED = Symbol('failed');

/** @returns undefined where the CMS has nothing there or refuses it to this token. */
function answerOf(connection: CmsConnection, path: string): Promise<unknown> {
  return requestJson(connection, path).catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    return error.kind === 'notFound' || error.kind === 'unauthorised' ? undefined : FAILED;
  });
}
