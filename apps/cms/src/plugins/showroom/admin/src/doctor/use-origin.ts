import { useIntl } from 'react-intl';
import type { LocatedFinding } from '../../../contracts/doctor.ts';
import { shownLanguage } from '../shown-language.ts';
import { shownField } from './shown-field.ts';

/** Says where in its entry a finding is: its language, which tells findings of one text apart, and its field. */
export function useOrigin(): (subject: LocatedFinding['subject']) => readonly string[] {
  const { locale: panelLanguage } = useIntl();
  return ({ locale, field }) =>
    [locale && shownLanguage(locale, panelLanguage), shownField(field)].filter((part) => part !== undefined);
}
