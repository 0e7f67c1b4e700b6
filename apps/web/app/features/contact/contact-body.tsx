import { useEffect, useRef } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { Check } from '~/ui/icons.tsx';
import { ContactFormFields } from './contact-form-fields.tsx';
import { ContactPersons } from './contact-persons.tsx';
import type { ContactView } from './contact-view.ts';
import { useContactForm } from './use-contact-form.ts';
import formStyles from './contact-form.module.css';
import styles from './contact.module.css';

/** The contact sidebar: who to ask, and a form; after sending, what happens next. */
export default function ContactBody({ content }: { readonly content: ContactView }) {
  const form = useContactForm(content);
  return (
    <div className={styles['contact']}>
      {form.isReceived ? (
        <Received onAnother={form.writeAnother} anotherHref={content.context.page} />
      ) : (
        <>
          <ContactPersons content={content} />
          <ContactFormFields content={content} form={form} />
        </>
      )}
    </div>
  );
}

function Received({
  onAnother,
  anotherHref,
}: {
  readonly onAnother: () => void;
  readonly anotherHref: string;
}) {
  const t = useTexts();
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
        <li>{t('contact__next_answer')}</li>
      </ol>
      <a
        className={formStyles['another']}
        href={anotherHref}
        onClick={(event) => {
          event.preventDefault();
          onAnother();
        }}
      >
        {t('contact__another')}
      </a>
    </section>
  );
}
