import { useState } from 'react';
import type { Ref } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { coverAction } from '~/ui/cover-page.tsx';
import { Eye, EyeClosed } from '~/ui/eye-icons.tsx';
import { ArrowLeft } from '~/ui/icons.tsx';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import { waitText } from '~/ui/wait-text.ts';
import { Warning } from '~/ui/warning-icon.tsx';
import { useLogin } from './use-login.ts';
import type { LoginGiven } from './use-login.ts';
import styles from './login.module.css';

const PROBLEM_ID = 'login-problem';

/**
 * The login form. It is a plain form that works without scripts; with them it is sent without leaving the page. The
 * page reloads after a login: see `reloadAt`.
 */
export function LoginForm(props: LoginGiven & { readonly buttonLabel: string }) {
  const t = useTexts();
  const isInBrowser = useInBrowser();
  const { identifierRef, passwordRef, problem, wait, isSending, onSubmit } = useLogin(props);
  const isInvalid = problem?.isOfFields === true;
  const isBlocked = isSending || wait > 0;
  return (
    <form
      className={styles['form']}
      method="post"
      action="/box-api/login"
      // The browser's own error bubbles only serve while there are no scripts.
      noValidate={isInBrowser}
      onSubmit={(event) => void onSubmit(event)}
    >
      <div className={styles['field']}>
        <label htmlFor="login-identifier">{t('access__identifier')}</label>
        <input
          ref={identifierRef}
          className={styles['control']}
          id="login-identifier"
          name="identifier"
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? PROBLEM_ID : undefined}
        />
      </div>
      <Password inputRef={passwordRef} isInvalid={isInvalid} />
      {Object.entries(props.carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* A live region must exist before its content: only then do screen readers announce it. */}
      <div role={problem?.isNotified ? undefined : 'alert'} id={PROBLEM_ID} className={styles['alert']}>
        {problem && (
          <p className={styles['problem']}>
            <Warning />
            <span>{problem.sentence}</span>
          </p>
        )}
      </div>
      {wait > 0 && (
        <p className={styles['wait']} role="timer">
          {t('access__wait', { time: waitText(wait) })}
        </p>
      )}
      <div className={styles['list']}>
        <button
          type="submit"
          className={classes(coverAction, styles['send'])}
          aria-disabled={isBlocked}
          data-busy={isSending}
        >
          {isSending ? t('access__logging_in') : props.buttonLabel}
        </button>
        <a className={styles['home']} href={props.homeHref}>
          <ArrowLeft size={18} />
          {t('error__to_home')}
        </a>
      </div>
      {props.help && (
        <p className={styles['help']}>
          <a href={props.help.forgotten}>{t('access__forgotten')}</a>
          <a href={props.help.ask}>{t('access__ask')}</a>
        </p>
      )}
    </form>
  );
}

function Password({
  inputRef,
  isInvalid,
}: {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly isInvalid: boolean;
}) {
  const t = useTexts();
  const isInBrowser = useInBrowser();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles['field']}>
      <label htmlFor="login-password">{t('access__password')}</label>
      <div className={styles['secret']}>
        <input
          ref={inputRef}
          className={styles['control']}
          id="login-password"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          required
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? PROBLEM_ID : undefined}
        />
        {isInBrowser && (
          <button
            type="button"
            className={styles['eye']}
            aria-label={isShown ? t('access__hide_password') : t('access__show_password')}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeClosed /> : <Eye />}
          </button>
        )}
      </div>
    </div>
  );
}
