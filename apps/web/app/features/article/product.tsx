import type { ProductView, VariantsView } from '~/page-data/product-view.ts';
import { useTexts } from '~/i18n/translations.tsx';
import { anchorOf } from '~/ui/action-link.ts';
import { linkName } from '~/ui/link-name.ts';
import { Picture } from '~/ui/picture.tsx';
import { QrDrawing } from '~/ui/qr-drawing.tsx';
import { Unbroken } from '~/ui/unbroken.tsx';
import { VARIANTS_ID } from './section-id.ts';
import article from './article.module.css';
import styles from './product.module.css';
import table from './table-section.module.css';

/** What a buyer asks first: the price, whether it is there, its numbers, and its passport. */
export function ProductFacts({ product, title }: { readonly product: ProductView; readonly title: string }) {
  const t = useTexts();
  const { price, availability, numbers, passport } = product;
  if (!price && !availability && numbers.length === 0 && !passport) return null;
  return (
    <section className={styles['facts']} aria-label={t('product__details')}>
      {(price ?? availability) && (
        <div className={styles['offer']}>
          {price && (
            <p className={styles['price']}>
              {price.text} {price.note && <span className={styles['note']}>{price.note}</span>}
            </p>
          )}
          {availability && (
            <p className={styles['availability']} data-tone={availability.tone}>
              {availability.text}
            </p>
          )}
        </div>
      )}
      {numbers.length > 0 && (
        <dl className={styles['numbers']}>
          {numbers.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {passport && (
        <div className={styles['passport']}>
          {passport.qr && (
            <div className={styles['code']}>
              <QrDrawing code={passport.qr} name={t('product__passport_qr', { title })} />
            </div>
          )}
          <p className={styles['words']}>
            <a {...anchorOf(passport.link)} aria-label={linkName(passport.link, t)}>
              {passport.link.title}
            </a>
            <span className={styles['host']}>{passport.host}</span>
          </p>
        </div>
      )}
    </section>
  );
}

/** The forms in which a product is sold. */
export function ProductVariants({ variants }: { readonly variants: VariantsView }) {
  const t = useTexts();
  const [first, ...others] = variants.heads;
  const hasPictures = variants.rows.some(({ picture }) => picture !== undefined);
  return (
    <section id={VARIANTS_ID} tabIndex={-1} className={article['section']} data-section="table">
      <h3>{t('product__variants')}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard (WCAG 2.1.1) */}
      <section className={table['frame']} aria-label={t('product__variants')} tabIndex={0}>
        <table className={table['table']}>
          <caption>{t('product__variants')}</caption>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {others.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variants.rows.map(({ name, picture, cells }, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows never move
              <tr key={row} className={styles['row']}>
                <th scope="row">
                  <span className={styles['variant']} data-pictured={hasPictures || undefined}>
                    {picture && <Picture media={picture} sizes="64px" width={156} isDecorative />}
                    <Unbroken>{name}</Unbroken>
                  </span>
                </th>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- columns never move
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
