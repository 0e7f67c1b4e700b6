import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { Eye } from '~/ui/eye-icons.tsx';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import { useTypedBefore } from '~/ui/use-typed-before.ts';
import { canSend, MAX_CODE_LENGTH } from './code-entry.ts';
import { CodeKeys } from './code-keys.tsx';
import { CodeMessage } from './code-message.tsx';
import type { CodeView } from './code-view.ts';
import { useCodeEntry } from './use-code-entry.ts';
import styles from './code.module.css';

/**
 * The form for an access code: "password keyboard modal for protected worlds" (specification section 2). A plain form
 * that works without scripts; with them it has a touch keyboard, and shows the answer without leaving the page.
 */
export function CodeForm({
  view,
  tone,
  onOpened,
}: {
  readonly view: CodeView;
  /** Its background: the paper of an overlay, or a dark picture. */
  readonly tone: 'light' | 'dark';
  readonly onOpened: (redirectTo: string) => void;
}) {
  const t = useTexts();
  const isInBrowser = useInBrowser();
  const { entry, dispatch, send } = useCodeEntry(view, onOpened);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const focusField = () => field.current?.focus({ preventScroll: true });
  useTypedBefore(field, entry.code, (code) => dispatch({ type: 'typed', code }));
  // A hardware keyboard works at once.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const typeAnywhere = (event: KeyboardEvent) => {
    const isCharacter = event.key.length === 1 && event.key !== ' ';
    if (event.target === field.current || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isCharacter) dispatch({ type: 'keyPressed', key: event.key });
    else if (event.key === 'Backspace') dispatch({ type: 'deleted' });
    else return;
    event.preventDefault();
    focusField();
  };
  return (
    // A tap on one of the keys is meant for the field.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={classes(styles['form'], tone === 'dark' && styles['dark'])}
      method="post"
      action="/box-api/unlock"
      noValidate={isInBrowser}
      aria-busy={entry.status === 'sending'}
      onKeyDown={typeAnywhere}
      onSubmit={(event) => {
        event.preventDefault();
        void send().then(focusField);
      }}
    >
      {Object.entries(view.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={styles['label']} htmlFor={id}>
        {t('access__code_title')}
      </label>
      <div className={styles['field']} data-refused={refusalMark(entry.refusals)}>
        <input
          ref={field}
          id={id}
          name="code"
          className={styles['input']}
          type={entry.isShown ? 'text' : 'password'}
          value={entry.code}
          onChange={(event) => dispatch({ type: 'typed', code: event.target.value })}
          // A touch screen shows the keys below at once, and its own keyboard once letters are wanted.
          inputMode={isInBrowser ? 'none' : 'text'}
          maxLength={MAX_CODE_LENGTH}
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={entry.problem === 'code'}
          aria-describedby={`${id}-message`}
        />
        <button
          type="button"
          className={styles['eye']}
          aria-label={t('code__show')}
          aria-pressed={entry.isShown}
          onClick={() => dispatch({ type: 'shownChanged' })}
        >
          <Eye />
        </button>
      </div>
      <CodeMessage id={`${id}-message`} entry={entry} />
      <CodeKeys
        onKey={(key) => dispatch({ type: 'keyPressed', key })}
        onDelete={() => dispatch({ type: 'deleted' })}
        onLetters={() => {
          // A browser reads it when the field is tapped again.
          if (field.current) field.current.inputMode = 'text';
        }}
      />
      <button type="submit" className={styles['open']} aria-disabled={isInBrowser && !canSend(entry)}>
        {entry.status === 'ready' ? t('access__code_open') : t('code__checking')}
      </button>
    </form>
  );
}

/** Alternates with each refusal, so that each one shakes the field. */
function refusalMark(refusals: number): 'odd' | 'even' | undefined {
  if (refusals === 0) return undefined;
  return refusals % 2 === 1 ? 'odd' : 'even';
}
