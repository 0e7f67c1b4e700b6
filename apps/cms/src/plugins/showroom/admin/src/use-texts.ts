import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PLUGIN_ID } from './plugin-id.ts';
import type { TextKey } from './texts/text-key.ts';

export interface SaidTexts {
  /** A text of the plugin in the language of the admin panel. */
  readonly say: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
  /** A part of a whole, 0 to 1, in per cent. */
  readonly sayShare: (part: number, digits: number) => string;
  /** A text that not every language has. */
  readonly sayIfKnown: (key: string) => string | undefined;
}

/** The same object as long as the language is the same. */
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
