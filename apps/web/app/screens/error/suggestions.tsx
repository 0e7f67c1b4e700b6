import { LanguageSwitcher } from '~/features/languages/language-switcher.tsx';
import { useTexts } from '~/i18n/translations.tsx';
import { Search } from '~/ui/icons.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { Suggestions as View } from './suggestions-view.ts';
import styles from './suggestions.module.css';

/** Where else a visitor can go: the search and some rooms, over the picture of one of them. */
export default function Suggestions({ suggestions }: { readonly suggestions: View }) {
  const t = useTexts();
  const { rooms, picture, searchHref, languages } = suggestions;
  return (
    <>
      {suggestions.styles.map((href) => (
        // The same mode in which the bundler fetches styles, so that they are fetched once.
        <link key={href} rel="stylesheet" href={href} precedence="screen" crossOrigin="anonymous" />
      ))}
      {picture && (
        <Picture
          className={styles['behind']}
          media={picture}
          sizes="100vw"
          width={1920}
          isDecorative
          isEager
        />
      )}
      <div className={styles['languages']}>
        <LanguageSwitcher languages={languages} query="" />
      </div>
      {searchHref !== undefined && (
        <a className={styles['search']} href={searchHref}>
          <Search />
          {t('navigation__search')}
        </a>
      )}
      {rooms.length > 0 && (
        <section className={styles['rooms']} aria-labelledby="suggestions">
          <h2 id="suggestions">{t('location__ways')}</h2>
          <ul>
            {rooms.map((room) => (
              <li key={room.href}>
                <a href={room.href}>
                  {room.picture && (
                    <Picture
                      media={room.picture}
                      sizes="(width < 576px) 46vw, max(240px, 15vw)"
                      width={500}
                      isDecorative
                    />
                  )}
                  <span>{room.title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
