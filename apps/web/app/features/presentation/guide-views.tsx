import { useState } from 'react';
import { useLocaleCode, useTexts } from '~/i18n/translations.tsx';
import { askForGuideKey } from '~/showroom/presentation/guide-actions.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { ArrowOut } from '~/ui/icons.tsx';
import { qrCode } from '~/ui/qr-code.ts';
import { QrDrawing } from '~/ui/qr-drawing.tsx';
import styles from './guide-views.module.css';

/** Where the presenter view is opened: in a window of its own, or on another device of the guide. */
export function GuideViews() {
  const t = useTexts();
  const path = `/${useLocaleCode()}/join?present`;
  const [key, setKey] = useState<string>();
  const { notify } = useShowroomWindow().notifications;
  const showKey = async (): Promise<void> => {
    const made = await askForGuideKey();
    setKey(made);
    if (made === undefined) notify({ message: t('presentation__failed'), status: 'warning' });
  };
  return (
    <div className={styles['views']}>
      <div className={styles['buttons']}>
        <a className={styles['quiet']} href={path} target="_blank" rel="noopener">
          {t('presentation__presenter_view')}
          <ArrowOut size={18} />
        </a>
        <button
          type="button"
          className={styles['quiet']}
          aria-expanded={key !== undefined}
          onClick={() => (key === undefined ? void showKey() : setKey(undefined))}
        >
          {t('presentation__other_device')}
        </button>
      </div>
      {key !== undefined && (
        <div className={styles['key']}>
          {/* Behind the #, which no server and no log is told of. */}
          <QrDrawing
            code={qrCode(`${location.origin}${path}#${key}`)}
            name={t('presentation__other_device_qr')}
          />
          <p>{t('presentation__other_device_hint')}</p>
        </div>
      )}
    </div>
  );
}
