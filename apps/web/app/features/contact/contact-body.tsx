import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { useFrame } from '~/ui/frame.tsx';
import { Check } from '~/ui/icons.tsx';
import { PersonCard } from '~/ui/person-card.tsx';
import { isPlainClick } from '~/ui/plain-click.ts';
import { ContactFormFields } from './contact-form-fields.tsx';
import { ContactPersons } from './contact-persons.tsx';
import type { ContactView } from './contact-view.ts';
import { useContactForm } from './use-contact-form.ts';
import formStyles from './contact-form.module.css';
import styles from './contact.module.css';

/** The contact sidebar: who answers, a form, and how else to ask; after sending, what happens next. */
export default function ContactBody({ content }: { readonly content: ContactView }) {
  const form = useContactForm(content);
  const [person] = content.persons;
  return (
    <div className={styles['contact']}>
      {form.isReceived ? (
        <Received content={content} hasCopy={form.hasCopy} onAnother={form.writeAnother} />
      ) : (
        <>
          {person && <PersonCard person={person} />}
          <ContactFormFields content={content} form={form} />
          <ContactPersons content={content} />
        </>
      )}
    </div>
  );
}

function Received({
  content: { context, reply },
  hasCopy,
  onAnother,
}: {
  readonly content: ContactView;
  /** A copy is on its way. */
  readonly hasCopy: boolean;
  readonly onAnother: () => void;
}) {
  const t = useTexts();
  const { close, closeHref } = useFrame();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles['received']}>
      <span className={styles['tick']}>
        <Check size={32} />
      </span>
      <h3 ref={heading} tabIndex={-1}>
        {t('contact__thanks')}
      </h3>
      <p>{t('contact__received')}</p>
      <h4>{t('contact__next')}</h4>
      <ol className={styles['steps']}>
        <li>{t('contact__next_read')}</li>
        <li>{reply}</li>
        {hasCopy && <li>{t('contact__next_copy')}</li>}
      </ol>
      <div className={styles['onwards']}>
        <a className={formStyles['send']} href={closeHref} onClick={onPlainClick(close)}>
          {t('contact__continue')}
        </a>
        <a className={formStyles['another']} href={context.page} onClick={onPlainClick(onAnother)}>
          {t('contact__another')}
        </a>
      </div>
    </section>
  );
}

/** Does it here; without scripts the link's address does. */
function onPlainClick(run: () => void) {
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    run();
  };
}
