import { useIntl } from 'react-intl';
import { PLUGIN_ID } from './plugin-id.ts';
import type { TextKey } from './translations/text-key.ts';

export interface SaidTexts {
  /** A text of the plugin in the language of the admin panel. */
  readonly say: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
  /** A part of a whole, 0 to 1, in per cent. */
  readonly sayShare: (part: number, digits: number) => string;
  /** A text that not every language has. */
  readonly sayIfKnown: (key: string) => string | undefined;
}

export const useTexts = (): SaidTexts => {
  const { formatMessage, formatNumber, messages } = useIntl();
  return {
    say: (key, values) => formatMessage({ id: idOf(key), defaultMessage: key }, values),
    sayShare: (part, digits) =>
      formatNumber(part, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }),
    sayIfKnown: (key) => (messages[idOf(key)] === undefined ? undefined : formatMessage({ id: idOf(key) })),
  };
};

const idOf = (key: string): string => `${PLUGIN_ID}.${key}`;
