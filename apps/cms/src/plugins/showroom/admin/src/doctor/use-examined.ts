import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useSyncExternalStore } from 'react';
import { DOCTOR_PATH } from '../../../contracts/doctor.ts';
import type { DoctorAnswer, ExaminedShowroom } from '../../../contracts/doctor.ts';
import { createExaminations } from './examinations.ts';

export type Examination =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly again: () => void }
  /** The shown findings stay while a new check runs, and if it fails. */
  | {
      readonly status: 'ready';
      readonly showroom: ExaminedShowroom;
      readonly isAgain: boolean;
      readonly hasFailed: boolean;
      readonly again: () => void;
    };

const examinations = createExaminations(
  async () => (await getFetchClient().get<DoctorAnswer>(DOCTOR_PATH)).data,
);

/** The doctor's findings, checked again when the component mounts. */
export function useExamined(): Examination {
  useEffect(() => examinations.ask(), []);
  return useKnown();
}

/**
 * The doctor's findings, at most a short while old and newer than a write.
 *
 * @param written when the shown entry was written, by the CMS's clock.
 */
export function useExaminedSince(written: string): Examination {
  useEffect(() => examinations.need(Date.parse(written)), [written]);
  return useKnown();
}

function useKnown(): Examination {
  const { showroom, isAsking, hasFailed } = useSyncExternalStore(examinations.subscribe, examinations.known);
  const again = examinations.ask;
  if (showroom !== undefined) return { status: 'ready', showroom, isAgain: isAsking, hasFailed, again };
  return hasFailed && !isAsking ? { status: 'failed', again } : { status: 'loading' };
}
