import type { StartView } from '@vitrine/core/world/panorama';
import type { StillFile, StillsRequest } from '../../../contracts/stills.ts';
import { nextKey } from '../placing/new-hotspot.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A row of the field `background` in Strapi's edit view. */
interface BackgroundRow extends Fields {
  readonly __component: string;
  readonly __temp_key__: string;
  readonly key?: unknown;
}

const PICTURE = 'background-content.image';

/** A location's own choice for phones, whatever shape it has. */
const PHONE = 'mobile';

/** The panorama in a form's values, by its number in the media library. */
export function panoramaIn(values: object): number | undefined {
  const picture = fieldsOf(fieldsOf((values as Fields)['panorama'])['picture']);
  const { id, mime } = picture;
  return typeof id === 'number' && typeof mime === 'string' && mime.startsWith('image/') ? id : undefined;
}

/** Where it looks at first; undefined while one of the three numbers is missing. */
export function startViewIn(values: object): StartView | undefined {
  const panorama = fieldsOf((values as Fields)['panorama']);
  const [yaw, pitch, fieldOfView] = ['yaw', 'pitch', 'field_of_view'].map((name) => numberIn(panorama[name]));
  if (yaw === undefined || pitch === undefined || fieldOfView === undefined) return undefined;
  return { yaw, pitch, fieldOfView };
}

/** What the server needs; undefined while something is missing. */
export function stillsRequestIn(values: object): StillsRequest | undefined {
  const panorama = panoramaIn(values);
  const start = startViewIn(values);
  return panorama === undefined || start === undefined ? undefined : { panorama, ...start };
}

/** The names of the pictures and films that the stills replace. */
export function replacedIn(values: object): readonly string[] {
  return rowsIn(values).flatMap((row) => {
    const file = fileOf(row);
    return row.key === PHONE || file === undefined ? [] : [String(file['name'] ?? '')];
  });
}

/** The rows of the background with the stills: those for phones remain. */
export function withStills(
  values: object,
  stills: { readonly view4x3: StillFile; readonly view16x9: StillFile },
): readonly Fields[] {
  const kept = rowsIn(values).filter(({ key }) => key === PHONE);
  const high = { __component: PICTURE, key: 'default_background_4x3', image: stills.view4x3 };
  const wide = { __component: PICTURE, key: 'default_background_16x9', image: stills.view16x9 };
  const first = { ...high, __temp_key__: nextKey(kept) };
  return [...kept, first, { ...wide, __temp_key__: nextKey([...kept, first]) }];
}

function rowsIn(values: object): readonly BackgroundRow[] {
  const rows = (values as Fields)['background'];
  return Array.isArray(rows) ? rows.filter((row) => isRow(row)) : [];
}

function isRow(row: unknown): row is BackgroundRow {
  return typeof fieldsOf(row)['__temp_key__'] === 'string';
}

function fileOf({ image, video }: BackgroundRow): Fields | undefined {
  const file = image ?? video;
  return typeof file === 'object' && file !== null ? (file as Fields) : undefined;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Strapi's number fields hold texts at times. */
function numberIn(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
