import { closeSync, openSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DESTINATIONS } from '../entry.ts';
import type { DeliveryMark, Destination, Marks } from '../entry.ts';

/** The marks of an entry by the suffix of their files' names. */
const KINDS = { started: 'startedAt', delivered: 'deliveredAt', refused: 'refusedAt' } as const;
type Kind = keyof typeof KINDS;

const MARK_FILE = /^([0-9a-z-]{20,64})\.(cms|mail)\.(started|delivered|refused)$/;

function nameOf(id: string, to: Destination, kind: Kind): string {
  return `${id}.${to}.${kind}`;
}

/** The entry that a mark file belongs to; undefined for other files. */
export function idOfMarkFile(name: string): string | undefined {
  return MARK_FILE.exec(name)?.[1];
}

function kindsOf(mark: DeliveryMark): readonly Kind[] {
  return (Object.keys(KINDS) as Kind[]).filter((kind) => mark[KINDS[kind]] !== undefined);
}

/** Every name that a mark of an entry can have. */
export function allMarkFiles(id: string): readonly string[] {
  return DESTINATIONS.flatMap((to) => (Object.keys(KINDS) as Kind[]).map((kind) => nameOf(id, to, kind)));
}

/**
 * Writes marks as empty files beside their entry, in one synchronous call each: a process killed right after a mail
 * server accepted the mail has recorded it. An empty file also fits on a full disk.
 *
 * @throws when the disk refuses one.
 */
export function writeMarks(folder: string, id: string, marks: Marks): void {
  for (const to of DESTINATIONS) {
    for (const kind of kindsOf(marks[to]))
      closeSync(openSync(join(folder, nameOf(id, to, kind)), 'a', 0o600));
  }
}

/** Adds the progress recorded by file names in the folder to an entry's marks. */
export async function readMarks(
  folder: string,
  names: ReadonlySet<string>,
  id: string,
  marks: Marks,
): Promise<Marks> {
  const markOf = async (to: Destination): Promise<DeliveryMark> => {
    const mark: { -readonly [K in keyof DeliveryMark]: DeliveryMark[K] } = { ...marks[to] };
    for (const kind of Object.keys(KINDS) as Kind[]) {
      const name = nameOf(id, to, kind);
      if (!names.has(name)) continue;
      const found = await stat(join(folder, name)).catch(() => undefined);
      mark[KINDS[kind]] ??= (found?.mtime ?? new Date(0)).toISOString();
    }
    // It was refused before it was accepted.
    if (mark.deliveredAt !== undefined) delete mark.refusedAt;
    return mark;
  };
  return { cms: await markOf('cms'), mail: await markOf('mail') };
}
