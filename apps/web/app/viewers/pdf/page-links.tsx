import { useEffect, useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import type { PdfLink, PdfPage } from './pdf-file.ts';
import styles from './pdf-page.module.css';

/** The links of a page as areas over it: other addresses in a new tab, pages of the document in this one. */
export function PageLinks({
  page,
  onGoTo,
}: {
  readonly page: PdfPage;
  readonly onGoTo: (page: number) => void;
}) {
  const t = useTexts();
  const [links, setLinks] = useState<readonly PdfLink[]>([]);
  useEffect(() => {
    let isGone = false;
    page.links().then(
      (found) => !isGone && setLinks(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [page]);
  return links.map((link) => {
    const { target } = link;
    const area = { className: styles['link'], style: areaStyle(link) };
    const key = `${link.left} ${link.top} ${target}`;
    return typeof target === 'number' ? (
      <button
        key={key}
        type="button"
        {...area}
        aria-label={t('pdf__go_to_page', { page: target })}
        onClick={() => onGoTo(target)}
      />
    ) : (
      <a
        key={key}
        {...area}
        href={target}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('pdf__link', { address: target })}
      />
    );
  });
}

function areaStyle({ left, top, width, height }: PdfLink) {
  return {
    left: `${left * 100}%`,
    top: `${top * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  };
}
