import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useSyncExternalStore } from 'react';
import { DOCTOR_PATH } from '../../../contracts/doctor.ts';
import type { DoctorAnswer, ExaminedShowroom } from '../../../contracts/doctor.ts';
import { createExaminations } from './examinations.ts';

export type Examination =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  /** What is shown stays while it is examined again, and when that fails. */
  | {
      readonly state: 'ready';
      readonly showroom: ExaminedShowroom;
      readonly isAgain: boolean;
      readonly hasFailed: boolean;
      readonly again: () => void;
    };

const examinations = createExaminations(
  async () => (await getFetchClient().get<DoctorAnswer>(DOCTOR_PATH)).data,
);

/** The doctor's findings, examined anew for whoever looks at all of them. */
export function useExamined(): Examination {
  useEffect(() => examinations.ask(), []);
  return useKnown();
}

/**
 * The doctor's findings, as they were a short while ago or after a write.
 *
 * @param written When the entry that they are looked up for was written, as the CMS dates it.
 */
export function useExaminedSince(written: string): Examination {
  useEffect(() => examinations.need(Date.parse(written)), [written]);
  return useKnown();
}

function useKnown(): Examination {
  const { showroom, isAsking, hasFailed } = useSyncExternalStore(examinations.subscribe, examinations.known);
  const again = examinations.ask;
  if (showroom !== undefined) return { state: 'ready', showroom, isAgain: isAsking, hasFailed, again };
  return hasFailed && !isAsking ? { state: 'failed', again } : { state: 'loading' };
}
