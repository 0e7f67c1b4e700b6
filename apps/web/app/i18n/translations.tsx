import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { translatorOf } from './translate.ts';
import type { Texts, Translate } from './translate.ts';

export type { TextGroup, TextKey } from './text-key.ts';
export type { Texts, Translate } from './translate.ts';

interface Language {
  readonly locale: string;
  readonly texts: Texts;
  readonly t: Translate;
}

const LanguageContext = createContext<Language>({ locale: 'en', texts: {}, t: (key) => key });

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
  const language = useMemo(() => ({ locale, texts, t: translatorOf(locale, texts) }), [locale, texts]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
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
  return useContext(LanguageContext).t;
}

/** The page's language code, for numbers and dates. */
export function useLocaleCode(): string {
  return useContext(LanguageContext).locale;
}
