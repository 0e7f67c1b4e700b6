import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { giveMeeting } from '~/showroom/presentation/guide-actions.ts';
import type { MeetingAnswer } from '~/showroom/presentation/guide-actions.ts';
import styles from './meeting-field.module.css';

/** Where the guide enters the link of the call in which everybody talks; guests open it from their bar. */
export function MeetingField({ meeting }: { readonly meeting: string | undefined }) {
  const t = useTexts();
  const id = useId();
  const [answer, setAnswer] = useState<MeetingAnswer>('given');
  const give = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const link = new FormData(event.currentTarget).get('link');
    setAnswer(await giveMeeting(typeof link === 'string' ? link : ''));
  };
  return (
    <form className={styles['meeting']} onSubmit={(event) => void give(event)} noValidate>
      <label htmlFor={id}>{t('presentation__meeting')}</label>
      <input
        key={meeting}
        id={id}
        className={styles['link']}
        name="link"
        type="url"
        defaultValue={meeting}
        placeholder="https://"
        autoComplete="off"
        aria-invalid={answer === 'wrong'}
        aria-describedby={`${id}-problem`}
      />
      <button type="submit" className={styles['give']}>
        {t('presentation__meeting_give')}
      </button>
      <p id={`${id}-problem`} role="alert">
        {answer === 'wrong' && t('presentation__meeting_wrong')}
        {answer === 'failed' && t('presentation__failed')}
      </p>
    </form>
  );
}
