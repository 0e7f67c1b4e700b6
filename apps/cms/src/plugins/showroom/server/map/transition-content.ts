import { DEFAULT_TRANSITION_WEIGHT } from '@vitrine/core/world/transition';
import { CLIP_SLOTS } from '../../contracts/map.ts';
import type { ClipSlot, MapFile, TransitionContent, TransitionKind } from '../../contracts/map.ts';
import { mapFile, partsOf } from './files.ts';
import type { Document, Row } from './rows.ts';

/** `transitionOptions` as stored. */
export interface StoredOptions {
  readonly id: number;
  readonly active?: boolean | null;
  readonly direct_transition?: boolean | null;
  readonly blending_time?: number | null;
}

/** A transition's content as far as the account may read it; undefined for a draft without both ends. */
export function transitionContentOf(
  kind: TransitionKind,
  { seen, linked }: Document,
): TransitionContent | undefined {
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

/** The video with a key. Visitors never see a second one with the same key. */
export function clipIn({ background }: Row, slot: ClipSlot): MapFile | null {
  const part = partsOf(background).find(({ key, video }) => key === slot && video);
  return part?.video ? mapFile(part.video) : null;
}
