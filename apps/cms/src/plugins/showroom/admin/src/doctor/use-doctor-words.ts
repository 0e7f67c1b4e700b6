import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { doctorWordsIn } from '../../../contracts/doctor-texts/doctor-words.ts';
import type { DoctorWords } from '../../../contracts/doctor-texts/doctor-words.ts';

/** The doctor's texts in the panel's language. */
export function useDoctorWords(): DoctorWords {
  const { locale } = useIntl();
  return useMemo(() => doctorWordsIn(locale), [locale]);
}
