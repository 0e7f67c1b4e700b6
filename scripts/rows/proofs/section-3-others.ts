import type { Proofs } from '../proof.ts';

const CONTENT = 'packages/content/src/normalise';
const CORE = 'packages/core/src';
const WEB = 'apps/web/app';

/** Section 3: media to the lightbox. */
export const OTHER_ENTITIES: Proofs = {
  '3.21': [
    {
      of: 'url, hash',
      file: `${CONTENT}/media-library.ts`,
      find: "UPLOADS_PATH = '/box-api/uploads/'",
      replace: "UPLOADS_PATH = '/uploads/'",
      test: `${CONTENT}/assemble-bundle.test.ts`,
    },
    {
      of: 'width',
      file: `${CONTENT}/media-library.ts`,
      find: 'width: positive(shown.width),',
      replace: '',
      test: `${CONTENT}/assemble-bundle.test.ts`,
    },
    {
      of: 'formats (xxlarge, xlarge, large, medium, small, thumbnail)',
      file: `${CORE}/world/media.ts`,
      find: '  thumbnail: 245,\n',
      replace: '',
      test: `${CONTENT}/assemble-bundle.test.ts`,
    },
    {
      of: 'title',
      file: `${CONTENT}/media-library.ts`,
      find: 'title: textOf(wire.caption),',
      replace: '',
      test: `${CONTENT}/media-library.test.ts`,
    },
  ],
  '3.22': [
    {
      of: 'background-content.image',
      file: `${CONTENT}/backgrounds.ts`,
      find: "return [{ kind: 'image', key:",
      replace: "return [{ kind: 'video', loop: true, key:",
      test: `${CONTENT}/places.test.ts`,
    },
    {
      of: 'background-content.video',
      file: `${CONTENT}/backgrounds.ts`,
      find: "entry.__component === 'background-content.video';",
      replace: "entry.__component !== 'background-content.image' && entry.key !== 'default_background_16x9';",
      test: `${CONTENT}/places.test.ts`,
    },
  ],
  '3.23': [
    {
      of: 'message',
      file: `${WEB}/features/notices/toast.tsx`,
      find: '{notification.message}',
      replace: '{notification.status}',
      test: `${WEB}/features/notices/toast.test.tsx`,
    },
    {
      of: 'html',
      file: `${WEB}/features/notices/toast.tsx`,
      find: 'notification.html === undefined ?',
      replace: 'true ?',
      test: `${WEB}/features/notices/toast.test.tsx`,
    },
    {
      of: 'pos, timeout, status',
      file: `${CORE}/notifications/notification.ts`,
      find: '{ ...NOTIFICATION_DEFAULTS, ...request }',
      replace: '{ ...request, ...NOTIFICATION_DEFAULTS }',
      test: `${CORE}/notifications/queue.test.ts`,
    },
    {
      of: 'color',
      file: `${WEB}/features/notices/toast.tsx`,
      find: 'style={colours(notification.color)}',
      replace: '',
      test: `${WEB}/features/notices/toast.test.tsx`,
    },
    {
      of: 'icon',
      file: `${WEB}/features/notices/toast.tsx`,
      find: 'notification.icon === undefined ?',
      replace: 'true ?',
      test: `${WEB}/features/notices/toast.test.tsx`,
    },
  ],
  '3.24': [
    {
      of: 'key, value',
      file: `${CONTENT}/wordings.ts`,
      find: 'wordings.set(key, text);',
      replace: 'wordings.set(text, key);',
      test: `${CONTENT}/wordings.test.ts`,
    },
    {
      of: 'UI translation item',
      file: `${WEB}/i18n/messages.server.ts`,
      find: '=== undefined ? override : builtIn',
      replace: '=== undefined ? builtIn : override',
      test: `${WEB}/i18n/messages.test.ts`,
    },
  ],
  '3.25': [
    {
      of: 'first name',
      file: `${WEB}/features/contact/contact-form-fields.tsx`,
      find: "label={t('contact__first_name')}",
      replace: 'label=""',
      test: `${WEB}/features/contact/contact-form-fields.test.tsx`,
    },
    {
      of: 'last name',
      file: `${WEB}/features/contact/contact-form-fields.tsx`,
      find: "label={t('contact__last_name')}",
      replace: 'label=""',
      test: `${WEB}/features/contact/contact-form-fields.test.tsx`,
    },
    {
      of: 'company',
      file: `${WEB}/features/contact/contact-form-fields.tsx`,
      find: "label={t('contact__company')}",
      replace: 'label=""',
      test: `${WEB}/features/contact/contact-form-fields.test.tsx`,
    },
    {
      of: 'phone',
      file: `${WEB}/features/contact/contact-form-fields.tsx`,
      find: "label={t('contact__phone')}",
      replace: 'label=""',
      test: `${WEB}/features/contact/contact-form-fields.test.tsx`,
    },
    {
      of: 'email',
      file: `${WEB}/features/contact/contact-form-fields.tsx`,
      find: "label={t('contact__email')}",
      replace: 'label=""',
      test: `${WEB}/features/contact/contact-form-fields.test.tsx`,
    },
    {
      of: 'subject',
      file: `${WEB}/features/contact/contact-form-fields.tsx`,
      find: "label={t('contact__subject')}",
      replace: 'label=""',
      test: `${WEB}/features/contact/contact-form-fields.test.tsx`,
    },
    {
      of: 'message',
      file: `${WEB}/features/contact/contact-form-fields.tsx`,
      find: "label={t('contact__message')}",
      replace: 'label=""',
      test: `${WEB}/features/contact/contact-form-fields.test.tsx`,
    },
  ],
  '3.26': [
    {
      of: 'scope field',
      file: 'apps/web/server/session/cms-login.ts',
      find: 'scopes: scopesOf(user.scope), name',
      replace: 'scopes: [], name',
      test: 'apps/web/server/session/cms-login.test.ts',
    },
    {
      of: 'login result field jwt',
      file: 'apps/web/server/session/cms-login.ts',
      find: 'login: { jwt, scopes',
      replace: "login: { jwt: '', scopes",
      test: 'apps/web/server/session/cms-login.test.ts',
    },
  ],
  '3.27': [
    {
      of: 'code, iso',
      file: 'packages/content/src/locales.ts',
      find: "iso: 'de-DE'",
      replace: "iso: 'de'",
      test: 'packages/content/src/locales.test.ts',
    },
    // The switcher names a language in its own words: a flag stands for a country.
    {
      of: 'flags, name',
      file: 'packages/content/src/locales.ts',
      find: "'Русский'",
      replace: "'Russian'",
      test: 'packages/content/src/locales.test.ts',
    },
    {
      of: 'All are ltr',
      file: 'packages/content/src/locales.ts',
      find: "iso: 'pt-PT'",
      replace: "iso: 'he-IL'",
      test: 'packages/content/src/locales.test.ts',
    },
    // Each language has a file of its own, all with the same keys (docs/decisions/0012-texts-in-groups.md).
    {
      of: 'share the same translations file',
      file: 'packages/texts/src/messages/contact/de.json',
      find: '  "contact__subject": "Betreff",\n',
      replace: '',
      test: 'packages/texts/src/built-in-texts.test.ts',
    },
  ],
  '3.28': [
    {
      of: 'content items',
      file: `${WEB}/features/media/overlay.server.ts`,
      find: 'href: withHref(index)',
      replace: 'href: withHref(0)',
      test: `${WEB}/overlays/viewer-overlays.server.test.ts`,
    },
    {
      of: 'currentIndex',
      file: `${WEB}/page-data/media-items.server.ts`,
      find: 'item <= items ? item - 1 : 0',
      replace: '0',
      test: `${WEB}/overlays/viewer-overlays.server.test.ts`,
    },
  ],
};
