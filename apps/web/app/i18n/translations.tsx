import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider, useTranslations } from 'use-intl/react';
import type { TextKey } from './text-key.ts';

export type { TextGroup, TextKey } from './text-key.ts';

/** Reads an interface text in the page's language: `t('places__count', { count: 3 })`. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Compiled texts by key. */
export type Texts = Readonly<Record<string, unknown>>;

interface Language {
  readonly locale: string;
  readonly texts: Texts;
}

const LanguageContext = createContext<Language>({ locale: 'en', texts: {} });

/** Gives the texts of one language to everything below it. */
export function Translations({
  locale,
  texts,
  children,
}: {
  readonly locale: string;
  readonly texts: Texts;
  readonly children: ReactNode;
}) {
  const language = useMemo(() => ({ locale, texts }), [locale, texts]);
  return (
    <LanguageContext value={language}>
      <IntlProvider
        locale={locale}
        messages={texts}
        timeZone="UTC"
        onError={keepGoing}
        getMessageFallback={({ key }) => key}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** Adds the texts of an overlay, which came with it, to those of the page. */
export function MoreTexts({ texts, children }: { readonly texts: Texts; readonly children: ReactNode }) {
  const page = useContext(LanguageContext);
  const all = useMemo(() => ({ ...page.texts, ...texts }), [page.texts, texts]);
  return (
    <Translations locale={page.locale} texts={all}>
      {children}
    </Translations>
  );
}

/** The interface texts of the page's language. */
export function useTexts(): Translate {
  return useTranslations() as Translate;
}

/** The page's language code, for numbers and dates. */
export function useLocaleCode(): string {
  return useContext(LanguageContext).locale;
}

/** A missing text shows its key; the completeness test finds it long before a visitor does. */
function keepGoing() {}
