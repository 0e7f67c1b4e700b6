import { useTexts } from '~/i18n/translations.tsx';
import type { Translate } from '~/i18n/translations.tsx';
import { waitText } from '~/ui/wait-text.ts';
import type { CodeEntry } from './code-entry.ts';
import type { CodeProblem } from './code-view.ts';
import styles from './code.module.css';

/** The result of the last code, and how long the visitor must wait before the next. */
export function CodeMessage({ id, entry }: { readonly id: string; readonly entry: CodeEntry }) {
  const t = useTexts();
  const { problem, wait, refusals, isNotified } = entry;
  return (
    <div id={id} className={styles['message']}>
      {/* A live region must exist before its content: only then do screen readers announce it. */}
      <div role={isNotified ? undefined : 'alert'}>
        {problem && <p key={refusals}>{MESSAGES[problem](t)}</p>}
      </div>
      {/* It changes every second, which should not be announced. */}
      {wait > 0 && <p className={styles['wait']}>{t('access__wait', { time: waitText(wait) })}</p>}
      {problem === undefined && wait === 0 && <p className={styles['hint']}>{t('code__hint')}</p>}
    </div>
  );
}

const MESSAGES: Readonly<Record<CodeProblem, (t: Translate) => string>> = {
  code: (t) => t('access__code_wrong'),
  busy: (t) => t('error__too_many_requests'),
  failed: (t) => t('access__code_unavailable'),
  input: (t) => t('error__invalid_input'),
};
