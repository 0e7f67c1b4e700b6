import type { ContactField } from '~/contract/contact-form.ts';
import { useTexts } from '~/i18n/translations.tsx';
import { fieldId } from './contact-field.tsx';
import type { ContactView } from './contact-view.ts';
import type { FieldProblem, SendingProblem } from './use-contact-form.ts';
import { useProblemText } from './use-problem-text.ts';
import styles from './contact-form.module.css';

/** All problems at once: screen readers announce them, and without scripts each leads to its field. */
export function Summary({
  problems,
  isNotified,
}: {
  readonly problems: readonly FieldProblem[];
  /** A notification announces it to screen readers. */
  readonly isNotified: boolean;
}) {
  const t = useTexts();
  const problemText = useProblemText();
  const names: Readonly<Record<ContactField, string>> = {
    firstName: t('contact__first_name'),
    lastName: t('contact__last_name'),
    company: t('contact__company'),
    phone: t('contact__phone'),
    email: t('contact__email'),
    subject: t('contact__subject'),
    message: t('contact__message'),
    consent: t('contact__consent_short'),
  };
  return (
    // A live region must exist before its content: only then do screen readers announce it.
    <div role={isNotified ? undefined : 'alert'}>
      {problems.length > 0 && (
        <div className={styles['summary']}>
          <p>{t('contact__problems', { count: problems.length })}</p>
          <ul>
            {problems.map(({ field, problem }) => (
              <li key={field}>
                <a href={`#${fieldId(field)}`}>{names[field]}</a>
                <span className={styles['unseen']}>: {problemText(field, problem)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/**
 * "Contact failure: title 'Error' plus 'Something went wrong. Please try again later or send us an email to
 * {email}'"; 429: error__too_many_requests (specification section 8).
 */
export function SendingFailed({
  problem,
  mail,
  isNotified,
}: {
  readonly problem: SendingProblem | undefined;
  /** A notification announces it to screen readers. */
  readonly isNotified: boolean;
  readonly mail: ContactView['mail'];
}) {
  const t = useTexts();
  return (
    <div role={isNotified ? undefined : 'alert'}>
      {problem !== undefined && (
        <div ref={showWhole} className={styles['failed']}>
          <p className={styles['failedTitle']}>{t('contact__failed_title')}</p>
          <p>
            {problem === 'tooMany' ? (
              t('error__too_many_requests')
            ) : mail === undefined ? (
              t('error__something_wrong')
            ) : (
              <FailedSentence mail={mail} />
            )}
          </p>
        </div>
      )}
    </div>
  );
}

/** It replaces the button that the visitor has just pressed, which may be at the foot of the window. */
function showWhole(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}

/** A character that no translation contains: a placeholder for the address, which is inserted as a link. */
const GAP = '\u{F8FF}';

function FailedSentence({ mail }: { readonly mail: NonNullable<ContactView['mail']> }) {
  const t = useTexts();
  const [before, after] = t('contact__failed', { email: GAP }).split(GAP);
  return (
    <>
      {before}
      <a href={mail.href}>{mail.address}</a>
      {after}
    </>
  );
}
