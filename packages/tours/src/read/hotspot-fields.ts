import type { TextPiece } from './hotspot-text.ts';

/** What the fields of a hotspot say that a person has written by hand. */
export interface HotspotFields {
  readonly title: string | undefined;
  readonly text: string | undefined;
  readonly target: string | undefined;
  readonly pieces: readonly TextPiece[];
  /** Names of fields that say something and whose meaning is not plain. */
  readonly unknown: readonly string[];
}

type Meaning = 'title' | 'text' | 'target' | TextPiece['kind'];

const NAMES: Readonly<Record<Exclude<Meaning, 'other'>, string>> = {
  title: 'title name label caption heading tooltip',
  text: 'text description desc info content html body message',
  picture:
    'image images img picture pictures photo photos imageurl imagesrc imagepath pictureurl photourl gallery',
  clip: 'video videos film movie clip videourl videosrc videopath mp4',
  sound: 'audio sound mp3 audiourl audiosrc audiopath music voice',
  embed: 'iframe embed iframeurl iframesrc embedurl youtube youtubeurl vimeo vimeourl',
  link: 'url link href website webpage address linkurl',
  target: 'target scene sceneid targetscene linkedscene targetid',
};

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  Object.entries(NAMES).flatMap(([meaning, names]) =>
    names.split(' ').map((name) => [name, meaning as Meaning] as const),
  ),
);

/** Names of files say what they are by the kind of the hotspot. */
const FILE = new Set(['src', 'source', 'file', 'path', 'url', 'filename']);

/** How hotspots look and behave, in all viewers; no visitor misses it. */
const LOOKS =
  /^(?:id|type|kind|yaw|pitch|ath|atv|rotation|radius|perspective|scale|width|height|size|style|css\w*|class\w*|icon\w*|colou?r\w*|background\w*|font\w*|anim\w*|hover\w*|distorted|zorder|visible|enabled|align|edge|alpha|target(?:yaw|pitch|hfov|fov)|draggable\w*|create\w*func|crossorigin)$/i;

/**
 * Reads fields by their names, which people choose as they like: `image`, `audio`, `iframe`, `name`.
 *
 * @param kind What hotspots of this list or type show: `image` for `imageHotspots`.
 * @param taken Names that have been read already.
 */
export function fieldsOfHotspot(
  raw: Readonly<Record<string, unknown>>,
  {
    kind,
    taken = new Set(),
  }: { readonly kind?: string | undefined; readonly taken?: ReadonlySet<string> } = {},
): HotspotFields {
  const texts: Partial<Record<'title' | 'text' | 'target', string>> = {};
  const pieces: TextPiece[] = [];
  const unknown: string[] = [];
  const ofKind = MEANINGS.get((kind ?? '').toLowerCase());
  for (const [name, value] of Object.entries(raw)) {
    if (taken.has(name) || value === undefined || value === null || value === '') continue;
    const lower = name.toLowerCase();
    const meaning = FILE.has(lower) && ofKind !== undefined && isPiece(ofKind) ? ofKind : MEANINGS.get(lower);
    const given = meaning === undefined ? [] : textsIn(value);
    const [first] = given;
    if (meaning === undefined || first === undefined) {
      if (!LOOKS.test(name) && isContent(value)) unknown.push(name);
    } else if (isPiece(meaning)) {
      for (const reference of given) pieces.push({ kind: meaning, reference, title: '' });
    } else if (texts[meaning] === undefined) texts[meaning] = first;
    else unknown.push(name);
  }
  const { title, text, target } = texts;
  return { title, text, target, pieces, unknown };
}

function isPiece(meaning: Meaning): meaning is TextPiece['kind'] {
  return meaning !== 'title' && meaning !== 'text' && meaning !== 'target';
}

/** A text, a list of them, or objects that name one (`{ src: 'a.jpg' }`); empty for everything else. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => (Array.isArray(item) ? [] : textsIn(item)));
  if (typeof value !== 'object' || value === null) return [];
  const found = Object.entries(value).find(
    ([name, item]) => typeof item === 'string' && FILE.has(name.toLowerCase()),
  );
  return found === undefined ? [] : [String(found[1])];
}

/** Numbers and switches are settings. */
function isContent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
