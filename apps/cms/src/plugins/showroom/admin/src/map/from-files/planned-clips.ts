import type { ClipSlot, MapLocation, MapTransition } from '../../../../contracts/map.ts';
import { matchClip } from '../file-names/match-clip.ts';
import type { ClipMatch } from '../file-names/match-clip.ts';
import type { RowEdit } from './planned.ts';
import type { GivenFile } from './use-files.ts';

/** A clip whose transition was found. */
export interface FoundClip {
  /** Of its file. */
  readonly id: string;
  readonly transition: MapTransition;
  readonly slot: ClipSlot;
}

/** A clip in the preview. */
export interface ClipRow {
  readonly id: string;
  readonly name: string;
  readonly match: ClipMatch | { readonly kind: 'twice' };
  readonly isIncluded: boolean;
}

/** What clips are for, with the editor's changes. Of two for the same transition and screen, the first counts. */
export function clipRowsOf(
  files: readonly GivenFile[],
  edits: ReadonlyMap<string, RowEdit>,
  world: { readonly locations: readonly MapLocation[]; readonly transitions: readonly MapTransition[] },
): readonly ClipRow[] {
  const used = new Set<string>();
  return files.flatMap((given): readonly ClipRow[] => {
    if (given.kind !== 'clip') return [];
    const { id, file, size } = given;
    const clip = { name: file.name, ...(size === undefined ? {} : { size }) };
    const match = matchClip(clip, world.locations, world.transitions);
    const isIncluded = match.kind === 'found' && edits.get(id)?.isIncluded !== false;
    if (!isIncluded) return [{ id, name: file.name, match, isIncluded }];
    const target = `${match.transition.documentId} ${match.slot}`;
    if (used.has(target)) return [{ id, name: file.name, match: { kind: 'twice' }, isIncluded: false }];
    used.add(target);
    return [{ id, name: file.name, match, isIncluded }];
  });
}

/** The clips that are to be assigned. */
export function foundClips(rows: readonly ClipRow[]): readonly FoundClip[] {
  return rows.flatMap(({ id, match, isIncluded }) =>
    isIncluded && match.kind === 'found' ? [{ id, transition: match.transition, slot: match.slot }] : [],
  );
}
