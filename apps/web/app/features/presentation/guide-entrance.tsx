import { formatPresentationCode } from '@vitrine/core/presentation/presentation-code';
import type { PresentationCode } from '@vitrine/core/presentation/presentation-code';
import { useTexts } from '~/i18n/translations.tsx';
import { qrCode } from '~/ui/qr-code.ts';
import { QrDrawing } from '~/ui/qr-drawing.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';
import styles from './guide-entrance.module.css';

/** How guests get in: the code, its QR code, its link, and its poster. */
export function GuideEntrance({ code }: { readonly code: PresentationCode }) {
  const t = useTexts();
  const href = `${globalThis.location.origin}/join/${code}`;
  return (
    <div className={styles['entrance']}>
      <div className={styles['qr']}>
        <QrDrawing code={qrCode(href)} name={t('presentation__qr')} />
      </div>
      <div className={styles['links']}>
        <p className={styles['code']}>{formatPresentationCode(code)}</p>
        <CopyLinkButton href={href} className={styles['main']} />
        <a className={styles['quiet']} href={`/join?show=${code}`} target="_blank" rel="noopener">
          {t('presentation__show_code')}
        </a>
      </div>
    </div>
  );
}
