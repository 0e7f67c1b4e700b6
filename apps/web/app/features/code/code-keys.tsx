import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocaleCode, useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { icon } from '~/ui/icons.tsx';
import { letterRows } from './letter-rows.ts';
import styles from './code.module.css';

const Delete = icon(<path d="M9 6h11v12H9l-5.5-6L9 6Zm3 3.5 5 5m0-5-5 5" />);
const Shift = icon(<path d="M12 4 4.5 12H9v7.500h6V12h4.500L12 4Z" />);

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

interface KeysProps {
  readonly onKey: (key: string) => void;
  readonly onDelete: () => void;
}

/**
 * Keys for fingers: digits, and letters for codes that have them. They leave the focus in the field, so that a hardware
 * keyboard keeps working.
 */
export function CodeKeys({
  onLetters,
  ...keys
}: KeysProps & {
  /** A code may be any text: from now on a tap into the field may open the device's own keyboard as well. */
  readonly onLetters: () => void;
}) {
  const t = useTexts();
  const [isLetters, setLetters] = useState(false);
  return (
    <fieldset
      className={classes(styles['keys'], isLetters && styles['letters'])}
      aria-label={t('code__keys')}
      data-wide={isLetters ? '' : undefined}
      onPointerDown={(event) => event.preventDefault()}
    >
      {isLetters ? (
        <Letters {...keys} onDigits={() => setLetters(false)} />
      ) : (
        <Digits
          {...keys}
          onLetters={() => {
            setLetters(true);
            onLetters();
          }}
        />
      )}
    </fieldset>
  );
}

function Digits({ onKey, onDelete, onLetters }: KeysProps & { readonly onLetters: () => void }) {
  const t = useTexts();
  return (
    <>
      {DIGITS.map((key) => (
        <Key key={key} onPress={() => onKey(key)}>
          {key}
        </Key>
      ))}
      <Key name={t('code__letters')} onPress={onLetters}>
        <small>ABC</small>
      </Key>
      <Key onPress={() => onKey('0')}>0</Key>
      <Key name={t('code__delete')} onPress={onDelete}>
        <Delete size={24} />
      </Key>
    </>
  );
}

function Letters({ onKey, onDelete, onDigits }: KeysProps & { readonly onDigits: () => void }) {
  const t = useTexts();
  const locale = useLocaleCode();
  const [isCapital, setCapital] = useState(false);
  return (
    <>
      {letterRows(locale, isCapital).map((row) => (
        <div key={row.join('')} className={styles['row']}>
          {row.map((key) => (
            <Key key={key} onPress={() => onKey(key)}>
              {key}
            </Key>
          ))}
        </div>
      ))}
      <div className={styles['row']}>
        <Key name={t('code__digits')} onPress={onDigits}>
          <small>123</small>
        </Key>
        <Key name={t('code__capitals')} isPressed={isCapital} onPress={() => setCapital(!isCapital)}>
          <Shift />
        </Key>
        <Key onPress={() => onKey('-')}>-</Key>
        <Key name={t('code__delete')} onPress={onDelete}>
          <Delete size={24} />
        </Key>
      </div>
    </>
  );
}

function Key({
  name,
  isPressed,
  onPress,
  children,
}: {
  /** For keys that show a drawing or an abbreviation. */
  readonly name?: string;
  /** For a key that stays down. */
  readonly isPressed?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles['key']}
      aria-label={name}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
