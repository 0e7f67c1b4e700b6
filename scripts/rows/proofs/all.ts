import type { Proofs } from '../proof.ts';
import { SECTION_4 } from './section-4.ts';

/** The proofs of all rows. */
export const PROOFS: Proofs = { ...SECTION_4 };
