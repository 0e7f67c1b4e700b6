import { classes } from './classes.ts';
import styles from './filter-chips.module.css';

/** Buttons that choose one of several filters, or none. Hidden without scripts: then nothing is filtered. */
export function FilterChips(props: {
  readonly label: string;
  readonly allLabel: string;
  readonly options: readonly string[];
  /** Undefined: all. */
  readonly chosen: string | undefined;
  readonly onChoose: (option: string | undefined) => void;
  readonly className?: string | undefined;
}) {
  const { chosen, onChoose } = props;
  return (
    <fieldset className={classes(styles['chips'], props.className)} aria-label={props.label}>
      {[undefined, ...props.options].map((option) => (
        <button
          key={option ?? ''}
          type="button"
          className={styles['chip']}
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
        >
          {option ?? props.allLabel}
        </button>
      ))}
    </fieldset>
  );
}
