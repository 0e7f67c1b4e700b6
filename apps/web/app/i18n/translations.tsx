import type { ReactNode } from 'react';
import { IntlProvider, useTranslations } from 'use-intl/react';
import type en from './messages/en.json';

/** The name of an interface text. */
export type TextKey = keyof typeof en;

/** Reads an interface text in the page's language: `t('places__count', { count: 3 })`. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Gives the texts of one language to everything below it. */
export function Translations(props: {
  readonly locale: string;
  readonly texts: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}) {
  return (
    <IntlProvider
      locale={props.locale}
      messages={props.texts}
      timeZone="UTC"
      onError={keepGoing}
      getMessageFallback={({ key }) => key}
    >
      {props.children}
    </IntlProvider>
  );
}

/** The interface texts of the page's language. */
export function useTexts(): Translate {
  return useTranslations() as Translate;
}

/** A missing text shows its key; the completeness test finds it long before a visitor does. */
function keepGoing() {}
