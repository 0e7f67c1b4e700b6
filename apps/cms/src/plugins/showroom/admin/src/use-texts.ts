import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PLUGIN_ID } from './plugin-id.ts';
import type { TextKey } from './texts/text-key.ts';

export interface SaidTexts {
  /** A text of the plugin in the panel's language. */
  readonly say: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
  /** A share, 0 to 1, as a percentage. */
  readonly sayShare: (part: number, digits: number) => string;
  /** A text that may not exist in every language. */
  readonly sayIfKnown: (key: string) => string | undefined;
}

/** The same object until the language changes. */
export function useTexts(): SaidTexts {
  const intl = useIntl();
  return useMemo(
    () => ({
      say: (key, values) => intl.formatMessage({ id: idOf(key), defaultMessage: key }, values),
      sayShare: (part, digits) =>
        intl.formatNumber(part, {
          style: 'percent',
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }),
      sayIfKnown: (key) =>
        intl.messages[idOf(key)] === undefined ? undefined : intl.formatMessage({ id: idOf(key) }),
    }),
    [intl],
  );
}

function idOf(key: string): string {
  return `${PLUGIN_ID}.${key}`;
}
