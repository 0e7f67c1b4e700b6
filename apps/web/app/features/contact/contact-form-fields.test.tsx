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
  reply: 'We reply soon.',
  offersCopy: false,
  context: { page: 'https://showroom.example/hall/atrium', locale: 'en', location: payloadId('atrium') },
  consent: { text: 'I agree.', seal: 'seal' },
};

function Form({ content }: { readonly content: ContactView }) {
  return <ContactFormFields content={content} form={useContactForm(content)} />;
}

function render(over: Partial<ContactView> = {}): string {
  return renderToStaticMarkup(
    <Translations locale="en" texts={interfaceTexts(aSnapshot(), ['page', 'contact', 'problem', 'updater'])}>
      <WindowContext value={createWindow()}>
        <Form content={{ ...view, ...over }} />
      </WindowContext>
    </Translations>,
  );
}

test('the contact form has a labelled field for each thing that may be said (spec 3.25)', () => {
  const html = render();
  const labels = [...html.matchAll(/<label[^>]*for="contact-(\w+)">([^<]+)</g)];
  expect(labels.map(([, field, label]) => [field, label])).toEqual([
    ['firstName', 'First name'],
    ['lastName', 'Last name'],
    ['email', 'Email'],
    ['message', 'Message'],
    ['company', 'Company'],
    ['phone', 'Phone'],
    ['subject', 'Subject'],
  ]);
});

function fold(html: string): string {
  return /<details[^>]*>/.exec(html)?.[0] ?? '';
}

test('what is seldom said is folded away, unless it is filled in or wrong', () => {
  expect(fold(render())).not.toMatch(/ open/);
  const invalid = (values: object, problems: object) =>
    render({ outcome: { kind: 'invalid', values, problems } });
  expect(fold(invalid({ company: 'Engines' }, {}))).toMatch(/ open/);
  expect(fold(invalid({}, { phone: 'tooLong' }))).toMatch(/ open/);
  expect(fold(invalid({ message: 'Hi' }, { email: 'required' }))).not.toMatch(/ open/);
});

test('the privacy policy is beside the consent, and only where there is one', () => {
  expect(render()).not.toContain('privacy');
  const elsewhere = render({ privacy: { href: 'https://norvane.example/privacy', isElsewhere: true } });
  expect(elsewhere).toMatch(
    /<\/label><a [^>]*href="https:\/\/norvane\.example\/privacy" target="_blank"[^>]*>See our privacy policy\.</,
  );
});

test('a copy is offered where one can be mailed', () => {
  expect(render()).not.toContain('name="copy"');
  expect(render({ offersCopy: true })).toMatch(/<input type="checkbox"[^>]*name="copy"/);
});

test('says of each empty field what is missing', () => {
  const html = render({
    outcome: {
      kind: 'invalid',
      values: {},
      problems: { firstName: 'required', lastName: 'required', email: 'required', message: 'required' },
    },
  });
  const said = [...html.matchAll(/<p [^>]*id="contact-\w+-problem"[^>]*>([^<]+)</g)].map(
    ([, words]) => words,
  );
  expect(said).toHaveLength(4);
  expect(new Set(said).size).toBe(4);
});
