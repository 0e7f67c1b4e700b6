import { completeNotification } from '@vitrine/core/notifications/notification';
import type { NotificationRequest } from '@vitrine/core/notifications/notification';
import { aSnapshot } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { Translations } from '~/i18n/translations.tsx';
import { createWindow } from '~/showroom/window/create-window.ts';
import { createWindowNotificationCenter } from '~/showroom/window/notification-center.ts';
import { Toast } from './toast.tsx';

const center = createWindow().part(createWindowNotificationCenter);

function htmlOf(request: NotificationRequest) {
  return renderToStaticMarkup(
    <Translations locale="en" texts={interfaceTexts(aSnapshot())}>
      <Toast center={center} entry={{ id: 1, notification: completeNotification(request) }} />
    </Translations>,
  );
}

test('a notification says its message in the way of its status (spec 3.23)', () => {
  const html = htmlOf({ message: 'Sent', status: 'danger' });
  expect(html).toContain('>Sent</p>');
  expect(html).toMatch(/data-notification="danger" role="alert"/);
  expect(htmlOf({ message: 'Sent' })).not.toContain('role="alert"');
});

test('a notification may be HTML and have a colour and a picture of its own (spec 3.23)', () => {
  const html = htmlOf({
    message: 'Sent',
    html: '<b>Sent</b>',
    color: '#123456',
    icon: '/box-api/uploads/post.svg',
  });
  expect(html).toContain('<b>Sent</b></div>');
  expect(html).toContain('--toast:#123456');
  expect(html).toContain('<img src="/box-api/uploads/post.svg" alt=""/>');
});

test('a notification has a button that closes it (spec 2.25)', () => {
  const html = htmlOf({ message: 'Copied', status: 'success' });
  expect(html).toMatch(/data-notification="success".*<p [^>]*>Copied<\/p>.*<button [^>]*aria-label="Close"/);
});
