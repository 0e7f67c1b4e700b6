import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { giveMeeting } from '~/showroom/presentation/guide-actions.ts';
import styles from './meeting-field.module.css';

/** Where the guide enters the link of the call in which everybody talks; guests open it from their bar. */
export function MeetingField({ meeting }: { readonly meeting: string | undefined }) {
  const t = useTexts();
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const give = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const link = new FormData(event.currentTarget).get('link');
    setWrong(!(await giveMeeting(typeof link === 'string' ? link : '')));
  };
  return (
    <form className={styles['meeting']} onSubmit={(event) => void give(event)} noValidate>
      <label htmlFor={id}>{t('presentation__meeting')}</label>
      <input
        key={meeting}
        id={id}
        name="link"
        type="url"
        defaultValue={meeting}
        placeholder="https://"
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={`${id}-problem`}
      />
      <button type="submit" className={styles['give']}>
        {t('presentation__meeting_give')}
      </button>
      <p id={`${id}-problem`} role="alert">
        {isWrong && t('presentation__meeting_wrong')}
      </p>
    </form>
  );
}
