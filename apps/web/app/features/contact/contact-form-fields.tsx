import { useState } from 'react';
import type { ReactNode } from 'react';
import { FOLDED_CONTACT_FIELDS, HONEYPOT } from '~/contract/contact-form.ts';
import type { ContactField, ContactProblem } from '~/contract/contact-form.ts';
import { useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { ChevronRight } from '~/ui/icons.tsx';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import { ContactTextInput, fieldId } from './contact-field.tsx';
import type { ContactView } from './contact-view.ts';
import { SendingFailed, Summary } from './form-messages.tsx';
import type { useContactForm } from './use-contact-form.ts';
import { useProblemText } from './use-problem-text.ts';
import styles from './contact-form.module.css';

/**
 * The form (docs/design/unspecified.md). It is a plain form that works without scripts; with them it is checked while
 * it is filled in, and sent without leaving the page.
 */
export function ContactFormFields({
  content,
  form,
}: {
  readonly content: ContactView;
  readonly form: ReturnType<typeof useContactForm>;
}) {
  const t = useTexts();
  const isInBrowser = useInBrowser();
  const { context, consent, about, mail } = content;
  const { register, initial, problems } = form;
  const problemWith = (field: ContactField): ContactProblem | undefined =>
    problems.find((found) => found.field === field)?.problem;
  const inputOf = <Field extends Exclude<ContactField, 'consent'>>(field: Field) => ({
    field,
    problem: problemWith(field),
    registered: register(field),
    initial: initial[field],
  });
  return (
    <form
      className={styles['form']}
      method="post"
      action="/box-api/contact"
      // The browser's own error bubbles only serve while there are no scripts.
      noValidate={isInBrowser}
      onSubmit={(event) => void form.onSubmit(event)}
      aria-labelledby="contact-form-title"
    >
      <div className={styles['opening']}>
        <h3 id="contact-form-title">{t('contact__form')}</h3>
        <p className={styles['chip']}>{t('contact__about', { title: about })}</p>
        <p className={styles['reply']}>{content.reply}</p>
      </div>
      <Summary problems={problems} isNotified={form.isNotified} />
      <div className={styles['fields']}>
        <ContactTextInput
          {...inputOf('firstName')}
          label={t('contact__first_name')}
          autoComplete="given-name"
          isHalf
        />
        <ContactTextInput
          {...inputOf('lastName')}
          label={t('contact__last_name')}
          autoComplete="family-name"
          isHalf
        />
        <ContactTextInput
          {...inputOf('email')}
          label={t('contact__email')}
          type="email"
          autoComplete="email"
        />
        <ContactTextInput {...inputOf('message')} label={t('contact__message')} rows={5} />
        <MoreDetails isNeeded={FOLDED_CONTACT_FIELDS.some((field) => initial[field] || problemWith(field))}>
          <ContactTextInput
            {...inputOf('company')}
            label={t('contact__company')}
            autoComplete="organization"
          />
          <ContactTextInput {...inputOf('phone')} label={t('contact__phone')} type="tel" autoComplete="tel" />
          <ContactTextInput {...inputOf('subject')} label={t('contact__subject')} autoComplete="off" />
        </MoreDetails>
        {content.offersCopy && (
          <label className={classes(styles['field'], styles['consent'])}>
            <input type="checkbox" name="copy" className={styles['box']} />
            <span>{t('contact__copy')}</span>
          </label>
        )}
        <Consent content={content} form={form} problem={problemWith('consent')} />
      </div>
      {/* A honeypot: programs fill in every field they find; people and screen readers never meet this one. */}
      <div className={styles['trap']} aria-hidden="true">
        <label>
          Fax <input name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      {Object.entries(context).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="consentText" value={consent.text} />
      <input type="hidden" name="consentSeal" value={consent.seal} />
      <SendingFailed problem={form.sending} mail={mail} isNotified={form.isNotified} />
      <button type="submit" className={styles['send']} aria-disabled={form.isSending}>
        {form.isSending ? t('contact__sending') : t('contact__send')}
      </button>
    </form>
  );
}

/** Rarely needed: folded until the visitor wants it, or until something in it is filled in or has to be mended. */
function MoreDetails({ isNeeded, children }: { readonly isNeeded: boolean; readonly children: ReactNode }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(isNeeded);
  return (
    <details
      className={styles['more']}
      open={isOpen || isNeeded}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <ChevronRight size={18} />
        {t('contact__more')}
      </summary>
      <div className={styles['fields']}>{children}</div>
    </details>
  );
}

function Consent({
  content: { consent, privacy },
  form,
  problem,
}: {
  readonly content: ContactView;
  readonly form: ReturnType<typeof useContactForm>;
  readonly problem: ContactProblem | undefined;
}) {
  const t = useTexts();
  const problemText = useProblemText();
  const id = fieldId('consent');
  return (
    <div className={styles['field']}>
      <label className={styles['consent']} htmlFor={id}>
        <input
          {...form.register('consent')}
          id={id}
          type="checkbox"
          className={styles['box']}
          defaultChecked={form.initial.consent}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        />
        <span>{consent.text}</span>
      </label>
      {privacy && (
        // Beside the label, not in it: a tap on the link must not tick the box.
        <a
          className={styles['privacy']}
          href={privacy.href}
          {...(privacy.isElsewhere && { target: '_blank', rel: 'noreferrer' })}
        >
          {t('contact__privacy')}
        </a>
      )}
      {problem !== undefined && (
        <p className={styles['problem']} id={`${id}-problem`}>
          {problemText('consent', problem)}
        </p>
      )}
    </div>
  );
}
