import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { doctorTextsIn } from '../../../contracts/doctor-texts/doctor-texts.ts';
import type { DoctorTexts } from '../../../contracts/doctor-texts/doctor-texts.ts';

/** The doctor's texts in the panel's language. */
export function useDoctorTexts(): DoctorTexts {
  const { locale } = useIntl();
  return useMemo(() => doctorTextsIn(locale), [locale]);
}
