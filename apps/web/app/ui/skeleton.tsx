import styles from './skeleton.module.css';

/** Stands where something is on its way, in about its shape. */
export function Skeleton({ label }: { readonly label: string }) {
  return (
    <output className={styles['skeleton']} aria-label={label}>
      <span className={styles['picture']} />
      <span className={styles['line']} />
      <span className={styles['line']} />
      <span className={styles['line']} />
    </output>
  );
}
