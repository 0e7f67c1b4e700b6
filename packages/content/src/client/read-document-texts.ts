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
): Promise<ReadonlyMap<string, ReadDocument>> {
  const { earlier } = options;
  const listed = listSchema.safeParse(await answerOf(connection, PATH));
  if (!listed.success) return earlier;
  if (listed.data.data.length === 0) return new Map();
  const wanted = options.filesOf();
  const all = listed.data.data.filter(({ file }) => wanted.has(file));
  const isKnown = ({ file, version }: (typeof all)[number]) => earlier.get(file)?.version === version;
  const unknown = new Set(all.filter((one) => !isKnown(one)).slice(0, MAX_CONCURRENT));
  const texts = await mapInTurn(all, async (one): Promise<readonly [string, ReadDocument | undefined]> => [
    one.file,
    (unknown.has(one) ? await textOf(connection, one.file) : undefined) ?? earlier.get(one.file),
  ]);
  return new Map(texts.flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const])));
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

function answerOf(connection: CmsConnection, path: string): Promise<unknown> {
  return requestJson(connection, path).catch((error: unknown) => {
    if (error instanceof ContentError) return undefined;
    throw error;
  });
}
