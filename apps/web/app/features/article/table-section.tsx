import { Unbroken } from '~/ui/unbroken.tsx';
import styles from './table-section.module.css';

/**
 * A table with its headers. A table wider than the page scrolls in its frame, by keyboard too, and its first
 * column stays in view.
 */
export function TableSection({
  heads,
  rows,
  name,
}: {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly name: string;
}) {
  return (
    // What scrolls has to be reached by keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['frame']} aria-label={name} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{name}</caption>
        <thead>
          <tr>
            {heads.map((head, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns never move
              <th key={column} scope="col">
                <Unbroken>{head}</Unbroken>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows never move
            <tr key={row}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key="head" scope="row">
                    <Unbroken>{cell}</Unbroken>
                  </th>
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- columns never move
                  <td key={column}>
                    <Unbroken>{cell}</Unbroken>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
