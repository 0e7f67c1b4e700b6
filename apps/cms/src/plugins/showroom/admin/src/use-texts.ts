import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PLUGIN_ID } from './plugin-id.ts';
import type { TextKey } from './texts/text-key.ts';

export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

export interface Texts {
  /** A text of the plugin in the panel's language. */
  readonly t: Translate;
  /** A share, 0 to 1, as a percentage. */
  readonly formatShare: (part: number, digits: number) => string;
  /** A text that may not exist in every language. */
  readonly textIfKnown: (key: string) => string | undefined;
}

/** The same object until the language changes. */
export function useTexts(): Texts {
  const intl = useIntl();
  return useMemo(
    () => ({
      t: (key, values) => intl.formatMessage({ id: idOf(key), defaultMessage: key }, values),
      formatShare: (part, digits) =>
        intl.formatNumber(part, {
          style: 'percent',
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }),
      textIfKnown: (key) =>
        intl.messages[idOf(key)] === undefined ? undefined : intl.formatMessage({ id: idOf(key) }),
    }),
    [intl],
  );
}

function idOf(key: string): string {
  return `${PLUGIN_ID}.${key}`;
}
