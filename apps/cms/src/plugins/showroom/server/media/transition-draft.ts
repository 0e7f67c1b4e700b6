import type { Core, UID } from '@strapi/strapi';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { TRANSITION_UIDS } from '../../../../content-model/content-uids.ts';
import type { TransitionUid } from '../../../../content-model/content-uids.ts';
import { documentsOf } from '../../../../content-model/documents.ts';
import { isLocalisedType } from '../../../../content-model/model.ts';

export function isTransitionUid(uid: unknown): uid is TransitionUid {
  return Object.values(TRANSITION_UIDS).some((transition) => transition === uid);
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

/** The draft of a transition or portal in one language; fields that the account may not read are missing. */
export interface TransitionDraft {
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

/** A clip of a transition's background. */
export interface TransitionClip {
  readonly key: string;
  readonly loop: boolean;
  readonly video: VideoFile;
}

export const VIDEO_COMPONENT = 'background-content.video';

export function clipsOf({ background }: TransitionDraft): readonly TransitionClip[] {
  return (background ?? []).flatMap(({ __component, key, loop, video }) =>
    __component === VIDEO_COMPONENT && video ? [{ key, loop: loop ?? true, video }] : [],
  );
}

async function findDrafts(
  strapi: Core.Strapi,
  uid: TransitionUid,
  filters: object,
): Promise<readonly TransitionDraft[]> {
  const hasWorld = 'world' in strapi.contentType(uid as UID.ContentType).attributes;
  const found = await documentsOf(strapi, uid).findMany({
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
  return found as unknown as readonly TransitionDraft[];
}

/** The drafts of a transition or portal in all its languages. */
export function draftsOf(strapi: Core.Strapi, uid: TransitionUid, documentId: string) {
  return findDrafts(strapi, uid, { documentId });
}

/** The same, as far as an account may read it. */
export async function seenDraftsOf(
  strapi: Core.Strapi,
  account: Permissions,
  uid: TransitionUid,
  documentId: string,
): Promise<readonly TransitionDraft[]> {
  return (await draftsOf(strapi, uid, documentId))
    .filter((draft) => account.can('read', uid, draft))
    .map((draft) => account.readable(uid, draft));
}

/** The drafts of the transition in the opposite direction, in all its languages; empty if there is none. */
export async function reverseDraftsOf(
  strapi: Core.Strapi,
  uid: TransitionUid,
  { from, to }: Pick<TransitionDraft, 'from' | 'to'>,
): Promise<readonly TransitionDraft[]> {
  if (!from || !to) return [];
  const found = await findDrafts(strapi, uid, {
    from: { documentId: to.documentId },
    to: { documentId: from.documentId },
  });
  return found.filter(({ documentId }) => documentId === found[0]?.documentId);
}
