import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { KeptMove, PublishState } from '../../contracts/map.ts';
import type { PORTAL, TRANSITION } from '../../../../rules/content-uids.ts';
import { BACKGROUND, partsOf, writtenPart } from './files.ts';
import type { MapEditor } from './map-editor.ts';
import type { StoredOptions } from './move-content.ts';
import { hasLocales, rowsOf } from './rows.ts';
import type { Row } from './rows.ts';

type MoveUid = typeof PORTAL | typeof TRANSITION;

const LINKS = ['from', 'to', 'world'] as const;

/** What a move is made of; nothing else is brought back. */
const ATTRIBUTES = ['payloadId', 'weight', 'background', 'transitionOptions', ...LINKS] as const;

/** Reads everything of a move, in every language, drafted and published. */
export const keepMove = async (strapi: Core.Strapi, uid: MoveUid, documentId: string): Promise<KeptMove> => {
  const links = LINKS.filter((link) => strapi.contentType(uid).attributes[link] !== undefined);
  const rows = await rowsOf(strapi, uid, {
    where: { documentId },
    populate: {
      transitionOptions: true,
      ...BACKGROUND,
      ...Object.fromEntries(links.map((link) => [link, { select: ['documentId', 'locale'] }])),
    },
  });
  const published = new Map(
    rows.filter((row) => row['publishedAt'] !== null).map((row) => [row.locale, dataOf(row, links)]),
  );
  return {
    versions: rows
      .filter((row) => row['publishedAt'] === null)
      .map((row) => ({
        locale: row.locale,
        draft: dataOf(row, links),
        published: published.get(row.locale) ?? null,
      })),
  };
};

const dataOf = (row: Row, links: readonly string[]): Record<string, unknown> => {
  const options = row['transitionOptions'] as StoredOptions | null;
  return {
    payloadId: row['payloadId'],
    weight: row['weight'],
    transitionOptions: options === null ? null : without(options, 'id'),
    background: partsOf(row['background'])
      .map(writtenPart)
      .map((part) => without(part, 'id')),
    ...Object.fromEntries(
      links.map((link) => {
        const target = row[link] as Row | null;
        return [
          link,
          target === null ? null : { set: [{ documentId: target.documentId, locale: target.locale }] },
        ];
      }),
    ),
  };
};

/**
 * Makes a deleted move again under its old name, published where it was and the editor may publish.
 *
 * @throws ValidationError where a rule speaks against it by now.
 */
export const restoreMove = async (
  strapi: Core.Strapi,
  editor: MapEditor,
  given: { readonly uid: MoveUid; readonly documentId: string; readonly kept: KeptMove },
): Promise<PublishState> => {
  const { uid, documentId, kept } = given;
  const documents = strapi.documents(uid);
  const states: PublishState[] = [];
  for (const { locale, draft, published } of kept.versions) {
    const version = { documentId, ...(hasLocales(strapi, uid) ? { locale } : {}) };
    const isPublished = published !== null && editor.may('publish', uid);
    await documents.create({
      ...version,
      data: editor.sign({ documentId, ...known(isPublished ? published : draft) }, true),
    } as never);
    states.push('draft');
    if (!isPublished) continue;
    await documents.publish(version as never);
    const isChanged = JSON.stringify(published) !== JSON.stringify(draft);
    if (isChanged) await documents.update({ ...version, data: editor.sign(known(draft), false) } as never);
    states.splice(-1, 1, isChanged ? 'modified' : 'published');
  }
  return states[0] ?? 'draft';
};

const known = (data: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const unknown = Object.keys(data).find((name) => !ATTRIBUTES.some((attribute) => attribute === name));
  if (unknown !== undefined) throw new errors.ValidationError(`A move has no «${unknown}».`);
  return { ...data };
};

const without = <Entry extends object>(entry: Entry, name: keyof Entry): Partial<Entry> => {
  const others: Partial<Entry> = { ...entry };
  delete others[name];
  return others;
};
