import { useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { coverAction } from '~/ui/cover-page.tsx';
import { ArrowLeft } from '~/ui/icons.tsx';
import { Warning } from '~/ui/warning-icon.tsx';
import type { JoinProblem } from './join-data.server.ts';
import styles from './join-form.module.css';

const PROBLEM_ID = 'join-problem';

/** Six characters, with a space or a dash after each of them. */
const MAX_LENGTH = 13;

/**
 * The form for the code of a presentation. It needs no scripts: the server answers it with a redirect, to where the
 * guide is or back to this page.
 */
export function JoinForm({
  problem,
  homeHref,
}: {
  readonly problem: JoinProblem | undefined;
  readonly homeHref: string;
}) {
  const t = useTexts();
  return (
    <form className={styles['form']} method="get">
      <div className={styles['field']}>
        <label htmlFor="join-code">{t('presentation__code')}</label>
        <input
          className={styles['code']}
          id="join-code"
          name="code"
          type="text"
          inputMode="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          required
          aria-invalid={problem?.isOfCode === true}
          aria-describedby={problem && PROBLEM_ID}
        />
      </div>
      <div role="alert" id={PROBLEM_ID} className={styles['alert']}>
        {problem && (
          <p className={styles['problem']}>
            <Warning />
            <span>{problem.sentence}</span>
          </p>
        )}
      </div>
      {problem?.wait && <p className={styles['wait']}>{problem.wait}</p>}
      <div className={styles['list']}>
        <button type="submit" className={classes(coverAction, styles['send'])}>
          {t('presentation__join')}
        </button>
        <a className={styles['home']} href={homeHref}>
          <ArrowLeft size={18} />
          {t('error__to_home')}
        </a>
      </div>
    </form>
  );
}
