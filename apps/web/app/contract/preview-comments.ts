import type { ShownComment } from '@vitrine/core/comments/comment';

/** Where the comments of a preview are read and written. */
export const PREVIEW_COMMENTS_PATH = '/-/preview/comments';

/** The answer to a request for comments. */
export type CommentsReply =
  /** All of the page, the newest first. */
  | { readonly kind: 'comments'; readonly comments: readonly ShownComment[] }
  /** The link shows no page at the address. */
  | { readonly kind: 'noPage' }
  /** The link has as many comments as it can have. */
  | { readonly kind: 'full' }
  | { readonly kind: 'ended' }
  /** A name or a text is missing or too long. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'failed' };
