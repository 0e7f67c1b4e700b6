import { isWire } from './wire.ts';
import type { Wire } from './wire.ts';

/** A relation in Strapi's form: the entries to connect and to disconnect, not a list. */
interface FormRelation {
  readonly connect: readonly FormTarget[];
  readonly disconnect: readonly FormTarget[];
}

interface FormTarget {
  readonly documentId: string;
  readonly locale?: string;
  /** The document before or after which it is inserted; at the end otherwise. */
  readonly before?: string;
  readonly after?: string;
  readonly isFirst: boolean;
}

/** Returns a related entry in the wire form; undefined if it no longer exists. */
export type FindTarget = (documentId: string, locale: string | undefined) => Promise<Wire | undefined>;

/**
 * The entries of a relation after saving.
 *
 * @param stored its current entries, in order.
 * @param given the form's value.
 * @param isMany whether it can hold more than one.
 */
export async function relatedAfter(
  stored: readonly Wire[],
  given: unknown,
  isMany: boolean,
  findTarget: FindTarget,
): Promise<readonly Wire[]> {
  const { connect, disconnect } = formRelation(given);
  const moved = new Set([...connect, ...disconnect].map(({ documentId }) => documentId));
  let related = isMany || connect.length === 0 ? stored.filter((entry) => !moved.has(idOf(entry))) : [];
  for (const target of isMany ? connect : connect.slice(-1)) {
    const entry =
      stored.find((known) => idOf(known) === target.documentId) ??
      (await findTarget(target.documentId, target.locale));
    if (entry !== undefined) related = related.toSpliced(insertionIndex(related, target), 0, entry);
  }
  return related;
}

function insertionIndex(related: readonly Wire[], { before, after, isFirst }: FormTarget): number {
  if (isFirst) return 0;
  const next = before === undefined ? -1 : related.findIndex((entry) => idOf(entry) === before);
  if (next !== -1) return next;
  const previous = after === undefined ? -1 : related.findIndex((entry) => idOf(entry) === after);
  return previous === -1 ? related.length : previous + 1;
}

function formRelation(given: unknown): FormRelation {
  return {
    connect: targetsIn(isWire(given) ? given['connect'] : undefined),
    disconnect: targetsIn(isWire(given) ? given['disconnect'] : undefined),
  };
}

function targetsIn(list: unknown): readonly FormTarget[] {
  return (Array.isArray(list) ? list : []).flatMap((target: unknown): readonly FormTarget[] => {
    if (!isWire(target)) return [];
    // The content manager separates the data to send from the data to show.
    const sent = isWire(target['apiData']) ? target['apiData'] : target;
    const documentId = textIn(sent, 'documentId') ?? textIn(target, 'documentId');
    if (documentId === undefined) return [];
    const locale = textIn(sent, 'locale') ?? textIn(target, 'locale');
    const position = isWire(sent['position']) ? sent['position'] : {};
    const [before, after] = [textIn(position, 'before'), textIn(position, 'after')];
    return [
      {
        documentId,
        isFirst: position['start'] === true,
        ...(locale === undefined ? {} : { locale }),
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      },
    ];
  });
}

function idOf(entry: Wire): string {
  return String(entry['documentId']);
}

function textIn(from: Wire, name: string): string | undefined {
  const value = from[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
