import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { DOCTOR_PATH } from '../../../contracts/doctor.ts';
import type { DoctorAnswer, ExaminedShowroom } from '../../../contracts/doctor.ts';

export type Examination =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  /** What is shown stays while it is examined again. */
  | {
      readonly state: 'ready';
      readonly showroom: ExaminedShowroom;
      readonly isAgain: boolean;
      readonly again: () => void;
    };

interface Answer {
  /** What was asked, so that an older answer is told from the one that is waited for. */
  readonly question: string;
  /** The latest there is, also when the question failed. */
  readonly showroom: ExaminedShowroom | undefined;
  readonly isFailed: boolean;
}

/**
 * Asks the doctor.
 *
 * @param stamp Whenever it becomes another, the doctor is asked again.
 */
export const useExamined = (stamp = ''): Examination => {
  const { get } = useFetchClient();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const again = useCallback(() => setRound((count) => count + 1), []);
  const question = `${round} ${stamp}`;

  useEffect(() => {
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const next = await get<DoctorAnswer>(DOCTOR_PATH).then(
        ({ data }) => ({ showroom: data.data }),
        () => undefined,
      );
      if (!isAwaited) return;
      setAnswer((last) => ({
        question,
        showroom: next?.showroom ?? last?.showroom,
        isFailed: next === undefined,
      }));
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [get, question]);

  const isAgain = answer?.question !== question;
  if (answer?.isFailed === true && !isAgain) return { state: 'failed', again };
  if (answer?.showroom === undefined) return { state: 'loading' };
  return { state: 'ready', showroom: answer.showroom, isAgain, again };
};
