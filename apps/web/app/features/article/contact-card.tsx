import { useTexts } from '~/i18n/translations.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Mail, Phone } from './article-icons.tsx';
import type { PersonView } from './article-view.ts';
import styles from './contact-card.module.css';

/** Somebody to ask, and all ways to do so. */
export function ContactCard({ person }: { readonly person: PersonView }) {
  const t = useTexts();
  return (
    <div className={styles['card']}>
      {person.photo ? (
        <Picture className={styles['photo']} media={person.photo} sizes="96px" width={245} isDecorative />
      ) : (
        <span className={styles['photo']} aria-hidden="true">
          {person.initials}
        </span>
      )}
      <div className={styles['about']}>
        <p className={styles['name']}>{person.name}</p>
        {person.role !== '' && <p className={styles['role']}>{person.role}</p>}
        <p className={styles['ways']}>
          {person.mail && (
            <a href={person.mail.href}>
              <Mail size={18} />
              <span>{person.mail.address}</span>
            </a>
          )}
          {person.phone && (
            <a href={person.phone.href}>
              <Phone size={18} />
              <span>{person.phone.number}</span>
            </a>
          )}
        </p>
      </div>
      <a className={styles['write']} href={person.formHref}>
        {t('article__write')}
      </a>
    </div>
  );
}
