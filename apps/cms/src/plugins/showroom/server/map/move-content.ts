import { DEFAULT_TRANSITION_WEIGHT } from '@vitrine/core/world/transition';
import { CLIP_SLOTS } from '../../contracts/map.ts';
import type { ClipSlot, MapFile, MoveContent, MoveKind } from '../../contracts/map.ts';
import { PORTAL, TRANSITION } from '../../../../content-model/content-uids.ts';
import { mapFile, partsOf } from './files.ts';
import type { Document, Row } from './rows.ts';

/** The content type that holds moves of a kind. */
export const UID_OF = { transition: TRANSITION, portal: PORTAL } as const;

export type MoveUid = (typeof UID_OF)[MoveKind];

/** `transitionOptions` as the database gives them. */
export interface StoredOptions {
  readonly id: number;
  readonly active?: boolean | null;
  readonly direct_transition?: boolean | null;
  readonly blending_time?: number | null;
}

/** What a move says, as far as the account may read it; undefined for a draft that lacks an end. */
export function moveContentOf(kind: MoveKind, { seen, linked }: Document): MoveContent | undefined {
  const [from, to] = [linked('from'), linked('to')];
  if (from === undefined || to === undefined) return undefined;
  const clips = CLIP_SLOTS.flatMap((slot): [ClipSlot, MapFile][] => {
    const clip = clipIn(seen, slot);
    return clip === null ? [] : [[slot, clip]];
  });
  return {
    kind,
    from,
    to,
    weight: weightOf(seen),
    active: isActive(seen),
    clips: Object.fromEntries(clips),
  };
}

export function weightOf({ weight }: Row): number {
  return typeof weight === 'number' ? weight : DEFAULT_TRANSITION_WEIGHT;
}

export function isActive({ transitionOptions: options }: Row): boolean {
  return (options as StoredOptions | null | undefined)?.active ?? true;
}

/** The video that stands under a key; a second one of the same key is never shown. */
export function clipIn({ background }: Row, slot: ClipSlot): MapFile | null {
  const part = partsOf(background).find(({ key, video }) => key === slot && video);
  return part?.video ? mapFile(part.video) : null;
}
