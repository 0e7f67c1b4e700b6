import { extname } from 'node:path';
import { assembleBundle } from '@vitrine/content/normalise/assemble-bundle';
import type { ContentBundle } from '@vitrine/content/bundle';
import type { FetchedEntry } from '@vitrine/content/normalise/prepare';
import { localeCode } from '@vitrine/core/world/ids';
import { pictureCodec } from '../src/node/picture-codec.ts';
import type { TourWorld } from '../src/world/tour-to-world.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What references are called, and the type that they lead to. */
const REFERENCES: Readonly<Record<string, string>> = {
  world: 'worlds',
  from: 'locations',
  to: 'locations',
  action_target: 'locations',
  location: 'locations',
  article: 'articles',
  station_category: 'station-categories',
};
const MEDIA = new Set(['image', 'video', 'media', 'media_files', 'files', 'cover', 'picture']);
const MIME: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
};

/** The content that a showroom makes of a world file, as if a CMS had taken it in and sent it. */
export async function contentOf({ worldFile, media }: TourWorld): Promise<ContentBundle> {
  const locale = worldFile.locales[0] ?? 'en';
  const files = new Map<string, Fields>();
  for (const [name, { file, alternativeText }] of Object.entries(worldFile.media)) {
    const bytes = media.get(file) ?? new Uint8Array();
    const ext = extname(file);
    const isPicture = ext !== '.mp4';
    const { fullWidth, fullHeight } = isPicture
      ? await pictureCodec.decode(bytes, 16)
      : { fullWidth: null, fullHeight: null };
    files.set(name, {
      name,
      alternativeText,
      url: `/uploads/${file}`,
      hash: name.slice(0, -ext.length),
      ext,
      mime: MIME[ext],
      width: fullWidth,
      height: fullHeight,
      size: bytes.byteLength / 1000,
    });
  }
  const entries = worldFile.entries as Readonly<Record<string, Readonly<Record<string, Fields>>>>;
  const wireOf = (value: unknown, attribute: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => wireOf(item, attribute));
    if (typeof value === 'string') {
      if (MEDIA.has(attribute)) return files.get(value);
      const type = REFERENCES[attribute];
      return type === undefined ? value : referenceTo(type, value);
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Object.keys(value).join() === locale) return wireOf((value as Fields)[locale], attribute);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wireOf(item, key)]));
  };
  const referenceTo = (type: string, key: string): unknown => {
    const entry = entries[type]?.[key];
    if (entry === undefined) return { documentId: `${type} ${key}` };
    const { title, payloadId, slug } = wireOf(
      { ...entry, sections: [], hotspots: [], background: [], world: null, station_category: null },
      '',
    ) as Fields;
    return { documentId: `${type} ${key}`, title, payloadId, slug };
  };
  const fetched = (type: string, collection: string): FetchedEntry[] =>
    Object.entries(entries[type] ?? {}).map(([key, entry], index) => ({
      collection,
      isLocalized: true,
      value: {
        ...(wireOf(entry, '') as Fields),
        documentId: `${type} ${key}`,
        ...(type === 'articles' && { public_id: index + 1 }),
      },
    }));
  return assembleBundle({
    locales: [{ code: localeCode(locale), name: locale, iso: locale }],
    defaultLocale: localeCode(locale),
    stores: new Map([
      [
        localeCode(locale),
        {
          worlds: fetched('worlds', 'worlds'),
          contents: fetched('locations', 'content-locations'),
          transitions: fetched('transitions', 'content-transitions'),
          articles: fetched('articles', 'articles'),
        },
      ],
    ]),
    accessCodes: new Map(),
    cmsUrl: 'http://127.0.0.1:1337',
  });
}
