import type { Lease } from '../../../../coordination/lease.ts';
import type { Leases } from '../../../../coordination/leases.ts';

/** Which process works at which films. */
export interface FilmTurns {
  /** Works at a film, unless another process does. In this one a second request may overlap with the first. */
  readonly during: (documentId: string, work: () => Promise<void>) => Promise<void>;
  /** Whether this process works at it. */
  readonly has: (documentId: string) => boolean;
}

/** A film's lease, for as long as this process works at it. */
interface Turn {
  readonly lease: Promise<Lease | undefined>;
  works: number;
}

export function createFilmTurns(leases: () => Leases): FilmTurns {
  const turns = new Map<string, Turn>();

  const end = async (documentId: string, turn: Turn): Promise<void> => {
    turn.works -= 1;
    if (turn.works > 0) return;
    turns.delete(documentId);
    await (await turn.lease.catch(() => undefined))?.release();
  };

  return {
    async during(documentId, work) {
      const turn = turns.get(documentId) ?? { lease: leases().take(`film ${documentId}`), works: 0 };
      turns.set(documentId, turn);
      turn.works += 1;
      try {
        if ((await turn.lease) !== undefined) await work();
      } finally {
        await end(documentId, turn);
      }
    },
    has: (documentId) => turns.has(documentId),
  };
}
