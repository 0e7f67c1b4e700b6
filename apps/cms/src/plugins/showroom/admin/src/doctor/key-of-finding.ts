import type { LocatedFinding } from '../../../contracts/doctor.ts';

/** Tells the findings of one list apart. */
export const keyOfFinding = ({ place, sentence, rivals }: LocatedFinding): string =>
  JSON.stringify([place, sentence, rivals?.refused]);
