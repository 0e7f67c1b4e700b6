import { useTexts } from '~/i18n/translations.tsx';
import { PersonCard } from '~/ui/person-card.tsx';
import { Envelope } from '~/ui/person-icons.tsx';
import { ContactMenuList } from './contact-menu.tsx';
import type { ContactView } from './contact-view.ts';
import styles from './contact-persons.module.css';

/**
 * Below the form, which the first person answers: the other people to ask, the editor's menu of contacts without what their cards already have, and the showroom's own
 * address where nothing else says where to write: each address once, and those of the person who is shown.
 */
export function ContactPersons({
  content: { persons, menu, mail },
}: {
  readonly content: Pick<ContactView, 'persons' | 'menu' | 'mail'>;
}) {
  const t = useTexts();
  const reached = new Set(persons.flatMap(({ mail: own, phone }) => [own?.href, phone?.href]));
  const others = menu && { ...menu, links: menu.links.filter(({ href }) => !reached.has(addressOf(href))) };
  const isMailElsewhere =
    mail === undefined ||
    persons.some((person) => person.mail !== undefined) ||
    menu?.links.some(({ href }) => addressOf(href) === mail.href);
  const [, ...colleagues] = persons;
  const hasLinks = others !== undefined && others.links.length > 0;
  if (colleagues.length === 0 && !hasLinks && isMailElsewhere) return null;
  return (
    <section className={styles['direct']} aria-labelledby="contact-direct-title">
      <h3 id="contact-direct-title">{t('contact__persons')}</h3>
      {colleagues.length > 0 && (
        <ul className={styles['persons']}>
          {colleagues.map((person) => (
            <li key={`${person.name} ${person.mail?.address ?? ''}`}>
              <PersonCard person={person} />
            </li>
          ))}
        </ul>
      )}
      {hasLinks && <ContactMenuList menu={others} />}
      {!isMailElsewhere && (
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

/** Without the subject of a mail. */
function addressOf(href: string): string {
  return href.split('?', 1)[0] ?? href;
}
