import { completeNotification } from '@vitrine/core/notifications/notification';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import { Toast } from './toast.tsx';

it('says its words, and has a button that closes it (spec 2.25)', () => {
  const notification = completeNotification({ message: 'Copied', status: 'success' });
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={{ dialog__close: 'Close' }}>
      <Toast entry={{ id: 1, notification }} />
    </Translations>,
  );
  expect(html).toMatch(/data-notification="success".*<p [^>]*>Copied<\/p>.*<button [^>]*aria-label="Close"/);
});
