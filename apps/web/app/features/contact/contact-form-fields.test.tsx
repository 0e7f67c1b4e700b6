import { aSnapshot } from '@vitrine/core/testing';
import { payloadId } from '@vitrine/core/world/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { Translations } from '~/i18n/translations.tsx';
import { createWindow } from '~/showroom/window/create-window.ts';
import { WindowContext } from '~/showroom/window/window-context.ts';
import { ContactFormFields } from './contact-form-fields.tsx';
import type { ContactView } from './contact-view.ts';
import { useContactForm } from './use-contact-form.ts';

const view: ContactView = {
  persons: [],
  subject: '',
  about: 'Atrium',
  context: { page: 'https://showroom.example/hall/atrium', locale: 'en', location: payloadId('atrium') },
  consent: { text: 'I agree.', seal: 'seal' },
};

function Form() {
  return <ContactFormFields content={view} form={useContactForm(view)} />;
}

test('the contact form has a labelled field for each thing that may be said (spec 3.25)', () => {
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={interfaceTexts(aSnapshot(), ['page', 'contact', 'problem', 'updater'])}>
      <WindowContext value={createWindow()}>
        <Form />
      </WindowContext>
    </Translations>,
  );
  const labels = [...html.matchAll(/<label[^>]*for="contact-(\w+)">([^<]+)</g)];
  expect(labels.map(([, field, label]) => [field, label])).toEqual([
    ['firstName', 'First name'],
    ['lastName', 'Last name'],
    ['company', 'Company'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['subject', 'Subject'],
    ['message', 'Message'],
  ]);
});
