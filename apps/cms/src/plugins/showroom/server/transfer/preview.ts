import { differencesIn, unpublishedChangesIn } from '../../../../world-transfer/import-world.ts';
import type { ExistingWorld } from '../../../../world-transfer/existing-world.ts';
import type { UnpackedWorld } from '../../../../world-transfer/world-source.ts';
import type { CountedEntries, ImportPreview, TransferRemark } from '../../contracts/transfer.ts';

/** What an import would do, for the editor's decision. */
export function previewOf(given: {
  readonly world: UnpackedWorld;
  readonly existing: ExistingWorld;
  readonly isTour: boolean;
  readonly remarks: readonly TransferRemark[];
}): ImportPreview {
  const { world, existing } = given;
  const { worldFile, media } = world;
  const names = Object.keys(worldFile.media);
  const changedMedia = existing.changedMedia.length;
  const newMedia = existing.newMedia.length;
  return {
    isTour: given.isTour,
    locales: worldFile.locales,
    worlds: Object.entries(worldFile.entries.worlds ?? {}).map(([key, { slug, name }]) => ({
      slug: String(slug),
      name: shownText(name, worldFile.locales),
      isNew: !existing.documents.has(`worlds:${key}`),
    })),
    entries: countedEntries(existing),
    media: {
      added: newMedia,
      changed: changedMedia,
      unchanged: names.length - newMedia - changedMedia,
      bytes: [...media.values()].reduce((sum, { size }) => sum + size, 0),
    },
    conflicts: differencesIn(existing),
    unpublished: unpublishedChangesIn(existing),
    remarks: [...given.remarks, ...existing.notes],
  };
}

function countedEntries({ content, documents, different }: ExistingWorld): readonly CountedEntries[] {
  return content.types.flatMap(({ type }) => {
    const names = [...(content.entries[type]?.keys() ?? [])].map((key) => `${type}:${key}`);
    if (names.length === 0) return [];
    const added = names.filter((name) => !documents.has(name)).length;
    const changed = names.filter((name) => different.has(name)).length;
    return [{ type, added, changed, unchanged: names.length - added - changed }];
  });
}

/** A text of a world file in its first language. */
export function shownText(value: unknown, [first = '']: readonly string[]): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const texts = value as Readonly<Record<string, unknown>>;
  return String(texts[first] ?? Object.values(texts)[0] ?? '');
}
