import { useEffect, useRef } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import type { LanguageLink } from '~/page-data/location-view.ts';
import { Check, Globe } from '~/ui/icons.tsx';
import styles from './languages.module.css';

/**
 * The offered languages as plain links in a disclosure: they lead to the same page in another language and work
 * without scripts.
 */
export function LanguageSwitcher({
  languages,
  query,
}: {
  readonly languages: readonly LanguageLink[];
  /** The open overlays stay open: their query with its `?`, or empty. */
  readonly query: string;
}) {
  const t = useTexts();
  const disclosure = useRef<HTMLDetailsElement>(null);
  useClosingElsewhere(disclosure);
  const offered = languages.filter(({ isOffered }) => isOffered);
  const current = offered.find(({ isCurrent }) => isCurrent);
  if (offered.length < 2 || !current) return null;
  return (
    <details ref={disclosure} className={styles['switcher']}>
      <summary
        className={styles['button']}
        aria-label={`${current.locale.code.toUpperCase()}, ${t('language__choose')}`}
      >
        <Globe size={18} />
        <span aria-hidden="true">{current.locale.code.toUpperCase()}</span>
      </summary>
      <ul className={styles['list']}>
        {offered.map(({ locale, href, isCurrent }) => (
          <li key={locale.code}>
            <a
              href={`${href}${query}`}
              lang={locale.iso}
              hrefLang={locale.code}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={() => {
                if (disclosure.current) fold(disclosure.current);
              }}
            >
              {locale.name}
              {isCurrent && <Check size={18} />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The focus was inside it. */
function fold(element: HTMLDetailsElement): void {
  element.open = false;
  element.querySelector('summary')?.focus();
}

/** A disclosure over the page closes with Escape and with a tap elsewhere. */
function useClosingElsewhere(disclosure: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const close = (event: Event) => {
      const element = disclosure.current;
      if (!element?.open) return;
      if (!(event instanceof KeyboardEvent)) element.open = element.contains(event.target as Node);
      else if (event.key === 'Escape') fold(element);
    };
    const types = ['pointerdown', 'keydown'];
    for (const type of types) document.addEventListener(type, close);
    return () => {
      for (const type of types) document.removeEventListener(type, close);
    };
  }, [disclosure]);
}
