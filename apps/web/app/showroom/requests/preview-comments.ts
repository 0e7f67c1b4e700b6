import type { WrittenComment } from '@vitrine/core/comments/comment';
import { PREVIEW_COMMENTS_PATH } from '~/contract/preview-comments.ts';
import type { CommentsReply } from '~/contract/preview-comments.ts';

/** Milliseconds without an answer after which a request has failed. */
const PATIENCE = 20_000;

/** The comments of a page of the preview. Never rejects. @param address path and query of the page. */
export function readComments(address: string): Promise<CommentsReply> {
  return ask(`${PREVIEW_COMMENTS_PATH}?${new URLSearchParams({ address })}`, {});
}

/** Adds a comment to a page. Never rejects: without an answer it has failed, and may be sent again. */
export function sendComment(address: string, comment: WrittenComment): Promise<CommentsReply> {
  return ask(PREVIEW_COMMENTS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address, ...comment }),
  });
}

async function ask(address: string, init: RequestInit): Promise<CommentsReply> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE) });
    // Of our own server, which sends nothing else to this address.
    return (await response.json()) as CommentsReply;
  } catch {
    return { kind: 'failed' };
  }
}
