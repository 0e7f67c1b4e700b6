import { useTexts } from '~/i18n/translations.tsx';
import type { LanguageLink } from '~/page-data/location-view.ts';
import { Disclosure } from '~/ui/disclosure.tsx';
import { Check, Globe } from '~/ui/icons.tsx';

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
  const offered = languages.filter(({ isOffered }) => isOffered);
  const current = offered.find(({ isCurrent }) => isCurrent);
  if (offered.length < 2 || !current) return null;
  const code = current.locale.code.toUpperCase();
  return (
    <Disclosure label={`${code}, ${t('language__choose')}`} icon={Globe} text={code}>
      <ul>
        {offered.map(({ locale, href, isCurrent }) => (
          <li key={locale.code}>
            <a
              href={`${href}${query}`}
              lang={locale.iso}
              hrefLang={locale.code}
              aria-current={isCurrent || undefined}
            >
              {locale.name}
              {isCurrent && <Check size={18} />}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
