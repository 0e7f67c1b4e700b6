import type { Proofs } from '../proof.ts';
import { englishTexts } from './english-texts.ts';

const CORE = 'packages/core/src';
const CONTENT = 'packages/content/src';
const SESSION = 'apps/web/server/session';
const WEB = 'apps/web/app';

const ACCESS = `${CONTENT}/normalise/access.ts`;
const ACCESS_TEST = `${CONTENT}/normalise/access.test.ts`;
const BROKEN_RULES_TEST = `${CONTENT}/normalise/broken-rules.test.ts`;
const UNLOCK_TEST = `${SESSION}/unlock-route.test.ts`;
const LINK = `${CORE}/links/link.ts`;
const LINK_TEST = `${CORE}/links/link.test.ts`;
const REDIRECT = `${CORE}/links/redirect-path.ts`;
const REDIRECT_TEST = `${CORE}/links/redirect-path.test.ts`;
const TRANSITIONS = `${CONTENT}/normalise/transitions.ts`;

/** Validation rules. */
export const SECTION_5: Proofs = {
  '5.1': [
    {
      of: 'A world needs a password only if protect_with_password is true',
      file: ACCESS,
      find: 'wire.protect_with_password === true',
      replace: 'wire.protect_with_password !== null',
      test: ACCESS_TEST,
    },
    {
      // Decision 0030: a world that asks for a code and has none is closed instead of open.
      of: 'a non-empty trimmed password is set',
      file: `${CORE}/access/strictest.ts`,
      find: "trimmed === '' ? { kind: 'shut', because: 'codeMissing' }",
      replace: "trimmed === '' ? { kind: 'none' }",
      test: ACCESS_TEST,
    },
    {
      of: 'trimmed password',
      file: `${CORE}/access/strictest.ts`,
      find: "code?.trim() ?? ''",
      replace: "code ?? ''",
      test: ACCESS_TEST,
    },
    {
      of: 'Access is granted when the stored accessKey equals the password',
      file: `${SESSION}/unlock-route.ts`,
      find: ' || !isSameSecret(given, right)',
      replace: '',
      test: UNLOCK_TEST,
    },
    {
      of: 'the stored accessKey',
      file: `${SESSION}/world-cookie.ts`,
      find: ', digestOf(keys, `code of ${world}`, code)]',
      replace: ']',
      test: UNLOCK_TEST,
    },
  ],
  '5.2': [
    {
      of: 'only_logged_in_users',
      file: ACCESS,
      find: 'wire.only_logged_in_users === true || ',
      replace: '',
      test: ACCESS_TEST,
    },
    {
      of: '(or only_logged_in_user)',
      file: ACCESS,
      find: ' || wire.only_logged_in_user === true',
      replace: '',
      test: ACCESS_TEST,
    },
    {
      of: 'requires login',
      file: `${CORE}/access/may-enter.ts`,
      find: "if (world.isLoginOnly && !visitor.isLoggedIn) return 'login';",
      replace: '',
      test: `${CORE}/access/may-enter.test.ts`,
    },
  ],
  '5.3': [
    {
      of: "'Please enter access code'",
      file: englishTexts('access'),
      find: 'Please enter access code',
      replace: 'Please enter the code',
      test: `${WEB}/screens/code/code-data.server.test.ts`,
    },
    {
      of: "'The code is incorrect, please try again'",
      file: englishTexts('access'),
      find: 'The code is incorrect, please try again',
      replace: 'The code is wrong',
      test: `${WEB}/features/code/code-message.test.tsx`,
    },
    {
      of: 'The code is incorrect',
      file: `${SESSION}/unlock-route.ts`,
      find: "messages: ['The code is incorrect, please try again']",
      replace: "messages: ['The code is wrong']",
      test: UNLOCK_TEST,
    },
  ],
  '5.4': [
    {
      of: "'Invalid identifier or password'",
      file: englishTexts('problem'),
      find: 'Invalid identifier or password',
      replace: 'Wrong password',
      test: `${WEB}/features/login/login-form.test.tsx`,
    },
    {
      of: 'Invalid identifier or password',
      file: `${CORE}/notifications/problem.ts`,
      find: "WRONG_CREDENTIALS = 'Invalid identifier or password'",
      replace: "WRONG_CREDENTIALS = 'Wrong password'",
      test: `${CORE}/notifications/problem.test.ts`,
    },
    {
      of: "'Invalid Input. Please check your entry.'",
      file: englishTexts('problem'),
      find: 'Invalid Input. Please check your entry.',
      replace: 'Invalid input.',
      test: `${WEB}/features/login/login-form.test.tsx`,
    },
    {
      of: 'Invalid Input. Please check your entry.',
      file: `${SESSION}/access-reply.ts`,
      find: 'Invalid Input. Please check your entry.',
      replace: 'Invalid input.',
      test: `${SESSION}/login-route.test.ts`,
    },
  ],
  '5.5': [
    {
      of: "each endpoint's params must be an array",
      file: `${CONTENT}/endpoints/endpoint.ts`,
      find: 'if (!Array.isArray(params)) {',
      replace: 'if (params === false) {',
      test: `${CONTENT}/endpoints/endpoint.test.ts`,
    },
    {
      of: "the error 'Endpoint params must be an Array' is raised",
      file: `${CONTENT}/endpoints/endpoint.ts`,
      find: "ContentError('configuration', 'Endpoint params must be an Array')",
      replace: "ContentError('configuration', 'Endpoint params must be a list')",
      test: `${CONTENT}/endpoints/endpoint.test.ts`,
    },
    {
      of: 'Endpoint settings',
      file: 'apps/web/server/snapshot/configured-endpoints.ts',
      find: 'checkEndpoints(JSON.parse(',
      replace: 'Object(JSON.parse(',
      test: 'apps/web/server/snapshot/configured-endpoints.test.ts',
    },
  ],
  '5.6': [
    {
      of: 'a URL not starting with http',
      file: LINK,
      find: '/^https?:\\/\\//i.test(link) ? link',
      replace: '/^https:\\/\\//i.test(link) ? link',
      test: LINK_TEST,
    },
    {
      of: 'mailto:',
      file: LINK,
      find: 'if (/^mailto:/i.test(link)) return MAIL_LINK.test(link) ? link : undefined;',
      replace: '',
      test: LINK_TEST,
    },
    {
      of: 'tel:',
      file: LINK,
      find: 'if (/^tel:/i.test(link)) return PHONE_LINK.test(link) ? link : undefined;',
      replace: '',
      test: LINK_TEST,
    },
    {
      of: 'gets https:// prefixed',
      file: LINK,
      find: '`https://${link.',
      replace: '`http://${link.',
      test: LINK_TEST,
    },
    {
      of: 'https:// prefixed',
      file: `${WEB}/rich-text/rich-text-finish.ts`,
      find: 'OWN_PATH.test(address) ? address : normaliseLink(address)',
      replace: 'address',
      test: `${WEB}/rich-text/rich-text.server.test.ts`,
    },
    {
      of: 'A new-tab flag of false opens in the same tab',
      file: LINK,
      find: 'return flag !== false;',
      replace: 'return true;',
      test: LINK_TEST,
    },
    {
      of: 'otherwise a new tab',
      file: LINK,
      find: 'return flag !== false;',
      replace: 'return flag === true;',
      test: LINK_TEST,
    },
    {
      of: 'opens in the same tab',
      file: `${CONTENT}/normalise/actions.ts`,
      find: 'newTab: opensInNewTab(newWindow)',
      replace: 'newTab: true',
      test: `${CONTENT}/normalise/assemble-bundle.test.ts`,
    },
  ],
  '5.7': [
    {
      // docs/design/unspecified.md, safe redirect path.
      of: 'must match a safe local path pattern',
      file: REDIRECT,
      find: "path.startsWith('/') && ",
      replace: '',
      test: REDIRECT_TEST,
    },
    {
      of: 'a safe local path',
      file: REDIRECT,
      find: ' && !UNSAFE.test(path)',
      replace: '',
      test: REDIRECT_TEST,
    },
    {
      of: 'Redirect paths after login',
      file: `${WEB}/showroom/requests/send-access.ts`,
      find: "isSafeRedirectPath(redirectTo) ? redirectTo : '/'",
      replace: 'redirectTo',
      test: `${WEB}/showroom/requests/send-access.test.ts`,
    },
  ],
  '5.8': [
    {
      of: 'must be non-negative integers to reopen',
      file: `${CORE}/overlays/overlay-stack.ts`,
      find: 'if (!/^\\d+$/.test(value)) return undefined;\n  const id',
      replace: 'const id',
      test: `${CORE}/overlays/overlay-stack.test.ts`,
    },
    {
      of: 'Article,',
      file: `${CORE}/overlays/overlay-stack.ts`,
      find: "parseId(kind === 'article' ? value.replace(/-.*$/s, '') : value)",
      replace: "parseId(value.replace(/-.*$/s, ''))",
      test: `${CORE}/overlays/overlay-stack.test.ts`,
    },
  ],
  '5.9': [
    {
      of: 'Transitions cannot connect a location to itself',
      file: `${CORE}/world/judge-transition.ts`,
      find: "if (from.id === to.id) return 'selfLink';",
      replace: '',
      test: `${CORE}/world/judge-transition.test.ts`,
    },
    {
      of: 'cannot connect a location to itself',
      file: TRANSITIONS,
      find: 'if (from === to) {',
      replace: 'if (from === undefined) {',
      test: `${CONTENT}/normalise/broken-content.test.ts`,
    },
    {
      of: 'Locations and',
      file: `${CONTENT}/normalise/locations.ts`,
      find: 'const names = [`payloadId ${payloadId}`, `address ${address}`];',
      replace: 'const names = [`payloadId ${payloadId}`];',
      test: BROKEN_RULES_TEST,
    },
    {
      of: 'transitions must be unique',
      file: TRANSITIONS,
      find: ', `pair ${from} → ${to}`]',
      replace: ']',
      test: BROKEN_RULES_TEST,
    },
    {
      of: 'A portal needs both locations in different worlds',
      file: TRANSITIONS,
      find: 'entry.collection === PORTALS && locations',
      replace: "entry.collection === '' && locations",
      test: BROKEN_RULES_TEST,
    },
    {
      of: 'both locations in different worlds',
      file: `${CORE}/world/judge-transition.ts`,
      find: "? 'transition' : 'portal'",
      replace: "? 'portal' : 'transition'",
      test: `${CORE}/world/judge-transition.test.ts`,
    },
  ],
};
