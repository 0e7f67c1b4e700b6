import type { Proofs } from '../proof.ts';
import { SECTION_1 } from './section-1.ts';
import { FEATURES } from './section-1-features.ts';
import { SECTION_2 } from './section-2.ts';
import { SECTION_3_A } from './section-3-a.ts';
import { SECTION_3_B } from './section-3-b.ts';
import { OTHER_ENTITIES } from './section-3-others.ts';
import { PLACES } from './section-3-places.ts';
import { STATES } from './section-3-states.ts';
import { LAYOUT } from './section-2-layout.ts';
import { OVERLAYS } from './section-2-overlays.ts';
import { SECTION_4 } from './section-4.ts';
import { WINDOWS } from './section-4-layout.ts';
import { MODES } from './section-4-modes.ts';
import { NAVIGATION } from './section-4-navigation.ts';
import { SECTION_5 } from './section-5.ts';
import { SECTION_6 } from './section-6.ts';
import { SECTION_7 } from './section-7.ts';
import { CALLS } from './section-7-rules.ts';
import { SECTION_8 } from './section-8.ts';
import { SECTION_9_A } from './section-9-a.ts';
import { SECTION_9_B } from './section-9-b.ts';
import { SIZES } from './section-9-sizes.ts';

/** The proofs of all rows. */
export const PROOFS: Proofs = {
  ...SECTION_1,
  ...FEATURES,
  ...SECTION_2,
  ...SECTION_3_A,
  ...SECTION_3_B,
  ...PLACES,
  ...OTHER_ENTITIES,
  ...STATES,
  ...WINDOWS,
  ...LAYOUT,
  ...OVERLAYS,
  ...SECTION_4,
  ...MODES,
  ...NAVIGATION,
  ...SECTION_5,
  ...SECTION_6,
  ...SECTION_7,
  ...CALLS,
  ...SECTION_8,
  ...SECTION_9_A,
  ...SECTION_9_B,
  ...SIZES,
};
