import type { Core } from '@strapi/strapi';
import { FILE, PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import type { Attribute } from '../../../../content-model/model.ts';
import type { ShownFile, ShownPoint, ShownValue } from '../../contracts/versions.ts';
import { titleOf } from '../content/rows.ts';
import type { EntryReference, FileReference, State } from './state.ts';

/** Turns stored values into what an editor can read. */
export function shownValues(strapi: Core.Strapi, account: Permissions) {
  const files = new Map<number, Promise<ShownFile>>();
  const titles = new Map<string, Promise<string>>();

  const fileOf = ({ id, hash }: FileReference): Promise<ShownFile> => {
    const known = files.get(id) ?? readFile(strapi, { id, hash });
    files.set(id, known);
    return known;
  };
  const entryTitle = (uid: string, { documentId }: EntryReference): Promise<string> => {
    const name = `${uid} ${documentId}`;
    const known = titles.get(name) ?? readTitle(strapi, account, uid, documentId);
    titles.set(name, known);
    return known;
  };

  const shownOf = async ({ type, target = '' }: Attribute, value: unknown): Promise<ShownValue> => {
    if (value === undefined || value === null) return { kind: 'empty' };
    switch (type) {
      case 'media':
        return { kind: 'files', files: await Promise.all([value as FileReference[]].flat().map(fileOf)) };
      case 'relation': {
        const references = [value as EntryReference[]].flat();
        const names = await Promise.all(references.map((reference) => entryTitle(target, reference)));
        return textValue(names.join('\n'));
      }
      case 'blocks':
        return textValue(textsIn(value).join('\n'));
      case 'component':
      case 'dynamiczone':
        // Only their order differs.
        return textValue(
          [value as State[]]
            .flat()
            .map((part) => titleOf(part) || String(part['__component'] ?? ''))
            .join('\n'),
        );
      case 'json':
        return textValue(cellsOf(value));
      default:
        return textValue(String(value));
    }
  };
  return { shownOf, fileOf };
}

function textValue(value: string): ShownValue {
  return value === '' ? { kind: 'empty' } : { kind: 'text', text: value };
}

async function readFile(strapi: Core.Strapi, { id, hash }: FileReference): Promise<ShownFile> {
  const file: { name: string; url: string; mime: string; formats?: Formats | null } | null = await strapi.db
    .query(FILE)
    .findOne({ where: { id, hash } });
  if (file === null) return { id, isImage: false };
  const isImage = file.mime.startsWith('image/');
  return { id, name: file.name, url: file.formats?.medium?.url ?? file.url, isImage };
}

interface Formats {
  readonly medium?: { readonly url?: string };
}

/** An entry that is gone, or that the account may not read, has its id for a name. */
async function readTitle(
  strapi: Core.Strapi,
  account: Permissions,
  uid: string,
  documentId: string,
): Promise<string> {
  const row: object | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, populate: PERMISSION_FIELDS });
  if (row === null || !account.can('read', uid, row)) return documentId;
  return titleOf(account.readable(uid, { ...row })) || documentId;
}

/** The texts of blocks, in their order. */
function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { text, children } = value as { readonly text?: unknown; readonly children?: unknown };
  return [...(typeof text === 'string' ? [text] : []), ...textsIn(children)];
}

/** A table row by row; anything else as JSON. */
function cellsOf(value: unknown): string {
  return Array.isArray(value) && value.every((row) => Array.isArray(row))
    ? value.map((row: readonly unknown[]) => row.map(String).join(' | ')).join('\n')
    : JSON.stringify(value, null, 2);
}

interface StoredHotspot extends State {
  readonly title?: string;
  readonly position?: { readonly x: number; readonly y: number };
}

/** The hotspots of a location, where its picture has them. */
export function pointsIn(state: State): readonly ShownPoint[] {
  const hotspots = state['hotspots'];
  return (Array.isArray(hotspots) ? (hotspots as readonly StoredHotspot[]) : []).flatMap(
    ({ title = '', position }) =>
      position === undefined ? [] : [{ label: title, x: Number(position.x), y: Number(position.y) }],
  );
}

/** The first picture of a location's background. */
export function pictureIn(state: State): FileReference | undefined {
  const background = state['background'];
  const parts = Array.isArray(background) ? (background as readonly State[]) : [];
  return parts.map((part) => (part['image'] ?? part['poster']) as FileReference | undefined).find(Boolean);
}
