import { useTexts } from '~/i18n/translations.tsx';
import { PersonCard } from '~/ui/person-card.tsx';
import { Envelope } from '~/ui/person-icons.tsx';
import type { ContactView } from './contact-view.ts';
import styles from './contact-persons.module.css';

/** Who can be asked directly, and the showroom's own address. */
export function ContactPersons({
  content: { persons, mail },
}: {
  readonly content: Pick<ContactView, 'persons' | 'mail'>;
}) {
  const t = useTexts();
  if (persons.length === 0 && mail === undefined) return null;
  return (
    <section className={styles['direct']} aria-label={t('contact__persons')}>
      {persons.length > 0 && (
        <ul className={styles['persons']}>
          {persons.map((person) => (
            <li key={`${person.name} ${person.mail?.address ?? ''}`}>
              <PersonCard person={person} />
            </li>
          ))}
        </ul>
      )}
      {mail && (
        <a className={styles['house']} href={mail.href}>
          <span className={styles['badge']}>
            <Envelope />
          </span>
          <span>
            <span className={styles['role']}>{t('contact__by_email')}</span>
            <span className={styles['address']}>{mail.address}</span>
          </span>
        </a>
      )}
    </section>
  );
}
