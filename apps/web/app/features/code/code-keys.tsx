import { useTexts } from '~/i18n/translations.tsx';
import { icon } from '~/ui/icons.tsx';
import styles from './code.module.css';

const Delete = icon(<path d="M9 6h11v12H9l-5.5-6L9 6Zm3 3.5 5 5m0-5-5 5" />);

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Keys for fingers. They leave the focus in the field, so that a hardware keyboard keeps working. */
export function CodeKeys({
  onKey,
  onDelete,
  onLetters,
}: {
  readonly onKey: (key: string) => void;
  readonly onDelete: () => void;
  /** The visitor wants the device's own keyboard: a code may be any text. */
  readonly onLetters: () => void;
}) {
  const t = useTexts();
  const digit = (key: string) => (
    <button key={key} type="button" className={styles['key']} onClick={() => onKey(key)}>
      {key}
    </button>
  );
  return (
    <fieldset
      className={styles['keys']}
      aria-label={t('code__keys')}
      onPointerDown={(event) => event.preventDefault()}
    >
      {DIGITS.map((key) => digit(key))}
      <button type="button" className={styles['key']} aria-label={t('code__letters')} onClick={onLetters}>
        <small>ABC</small>
      </button>
      {digit('0')}
      <button type="button" className={styles['key']} aria-label={t('code__delete')} onClick={onDelete}>
        <Delete size={24} />
      </button>
    </fieldset>
  );
}
