import { createHash, randomBytes } from 'node:crypto';

/** Cells of a crowd unless a test sets another number: 64 kB for each of the three numbers of a cell. */
const CELLS = 8_192;

/** What a limit remembers of one client: `Allowance` of the rate limit. */
interface Held {
  readonly spent: number;
  readonly since: number;
  readonly blockedUntil: number;
}

/** The shared memory for clients that are not remembered individually. */
export interface Crowd {
  /** At least what `who` had when it was added; undefined when no matching entry was. */
  readonly get: (who: string, now: number) => Held | undefined;
  readonly add: (who: string, allowance: Held, now: number) => void;
}

/**
 * Remembers allowances in a fixed amount of memory. Each name has two cells, chosen with a secret so that none can
 * be aimed at; a cell holds the strictest allowance of those that share it, and the more lenient of the two cells
 * counts. A blocked name therefore stays blocked, and one that shares both of its cells waits as long at worst.
 *
 * @param heldAt the rest of it at an instant.
 */
export function createCrowd(heldAt: (held: Held, now: number) => Held, cells = CELLS): Crowd {
  const secret = randomBytes(16);
  const rows = [0, 1].map(() => ({
    spent: new Float64Array(cells),
    since: new Float64Array(cells),
    blockedUntil: new Float64Array(cells),
  }));

  const cellsOf = (who: string) => {
    const hash = createHash('sha256').update(secret).update(who).digest();
    return rows.map((row, index) => ({ row, cell: hash.readUInt32LE(index * 4) % cells }));
  };

  const read = ({ row, cell }: ReturnType<typeof cellsOf>[number], now: number): Held =>
    heldAt(
      {
        spent: row.spent[cell] ?? 0,
        since: row.since[cell] ?? 0,
        blockedUntil: row.blockedUntil[cell] ?? 0,
      },
      now,
    );

  return {
    get: (who, now) => {
      const held = cellsOf(who).map((slot) => read(slot, now));
      const spent = Math.min(...held.map((one) => one.spent));
      const blockedUntil = Math.min(...held.map((one) => one.blockedUntil));
      return spent === 0 && blockedUntil <= now ? undefined : { spent, since: now, blockedUntil };
    },
    add: (who, allowance, now) => {
      const added = heldAt(allowance, now);
      for (const slot of cellsOf(who)) {
        const held = read(slot, now);
        slot.row.spent[slot.cell] = Math.max(held.spent, added.spent);
        slot.row.since[slot.cell] = now;
        slot.row.blockedUntil[slot.cell] = Math.max(held.blockedUntil, added.blockedUntil);
      }
    },
  };
}
