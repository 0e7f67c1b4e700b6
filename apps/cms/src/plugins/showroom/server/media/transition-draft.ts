import type { Core, UID } from '@strapi/strapi';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { PORTAL, TRANSITION } from '../../../../content-model/content-uids.ts';
import { isLocalisedType } from '../../../../content-model/model.ts';

/** The entries that lead from one location to another. */
const MOVES = [TRANSITION, PORTAL] as const;

export type MoveUid = (typeof MOVES)[number];

export function isMoveUid(uid: unknown): uid is MoveUid {
  return MOVES.some((move) => move === uid);
}

/** One entry of the `background` of a transition: a picture or a clip. */
export interface BackgroundEntry {
  readonly __component: string;
  readonly id: number;
  readonly key: string;
  readonly loop?: boolean | null;
  readonly video?: VideoFile | null;
}

export interface VideoFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly formats: Readonly<Record<string, { readonly url?: string } | undefined>> | null;
}

interface Linked {
  readonly documentId: string;
}

/** A transition or portal as its editors see it, in one language; what an account may not read is not there. */
export interface MoveDraft {
  readonly documentId: string;
  readonly locale: string | null;
  readonly payloadId?: string | null;
  readonly weight?: number | null;
  readonly from?: Linked | null;
  readonly to?: Linked | null;
  readonly world?: Linked | null;
  readonly background?: readonly BackgroundEntry[] | null;
  readonly transitionOptions?: Readonly<Record<string, unknown>> | null;
}

/** A clip among the backgrounds of a transition. */
export interface MoveClip {
  readonly key: string;
  readonly loop: boolean;
  readonly video: VideoFile;
}

export const VIDEO_COMPONENT = 'background-content.video';

export function clipsOf({ background }: MoveDraft): readonly MoveClip[] {
  return (background ?? []).flatMap(({ __component, key, loop, video }) =>
    __component === VIDEO_COMPONENT && video ? [{ key, loop: loop ?? true, video }] : [],
  );
}

async function findDrafts(strapi: Core.Strapi, uid: MoveUid, filters: object): Promise<readonly MoveDraft[]> {
  const hasWorld = 'world' in strapi.contentType(uid as UID.ContentType).attributes;
  const found = await strapi.documents(uid as UID.ContentType).findMany({
    status: 'draft',
    ...(isLocalisedType(strapi, uid) ? { locale: '*' } : {}),
    filters,
    populate: {
      from: { fields: ['documentId'] },
      to: { fields: ['documentId'] },
      ...(hasWorld ? { world: { fields: ['documentId'] } } : {}),
      background: { on: { [VIDEO_COMPONENT]: { populate: ['video'] }, 'background-content.image': true } },
      transitionOptions: true,
      ...PERMISSION_FIELDS,
    },
  });
  return found as unknown as readonly MoveDraft[];
}

/** A transition or portal in all languages that it is there in. */
export function draftsOf(strapi: Core.Strapi, uid: MoveUid, documentId: string) {
  return findDrafts(strapi, uid, { documentId });
}

/** The same as far as an account may read it. */
export async function seenDraftsOf(
  strapi: Core.Strapi,
  account: Permissions,
  uid: MoveUid,
  documentId: string,
): Promise<readonly MoveDraft[]> {
  return (await draftsOf(strapi, uid, documentId))
    .filter((draft) => account.can('read', uid, draft))
    .map((draft) => account.readable(uid, draft));
}

/** The one that leads the other way, in all its languages; none where there is none. */
export async function wayBackDraftsOf(
  strapi: Core.Strapi,
  uid: MoveUid,
  { from, to }: Pick<MoveDraft, 'from' | 'to'>,
): Promise<readonly MoveDraft[]> {
  if (!from || !to) return [];
  const found = await findDrafts(strapi, uid, {
    from: { documentId: to.documentId },
    to: { documentId: from.documentId },
  });
  return found.filter(({ documentId }) => documentId === found[0]?.documentId);
}
