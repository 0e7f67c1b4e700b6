/**
 * `GET`: the comments of people who have a shared link, the newest first; `state` (`open` or `settled`), `link` and
 * `page` narrow them. `PUT` below it with a {@link CommentChange} settles, reopens or answers one, `DELETE` deletes it.
 * All of it needs the permission to share drafts: who may share them may read what is said about them.
 */
export const COMMENTS_PATH = '/showroom/comments';

/** `GET`: {@link OpenComments}. */
export const OPEN_COMMENTS_PATH = '/showroom/comments/open';

/** Days after which a comment is deleted: two months longer than the longest link is valid. */
export const COMMENT_DAYS = 90;

/** An answer of an editor. */
interface CommentAnswer {
  /** Name of the administrator. */
  readonly name: string;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A comment, as editors see it. */
export interface ListedComment {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
  /** The language of the page that it was written on. */
  readonly language: string;
  /** Name of the world of the page; absent for a page of none. */
  readonly world?: string;
  /** The title of the page. */
  readonly title: string;
  /** The entry that the page shows; absent where that is no single one. */
  readonly entry?: { readonly uid: string; readonly documentId: string };
  /** The page in the preview of its link; absent once the link has ended. */
  readonly href?: string;
  readonly answer?: CommentAnswer;
  /** Name of the administrator who has settled it. */
  readonly settledBy?: string;
  /** Whether this account may answer, settle and delete it. */
  readonly mayChange: boolean;
}

export interface FoundComments {
  readonly comments: readonly ListedComment[];
  /** Of all pages. */
  readonly total: number;
  readonly pageSize: number;
}

/** How many comments of each valid link are not settled, by the link's id; links without one are left out. */
export type OpenComments = Readonly<Record<string, number>>;

export type OpenCommentsAnswer = { readonly data: OpenComments };

export type CommentsAnswer = { readonly data: FoundComments };

/** The body of a `PUT`. */
export type CommentChange = { readonly isSettled: boolean } | { readonly answer: string };
