import type { WrittenComment } from '@vitrine/core/comments/comment';
import { useEffect, useState } from 'react';
import type { CommentsReply } from '~/contract/preview-comments.ts';
import { readComments, sendComment } from '~/showroom/requests/preview-comments.ts';

interface Known {
  readonly address: string;
  readonly reply: CommentsReply;
}

/** The comments on a page of the preview. @param address path and query of the page. */
export function useComments(address: string): {
  /** Undefined while they are being read. */
  readonly reply: CommentsReply | undefined;
  /** Never rejects. @returns what came of it; the list is then read again. */
  readonly send: (comment: WrittenComment) => Promise<CommentsReply['kind']>;
} {
  const [known, setKnown] = useState<Known>();

  useEffect(() => {
    let isAwaited = true;
    const read = async (): Promise<void> => {
      const reply = await readComments(address);
      if (isAwaited) setKnown({ address, reply });
    };
    void read();
    return () => {
      isAwaited = false;
    };
  }, [address]);

  return {
    reply: known?.address === address ? known.reply : undefined,
    send: async (comment) => {
      const reply = await sendComment(address, comment);
      // The visitor may have walked on meanwhile.
      if (reply.kind === 'comments') setKnown((now) => (now?.address === address ? { address, reply } : now));
      return reply.kind;
    },
  };
}
