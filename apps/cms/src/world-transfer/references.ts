import type { Core } from '@strapi/strapi';
import type { WorldFile } from '@vitrine/world-file';
import type { Content } from './content.ts';
import { entryName } from './content.ts';
import { identitiesOf } from './existing-documents.ts';
import { mediaNamesIn } from './rich-text-media.ts';
import type { Task } from './tasks.ts';
import type { TransferNote } from './transfer-error.ts';

/** Entries that the file refers to but does not contain: those of other worlds, which may exist here. */
export async function foreignDocuments(
  strapi: Core.Strapi,
  content: Content,
  tasks: readonly Task[],
): Promise<{ readonly documents: ReadonlyMap<string, string>; readonly notes: readonly TransferNote[] }> {
  const documents = new Map<string, string>();
  const notes: TransferNote[] = [];
  for (const type of content.types) {
    const wanted = tasks.flatMap(({ name, references }) =>
      references
        .filter(({ targetUid, key }) => targetUid === type.uid && !content.entries[type.type]?.has(key))
        .map(({ key }) => ({ name, key })),
    );
    if (wanted.length === 0) continue;
    const existing = await identitiesOf(strapi, type, content.locales);
    for (const { name, key } of wanted) {
      const [documentId] = existing.get(key) ?? [];
      if (documentId !== undefined) documents.set(entryName(type.type, key), documentId);
      else notes.push(missing(name.replace(':', '.'), `${type.type}.${key}`));
    }
  }
  return { documents, notes: unique(notes) };
}

/** Media that entries show and the file does not hold. */
export function missingMedia(
  worldFile: WorldFile,
  tasks: readonly Task[],
  { entries }: Content,
): readonly TransferNote[] {
  return unique(
    tasks.flatMap(({ name, media, entry }) => {
      const [type = '', key = ''] = name.split(/:(.*)/s);
      const inTexts = entries[type]?.has(key) === true ? textsOf(entry).flatMap(mediaNamesIn) : [];
      return [...media, ...inTexts]
        .filter((shown) => !Object.hasOwn(worldFile.media, shown))
        .map((shown) => missing(name.replace(':', '.'), `media.${shown}`));
    }),
  );
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function missing(path: string, target: string): TransferNote {
  return {
    code: 'missingReference',
    path,
    sentence: `${path} refers to ${target}, which neither the file nor the CMS has: the field is left empty.`,
  };
}

function unique(notes: readonly TransferNote[]): readonly TransferNote[] {
  return [...new Map(notes.map((note) => [note.sentence, note])).values()];
}
