import type { StoredFile } from './stored-file.ts';
import type { Attribute, Attributes } from './model.ts';
import type { Row } from './stored-entries.ts';

/** Maps what a stored entry refers to. Results that are undefined are left out. */
export interface RowReader {
  /** The attributes of a content type or component. */
  readonly attributesOf: (uid: string) => Attributes;
  readonly referenceOf: (targetUid: string, documentId: string) => string | undefined;
  readonly mediumOf: (file: StoredFile) => string | number | undefined;
  readonly richTextOf: (value: unknown) => unknown;
}

/**
 * Reads the attributes of a stored entry without those that Strapi adds: the inverse of `resolveEntry` for one locale.
 * Empty values are left out, unless the attribute has a default that would replace them.
 */
export function readRow(reader: RowReader, uid: string, row: Row): Record<string, unknown> {
  const entry: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(reader.attributesOf(uid))) {
    const value = readValue(reader, attribute, row[name]);
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) entry[name] = value;
    else if (hasDefault(attribute)) entry[name] = null;
  }
  return entry;
}

/** Whether Strapi fills in a missing attribute. */
export function hasDefault(attribute: Attribute): boolean {
  return attribute.default !== undefined && attribute.default !== null;
}

function readValue(reader: RowReader, attribute: Attribute, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  const { type, target = '', component } = attribute;
  switch (type) {
    case 'relation':
      return each(value, (row) => reader.referenceOf(target, String(row['documentId'])));
    case 'media':
      return each(value, (row) => reader.mediumOf(row as unknown as StoredFile));
    case 'component':
      return each(value, (row) => readRow(reader, component ?? '', row));
    case 'dynamiczone':
      return each(value, (row) => {
        const uid = String(row['__component']);
        return { __component: uid, ...readRow(reader, uid, row) };
      });
    case 'richtext':
    case 'blocks':
      return reader.richTextOf(value);
    default:
      return value;
  }
}

function each(value: unknown, read: (row: Row) => unknown): unknown {
  return Array.isArray(value)
    ? value.map((row) => read(row as Row)).filter((part) => part !== undefined)
    : read(value as Row);
}
