import { useTexts } from '~/i18n/translations.tsx';
import { PersonCard } from '~/ui/person-card.tsx';
import { Envelope } from '~/ui/person-icons.tsx';
import { ContactMenuList } from './contact-menu.tsx';
import type { ContactView } from './contact-view.ts';
import styles from './contact-persons.module.css';

/**
 * The people to ask, the editor's menu of contacts, and the showroom's own address where that menu does not have
 * it.
 */
export function ContactPersons({
  content: { persons, menu, mail },
}: {
  readonly content: Pick<ContactView, 'persons' | 'menu' | 'mail'>;
}) {
  const t = useTexts();
  const isMailInMenu = mail && menu?.links.some(({ href }) => href.split('?')[0] === mail.href);
  if (persons.length === 0 && menu === undefined && mail === undefined) return null;
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
      {menu && <ContactMenuList menu={menu} />}
      {mail && !isMailInMenu && (
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
