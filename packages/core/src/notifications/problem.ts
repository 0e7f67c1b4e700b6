/** Texts of the error catalogue (specification section 8), by their interface text key. */
export type ProblemText =
  | 'error__too_many_requests'
  | 'error__invalid_input'
  | 'error__email_password_validation'
  | 'error__something_wrong';

/** The message about an error answer. */
export interface Problem {
  /** An interface text, or the server's own words. */
  readonly text: { readonly key: ProblemText } | { readonly words: string };
  /** "any other status: error__something_wrong and redirect to the localised home" (specification section 8). */
  readonly leadsHome: boolean;
}

/**
 * "400: the server's detail messages, each capitalised and joined by semicolons" (specification section 8):
 * as a list they end where a sentence would.
 */
const SEPARATOR = '; ';

/**
 * "Credentials and input: 'Invalid identifier or password' …" (specification section 5): the CMS uses the same words,
 * only in English; the interface text of them exists in every language.
 */
const WRONG_CREDENTIALS = 'Invalid identifier or password';

/** A server's endless list of details must not fill the window. */
const MAX_MESSAGES = 8;
const MAX_MESSAGE_LENGTH = 300;

/**
 * The error catalogue of specification section 8.
 *
 * @param status of the answer; 0 when there was none.
 * @param body as it was parsed; its shape is not trusted.
 */
export function problemOf(status: number, body?: unknown): Problem {
  switch (status) {
    case 429:
      return { text: { key: 'error__too_many_requests' }, leadsHome: false };
    case 422:
      return { text: { key: 'error__invalid_input' }, leadsHome: false };
    case 400: {
      const words = wordsOf(body);
      const isKnown = words === undefined || capitalise(words) === WRONG_CREDENTIALS;
      const text = isKnown ? { key: 'error__email_password_validation' as const } : { words };
      return { text, leadsHome: false };
    }
    default:
      return { text: { key: 'error__something_wrong' }, leadsHome: true };
  }
}

/** Strapi answers `{error: {message, details: {errors: [{message}]}}}`; older ones without `error` around it. */
function wordsOf(body: unknown): string | undefined {
  const error = fieldOf(body, 'error') ?? body;
  const details = fieldOf(fieldOf(error, 'details'), 'errors');
  const messages = (Array.isArray(details) ? details : [])
    .flatMap((detail: unknown) => sentenceOf(fieldOf(detail, 'message')) ?? [])
    .slice(0, MAX_MESSAGES);
  if (messages.length > 0) return messages.map((message) => capitalise(message)).join(SEPARATOR);
  return sentenceOf(fieldOf(error, 'message'));
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

function sentenceOf(value: unknown): string | undefined {
  const sentence = typeof value === 'string' ? value.trim().slice(0, MAX_MESSAGE_LENGTH) : '';
  return sentence === '' ? undefined : sentence;
}

function capitalise(sentence: string): string {
  const [first = '', ...rest] = sentence;
  return first.toUpperCase() + rest.join('');
}
