import { useTexts } from '~/i18n/translations.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Envelope, Phone } from './contact-icons.tsx';
import type { ContactCard, ContactView } from './contact-view.ts';
import styles from './contact.module.css';

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
            <li key={`${person.name} ${person.mail?.address ?? ''}`} className={styles['person']}>
              <Portrait person={person} />
              <div className={styles['about']}>
                <p className={styles['name']}>{person.name}</p>
                {person.role && <p className={styles['role']}>{person.role}</p>}
              </div>
              <ul className={styles['ways']}>
                {person.phone && (
                  <li>
                    <a className={styles['way']} href={person.phone.href}>
                      <Phone size={16} />
                      {person.phone.number}
                    </a>
                  </li>
                )}
                {person.mail && (
                  <li>
                    <a className={styles['way']} href={person.mail.href}>
                      <Envelope size={16} />
                      {person.mail.address}
                    </a>
                  </li>
                )}
              </ul>
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

function Portrait({ person }: { readonly person: ContactCard }) {
  return person.photo ? (
    <Picture className={styles['portrait']} media={person.photo} sizes="56px" width={245} isDecorative />
  ) : (
    <span className={styles['portrait']} aria-hidden="true">
      {person.initials}
    </span>
  );
}
