import type { NamedEntry } from '../../../contracts/placing.ts';
import { isRow } from './form-values.ts';

/** A newly chosen entry in Strapi's relation field. */
interface FormRelation {
  readonly id: number;
  readonly apiData: {
    readonly id: number;
    readonly documentId: string;
    readonly locale?: string;
    readonly isTemporary: true;
  };
  readonly label: string;
  readonly title: string;
  readonly __temp_key__: string;
}

/** The value of a relation field: only the difference to the stored relation. */
interface RelationChange {
  readonly connect: readonly FormRelation[];
  readonly disconnect: readonly object[];
}

function relationOf({ id, documentId, locale, title }: NamedEntry, index: number): FormRelation {
  return {
    id,
    apiData: { id, documentId, ...(locale === undefined ? {} : { locale }), isTemporary: true },
    label: title,
    title,
    // Strapi sorts by these keys: they are fractional indices.
    __temp_key__: `a${'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index] ?? 'Z'}`,
  };
}

/** The change after which a field relates to exactly these entries. */
export function relationTo(wanted: readonly NamedEntry[], saved: readonly NamedEntry[]): RelationChange {
  return {
    connect: wanted
      .filter(({ id }) => !saved.some((entry) => entry.id === id))
      .map((entry, index) => relationOf(entry, index)),
    disconnect: saved
      .filter(({ id }) => !wanted.some((entry) => entry.id === id))
      .map(({ id, documentId, locale }) => ({
        id,
        apiData: { id, documentId, ...(locale === undefined ? {} : { locale }) },
      })),
  };
}

/** The entries of a relation field: the stored ones with its change applied. */
export function namedBy(change: unknown, saved: readonly NamedEntry[]): readonly NamedEntry[] {
  const { connect, disconnect } = isRow(change) ? change : {};
  const gone = new Set(idsIn(disconnect));
  const added = (Array.isArray(connect) ? connect : []).flatMap((row: unknown): readonly NamedEntry[] => {
    if (!isRow(row) || typeof row['id'] !== 'number') return [];
    const api = isRow(row['apiData']) ? row['apiData'] : row;
    return [
      {
        id: row['id'],
        documentId: String(api['documentId']),
        title: String(row['label'] ?? row['title'] ?? ''),
        ...(typeof api['locale'] === 'string' ? { locale: api['locale'] } : {}),
      },
    ];
  });
  const fresh = new Set(added.map(({ id }) => id));
  return [...saved.filter(({ id }) => !gone.has(id) && !fresh.has(id)), ...added];
}

function idsIn(rows: unknown): readonly unknown[] {
  return (Array.isArray(rows) ? rows : []).map((row: unknown) => (isRow(row) ? row['id'] : undefined));
}
