import type { Proofs } from '../proof.ts';
import { SECTION_4 } from './section-4.ts';
import { MODES } from './section-4-modes.ts';
import { NAVIGATION } from './section-4-navigation.ts';

/** The proofs of all rows. */
export const PROOFS: Proofs = { ...SECTION_4, ...MODES, ...NAVIGATION };
