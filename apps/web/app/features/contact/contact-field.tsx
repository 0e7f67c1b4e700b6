import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CONTACT_LIMITS, REQUIRED_CONTACT_FIELDS } from '~/contract/contact-form.ts';
import type { ContactProblem, ContactTextField } from '~/contract/contact-form.ts';
import { useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { useProblemText } from './use-problem-text.ts';
import styles from './contact-form.module.css';

/** The id of a field's control, which the summary of problems leads to. */
export function fieldId(field: string): string {
  return `contact-${field}`;
}

type Control = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows'>;

/** A text field with its label and its problem. */
export function ContactTextInput({
  field,
  label,
  problem,
  registered,
  initial,
  rows,
  isHalf = false,
  ...control
}: Control & {
  readonly field: ContactTextField;
  readonly label: string;
  readonly problem: ContactProblem | undefined;
  readonly registered: UseFormRegisterReturn;
  /** Its value before any script runs. */
  readonly initial: string | undefined;
  readonly isHalf?: boolean;
}) {
  const t = useTexts();
  const problemText = useProblemText();
  const id = fieldId(field);
  const problemId = `${id}-problem`;
  const shared = {
    ...registered,
    id,
    className: styles['control'],
    defaultValue: initial,
    maxLength: CONTACT_LIMITS[field],
    required: REQUIRED_CONTACT_FIELDS.has(field),
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : problemId,
  };
  return (
    <div className={classes(styles['field'], isHalf && styles['half'])}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {!shared.required && <span className={styles['optional']}>{t('contact__optional')}</span>}
      </label>
      {rows === undefined ? <input {...shared} {...control} /> : <textarea {...shared} rows={rows} />}
      {problem !== undefined && (
        <p className={styles['problem']} id={problemId}>
          {problemText(field, problem)}
        </p>
      )}
    </div>
  );
}
