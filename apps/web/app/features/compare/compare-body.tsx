import { useTexts } from '~/i18n/translations.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Unbroken } from '~/ui/unbroken.tsx';
import type { CompareView } from './compare-view.ts';
import styles from './compare.module.css';

/** A table of two articles; rows that differ are marked by a sign and a word, not by colour alone. */
export default function CompareBody({ content }: { readonly content: CompareView }) {
  const t = useTexts();
  const { articles, rows, others, shareHref } = content;
  const different = rows.filter(({ isDifferent }) => isDifferent).length;
  return (
    <div className={styles['compare']}>
      <p className={styles['count']}>{t('compare__differences', { count: different })}</p>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col" className={styles['property']}>
              {t('compare__property')}
            </th>
            {articles.map(({ title, href, cover }) => (
              <th key={href} scope="col">
                <a href={href}>
                  {cover && (
                    <Picture
                      media={cover}
                      sizes="(width < 600px) 34vw, max(320px, 20vw)"
                      width={500}
                      isDecorative
                    />
                  )}
                  <span>
                    <Unbroken>{title}</Unbroken>
                  </span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, isDifferent }) => (
            <tr key={label} data-different={isDifferent || undefined}>
              <th scope="row">
                <Unbroken>{label}</Unbroken>
                {isDifferent && <span className={styles['mark']}>≠ {t('compare__different')}</span>}
              </th>
              {values.map((value, side) => (
                // oxlint-disable-next-line react/no-array-index-key -- the two sides never move
                <td key={side}>
                  {value === null ? (
                    // A dash is quieter than the same words in cell after cell.
                    <span className={styles['missing']} title={t('compare__not_stated')}>
                      <span aria-hidden="true">–</span>
                      <span className={styles['spoken']}>{t('compare__not_stated')}</span>
                    </span>
                  ) : (
                    <Unbroken>{value}</Unbroken>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['others']}>
        <a href={shareHref}>{t('compare__share')}</a>
        {others.map(({ title, href }) => (
          <a key={href} href={href}>
            {t('compare__instead', { title })}
          </a>
        ))}
      </p>
    </div>
  );
}
