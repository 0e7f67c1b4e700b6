import { useIntl } from 'react-intl';
import type { LocatedFinding } from '../../../contracts/doctor.ts';
import { shownLanguage } from '../shown-language.ts';

/** Says where in its entry a finding is: its language, which tells findings of one text apart, and its field. */
export function useOrigin(): (finding: Pick<LocatedFinding, 'subject' | 'fieldName'>) => readonly string[] {
  const { locale: panelLanguage } = useIntl();
  return ({ subject: { locale }, fieldName }) =>
    [locale && shownLanguage(locale, panelLanguage), fieldName].filter((part) => part !== undefined);
}
