import { useTexts } from '~/i18n/translations.tsx';
import { PersonCard } from '~/ui/person-card.tsx';
import type { PersonView } from '~/ui/person-view.ts';
import styles from './contact-card.module.css';

/** A person to contact, with a link to the form. */
export function ContactCard({
  person,
  formHref,
}: {
  readonly person: PersonView;
  readonly formHref: string;
}) {
  const t = useTexts();
  return (
    <PersonCard person={person}>
      <a className={styles['write']} href={formHref}>
        {t('article__write')}
      </a>
    </PersonCard>
  );
}
