import { useTexts } from '~/i18n/translations.tsx';
import { anchorOf } from '~/ui/action-link.ts';
import type { ActionLink } from '~/ui/action-link.ts';
import { classes } from '~/ui/classes.ts';
import { KindIcon } from '~/ui/kind-icon.tsx';
import { linkName } from '~/ui/link-name.ts';
import { Picture } from '~/ui/picture.tsx';
import styles from './action-cards.module.css';

/** The actions of an article: as cards if they have pictures, as buttons otherwise. */
export function ActionCards({ buttons }: { readonly buttons: readonly ActionLink[] }) {
  const t = useTexts();
  const hasCovers = buttons.some(({ cover }) => cover !== undefined);
  return (
    <ul className={hasCovers ? styles['cards'] : styles['buttons']}>
      {buttons.map((button) => (
        <li key={`${button.href} ${button.title}`}>
          <a
            className={classes(hasCovers ? styles['card'] : styles['button'])}
            {...anchorOf(button)}
            aria-label={linkName(button, t)}
          >
            {hasCovers && (
              <span className={styles['cover']}>
                {button.cover ? (
                  <Picture
                    media={button.cover}
                    sizes="(width < 600px) 50vw, max(300px, 18.75vw)"
                    width={500}
                    isDecorative
                  />
                ) : (
                  <KindIcon kind={button.kind} size={32} />
                )}
              </span>
            )}
            <span className={styles['words']}>
              {button.title}
              <KindIcon kind={button.kind} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
