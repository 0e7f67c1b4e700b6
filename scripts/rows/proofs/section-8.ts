import type { Proofs } from '../proof.ts';
import { englishTexts } from './english-texts.ts';

const CONTENT = 'packages/content/src';
const WEB = 'apps/web/app';

const PROBLEM = 'packages/core/src/notifications/problem.ts';
const CATALOGUE_TEST = `${WEB}/showroom/error-catalogue.test.ts`;
const ERROR_SCREEN = `${WEB}/screens/error/error-screen.tsx`;
const ERROR_SCREEN_TEST = `${WEB}/screens/error/error-screen.test.tsx`;
const ERROR_TEXTS_TEST = `${WEB}/screens/error/error-texts.test.tsx`;
const CONNECTION = `${WEB}/features/notices/connection-notice.ts`;
const CONNECTION_TEST = `${WEB}/features/notices/connection-notice.test.ts`;

/** Error catalogue. */
export const SECTION_8: Proofs = {
  '8.1': [
    {
      of: 'HTTP 429',
      file: PROBLEM,
      find: 'case 429:',
      replace: 'case 428:',
      test: CATALOGUE_TEST,
    },
    {
      of: 'notification error__too_many_requests',
      file: PROBLEM,
      find: "key: 'error__too_many_requests'",
      replace: "key: 'error__something_wrong'",
      test: CATALOGUE_TEST,
    },
    {
      of: 'notification',
      file: `${WEB}/showroom/notifications/notify-problem.ts`,
      find: "status: 'danger'",
      replace: "status: 'primary'",
      test: CATALOGUE_TEST,
    },
    {
      of: "('You are making too many requests to the server. Access remains blocked for a short time.')",
      file: englishTexts('updater'),
      find: 'Access remains blocked for a short time.',
      replace: 'Wait.',
      test: CATALOGUE_TEST,
    },
    {
      of: 'You are making too many requests to the server.',
      file: 'apps/web/server/session/access-reply.ts',
      find: "messages: ['You are making too many requests to the server.",
      replace: "messages: ['Too many requests.",
      test: 'apps/web/server/session/login-route.test.ts',
    },
  ],
  '8.2': [
    {
      of: '422',
      file: PROBLEM,
      find: 'case 422:',
      replace: 'case 423:',
      test: CATALOGUE_TEST,
    },
    {
      of: 'error__invalid_input',
      file: PROBLEM,
      find: "key: 'error__invalid_input'",
      replace: "key: 'error__something_wrong'",
      test: CATALOGUE_TEST,
    },
  ],
  '8.3': [
    {
      of: '400',
      file: PROBLEM,
      find: 'case 400:',
      replace: 'case 402:',
      test: CATALOGUE_TEST,
    },
    {
      of: "the server's detail messages",
      file: PROBLEM,
      find: 'if (messages.length > 0) return',
      replace: 'if (messages.length > 9) return',
      test: CATALOGUE_TEST,
    },
    {
      of: 'each capitalised',
      file: PROBLEM,
      find: 'messages.map((message) => capitalise(message))',
      replace: 'messages',
      test: CATALOGUE_TEST,
    },
    {
      of: 'joined by semicolons',
      file: PROBLEM,
      find: "SEPARATOR = '; '",
      replace: "SEPARATOR = ', '",
      test: CATALOGUE_TEST,
    },
    {
      of: 'or the server message',
      file: PROBLEM,
      find: "return sentenceOf(fieldOf(error, 'message'));",
      replace: 'return undefined;',
      test: CATALOGUE_TEST,
    },
    {
      of: 'otherwise error__email_password_validation',
      file: PROBLEM,
      find: "key: 'error__email_password_validation' as const",
      replace: "key: 'error__something_wrong' as const",
      test: CATALOGUE_TEST,
    },
    {
      of: "server's detail messages",
      file: 'apps/web/server/session/login-route.ts',
      find: "problem: 'credentials', messages: outcome.messages",
      replace: "problem: 'credentials', messages: []",
      test: 'apps/web/server/session/login-route.test.ts',
    },
  ],
  '8.4': [
    {
      of: 'any other status: error__something_wrong',
      file: PROBLEM,
      find: "key: 'error__something_wrong'",
      replace: "key: 'error__invalid_input'",
      test: CATALOGUE_TEST,
    },
    {
      of: 'redirect to the localised home',
      file: PROBLEM,
      find: 'leadsHome: true',
      replace: 'leadsHome: false',
      test: CATALOGUE_TEST,
    },
    {
      of: 'the localised home',
      file: `${WEB}/screens/login/login-data.server.ts`,
      find: 'homeHref: formatHomePath({ locale, defaultLocale: server.bundle.defaultLocale })',
      replace: "homeHref: '/'",
      test: `${WEB}/screens/login/login-data.server.test.ts`,
    },
  ],
  '8.5': [
    {
      of: '404 route',
      file: `${WEB}/screens/page/page-data.server.ts`,
      find: "'error__page_not_found', 404)",
      replace: "'error__page_not_found', 400)",
      test: `${WEB}/screens/page/page-data.server.test.ts`,
    },
    {
      of: "'This page could not be found'",
      file: englishTexts('page'),
      find: 'This page could not be found',
      replace: 'No such page',
      test: ERROR_TEXTS_TEST,
    },
    {
      of: 'with back-home button',
      file: ERROR_SCREEN,
      find: "SENTENCES.has(status) ? homeHref : '/'",
      replace: "'/'",
      test: ERROR_SCREEN_TEST,
    },
    {
      of: 'back-home button',
      file: englishTexts('page'),
      find: 'Back to home',
      replace: 'Away',
      test: ERROR_TEXTS_TEST,
    },
  ],
  '8.6': [
    {
      of: 'status from the error',
      file: ERROR_SCREEN,
      find: '? error.status : 500',
      replace: '? 500 : 500',
      test: ERROR_SCREEN_TEST,
    },
    {
      of: 'else 500',
      file: ERROR_SCREEN,
      find: '? error.status : 500',
      replace: '? error.status : 501',
      test: ERROR_SCREEN_TEST,
    },
  ],
  '8.7': [
    {
      of: "'An error occurred on server'",
      file: englishTexts('page'),
      find: 'An error occurred on server',
      replace: 'An error',
      test: ERROR_TEXTS_TEST,
    },
    {
      of: "'Something went wrong. Please try again later.'",
      file: englishTexts('problem'),
      find: 'Something went wrong. Please try again later.',
      replace: 'Something went wrong.',
      test: CATALOGUE_TEST,
    },
  ],
  '8.8': [
    {
      of: "title 'Error'",
      file: englishTexts('contact'),
      find: '"contact__failed_title": "Error"',
      replace: '"contact__failed_title": "Failed"',
      test: `${WEB}/features/contact/form-messages.test.tsx`,
    },
    {
      of: "plus 'Something went wrong. Please try again later or send us an email to {email}'",
      file: englishTexts('contact'),
      find: 'or send us an email to {email}',
      replace: 'or write to {email}',
      test: `${WEB}/features/contact/form-messages.test.tsx`,
    },
    {
      of: '{email}',
      file: `${WEB}/features/contact/form-messages.tsx`,
      find: '<FailedSentence mail={mail} />',
      replace: "t('error__something_wrong')",
      test: `${WEB}/features/contact/form-messages.test.tsx`,
    },
  ],
  '8.9': [
    {
      of: "'No Internet connection'",
      file: englishTexts('updater'),
      find: 'No Internet connection',
      replace: 'Offline',
      test: CONNECTION_TEST,
    },
    {
      of: 'No Internet',
      file: CONNECTION,
      find: "t('updater__no_internet')",
      replace: "t('updater__failed')",
      test: CONNECTION_TEST,
    },
    {
      of: "'Oops, something went wrong. Please try again later'",
      file: englishTexts('updater'),
      find: 'Oops, something went wrong. Please try again later',
      replace: 'Something went wrong',
      test: CONNECTION_TEST,
    },
  ],
  '8.10': [
    {
      of: 'when enabled in settings',
      file: 'packages/core/src/world/settings/is-staging.ts',
      find: "given.flag('staging') ?? false",
      replace: 'false',
      test: `${CONTENT}/normalise/defaults.test.ts`,
    },
    {
      of: 'enabled in settings',
      file: `${WEB}/screens/cover/cover-data.server.ts`,
      find: "settings.isStaging ? ['info__on_staging'] : []",
      replace: '[]',
      test: `${WEB}/screens/page/page-data.server.test.ts`,
    },
    {
      of: 'a danger notification info__on_staging',
      file: `${WEB}/features/notices/notices.tsx`,
      find: 'data-notification="danger"',
      replace: 'data-notification="primary"',
      test: `${WEB}/features/notices/notices.test.tsx`,
    },
    {
      of: "('You are currently on our staging page...')",
      file: englishTexts('page'),
      find: 'You are currently on our staging page',
      replace: 'This is a staging page',
      test: `${WEB}/features/notices/notices.test.tsx`,
    },
    {
      of: 'appears at top center',
      file: `${WEB}/features/notices/notices.module.css`,
      find: 'justify-items: center;',
      replace: 'justify-items: end;',
      test: `${WEB}/features/notices/notices.test.tsx`,
    },
    {
      of: 'with no timeout',
      file: `${WEB}/features/notices/notices.tsx`,
      find: 'const [closed, setClosed] = useState<readonly TextKey[]>([]);',
      replace:
        'const [closed, setClosed] = useState<readonly TextKey[]>([]);\n  useAfter(3000, () => setClosed(notices));',
      test: 'e2e/journeys/counting.spec.ts',
    },
  ],
};
