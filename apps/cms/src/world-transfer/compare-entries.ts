import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Stored } from './chosen-entries.ts';
import type { Content } from './content.ts';
import { targetName } from './content.ts';
import { differencesOf, unpublishedIn } from './differences.ts';
import { mediumFinder } from './export-files.ts';
import type { StoredFile } from '../content-model/stored-file.ts';
import { isLocalisedType } from '../content-model/model.ts';
import type { Attributes } from '../content-model/model.ts';
import { withMediaNames } from './rich-text-media.ts';
import type { Task } from './tasks.ts';

/** The content of the CMS. Types without drafts are in `published` only. */
export interface StoredVersions {
  readonly published: Stored;
  readonly drafts: Stored;
}

/** How existing entries differ from those of a file. */
export interface Comparison {
  /** The attributes that differ, by the name of the entry. */
  readonly different: ReadonlyMap<string, readonly string[]>;
  /**
   * Of those entries, the locales with unpublished changes that are not in the file either: an import would lose
   * them.
   */
  readonly unpublished: ReadonlyMap<string, readonly string[]>;
}

interface Given {
  readonly content: Content;
  readonly tasks: readonly Task[];
  /** The file's entries that exist in the CMS, by name. */
  readonly existing: ReadonlyMap<string, string>;
  /** Those, and the others that the file refers to. */
  readonly documents: ReadonlyMap<string, string>;
  readonly stored: StoredVersions;
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly library: readonly StoredFile[];
  readonly attributesOf: (uid: string) => Attributes;
}

/** Compares in memory. It yields to the event loop, since a large file takes a while. */
export async function compareEntries(strapi: Core.Strapi, given: Given): Promise<Comparison> {
  const { content, tasks, existing, stored } = given;
  const { resolver, reader } = commonLanguage(strapi, given);
  const different = new Map<string, readonly string[]>();
  const unpublished = new Map<string, readonly string[]>();
  for (const task of tasks) {
    const documentId = existing.get(task.name);
    if (documentId === undefined) continue;
    await setImmediate();
    const compared = {
      content,
      task,
      resolver,
      reader,
      isLocalised: isLocalisedType(strapi, task.uid),
      published: stored.published.get(task.uid)?.get(documentId),
      drafts: stored.drafts.get(task.uid)?.get(documentId),
    };
    const names = differencesOf(compared);
    if (names.length === 0) continue;
    different.set(task.name, names);
    const locales = unpublishedIn(compared);
    if (locales.length > 0) unpublished.set(task.name, locales);
  }
  return { different, unpublished };
}

/** Both sides are mapped to the ids of this CMS, and media in rich texts to the names of the file. */
function commonLanguage(strapi: Core.Strapi, { content, documents, files, library, attributesOf }: Given) {
  const mediumAt = mediumFinder({
    library,
    names: new Map([
      ...library.map(({ id, name }) => [id, name] as const),
      ...[...files].map(([name, { id }]) => [id, name] as const),
    ]),
    cmsUrl: strapi.config.get('server.absoluteUrl', ''),
  });
  const richTextOf = (value: unknown): unknown => withMediaNames(value, mediumAt);
  return {
    resolver: {
      locales: content.locales,
      attributesOf,
      documentOf: (targetUid: string, key: string) => {
        const name = targetName(content.types, targetUid, key);
        const isOfFile = content.entries[name.slice(0, name.indexOf(':'))]?.has(key) === true;
        return documents.get(name) ?? (isOfFile ? `new ${name}` : undefined);
      },
      mediaOf: (name: string) => files.get(name)?.id ?? `new ${name}`,
      richTextOf,
    },
    reader: {
      attributesOf,
      referenceOf: (_: string, documentId: string) => documentId,
      mediumOf: ({ id }: StoredFile) => id,
      richTextOf,
    },
  };
}
