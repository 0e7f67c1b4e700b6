import { payloadId } from '@vitrine/core/world/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import { createWindow } from '~/showroom/window/create-window.ts';
import { WindowContext } from '~/showroom/window/window-context.ts';
import ContactBody from './contact-body.tsx';

test('has a form to be filled in (spec 1.4)', () => {
  const content = {
    persons: [],
    subject: '',
    about: 'Hall',
    reply: 'We reply soon.',
    offersCopy: false,
    context: { page: '/hall?contact', locale: 'en', location: payloadId('hall') },
    consent: { text: 'I agree.', seal: 'seal' },
  };
  const router = createMemoryRouter([{ path: '*', element: <ContactBody content={content} /> }]);
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={{}}>
      <WindowContext value={createWindow()}>
        <RouterProvider router={router} />
      </WindowContext>
    </Translations>,
  );
  const form = /<form [^>]*method="post".*<\/form>/.exec(html)?.[0] ?? '';
  for (const field of ['lastName', 'email', 'message']) expect(form).toContain(`name="${field}"`);
});
