import type { Figure } from '@vitrine/core/world/content';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './figure-list.module.css';

/** Numbers shown large, each with its unit and what it says. */
export function FigureList<Shown extends Figure>({
  figures,
  label,
  className,
  renderValue,
  renderMore,
}: {
  readonly figures: readonly Shown[];
  /** Of the list, for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly renderValue?: (figure: Shown) => ReactNode;
  /** Below the label. */
  readonly renderMore?: (figure: Shown) => ReactNode;
}) {
  return (
    <ul className={classes(styles['figures'], className)} aria-label={label}>
      {figures.map((figure, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- figures keep their places: values change, and two may have one label
        <li key={`${position} ${figure.label}`}>
          <p className={styles['value']}>
            <span className={styles['number']}>{renderValue?.(figure) ?? figure.value}</span>
            {figure.unit !== '' && (
              <>
                {' '}
                <span className={styles['unit']}>{figure.unit}</span>
              </>
            )}
          </p>
          <p className={styles['label']}>{figure.label}</p>
          {renderMore?.(figure)}
        </li>
      ))}
    </ul>
  );
}
