import styles from './sheet.module.css';

/** The mark of a sheet that a finger can move; the style sheets know which frames are sheets. */
export function SheetHandle() {
  return <span className={styles['handle']} data-handle="" aria-hidden="true" />;
}
