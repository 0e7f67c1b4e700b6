import type { SuggestionFailure, SuggestionInput, Suggestions } from '../../contracts/suggestions.ts';

/** A service that translates texts. */
export interface TranslationProvider {
  /** Its name and host, as editors read it. */
  readonly name: string;
  readonly translate: (input: SuggestionInput) => Promise<Suggestions>;
}

/** A translation that takes longer is not waited for; a service under load takes some seconds. */
const PATIENCE = 20_000;

/** Bytes; more is no answer to the texts of one request. */
const MAX_ANSWER = 1_000_000;

const DEEPL = { free: 'https://api-free.deepl.com', paid: 'https://api.deepl.com' };

/** DeepL asks for the variant of these languages. */
const DEEPL_TARGETS: Readonly<Record<string, string>> = { en: 'EN-GB', pt: 'PT-PT' };

/**
 * The service that the operator has set; undefined where none is.
 *
 * @param environment `TRANSLATION_PROVIDER` (`deepl` or `libretranslate`), `TRANSLATION_URL`, `TRANSLATION_KEY`.
 * @throws Error with a sentence that names the variable.
 */
export function translationProvider(
  environment: NodeJS.ProcessEnv = process.env,
  patience = PATIENCE,
): TranslationProvider | undefined {
  const kind = environment['TRANSLATION_PROVIDER']?.trim() ?? '';
  const key = environment['TRANSLATION_KEY']?.trim() ?? '';
  const address = environment['TRANSLATION_URL']?.trim() ?? '';
  if (kind === '') return undefined;
  if (kind === 'deepl') {
    if (key === '') throw new Error('TRANSLATION_KEY must be set: DeepL answers no one without a key');
    const url = origin(address || (key.endsWith(':fx') ? DEEPL.free : DEEPL.paid));
    return {
      name: `DeepL (${url.host})`,
      translate: ({ source, target, texts }) =>
        ask({
          url: new URL('v2/translate', url),
          headers: { authorization: `DeepL-Auth-Key ${key}` },
          body: {
            text: texts,
            source_lang: source.toUpperCase(),
            target_lang: DEEPL_TARGETS[target] ?? target.toUpperCase(),
          },
          read: ({ translations }) => textsOf(translations, 'text'),
          texts,
          patience,
        }),
    };
  }
  if (kind === 'libretranslate') {
    if (address === '') throw new Error('TRANSLATION_URL must be set: the address of LibreTranslate');
    const url = origin(address);
    return {
      name: `LibreTranslate (${url.host})`,
      translate: ({ source, target, texts }) =>
        ask({
          url: new URL('translate', url),
          headers: {},
          body: { q: texts, source, target, format: 'text', ...(key !== '' && { api_key: key }) },
          read: ({ translatedText }) => translatedText,
          texts,
          patience,
        }),
    };
  }
  throw new Error('TRANSLATION_PROVIDER must be deepl or libretranslate');
}

/** Names that no service may translate, from `TRANSLATION_KEEP`. */
export function keptNames(environment: NodeJS.ProcessEnv = process.env): readonly string[] {
  return (environment['TRANSLATION_KEEP'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function origin(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new Error('TRANSLATION_URL must be a web address, such as https://translate.example.com');
  }
  return url.pathname.endsWith('/') ? url : new URL(`${url.href}/`);
}

interface Call {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  readonly read: (answer: Readonly<Record<string, unknown>>) => unknown;
  readonly texts: readonly string[];
  readonly patience: number;
}

/** Never throws, and never repeats what the service says: its sentences may hold the key. */
async function ask({ url, headers, body, read, texts, patience }: Call): Promise<Suggestions> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) return { failure: failureOf(response.status) };
    const answer = await textWithin(response, MAX_ANSWER);
    if (answer === undefined) return { failure: 'broken' };
    const translated = read(JSON.parse(answer) as Readonly<Record<string, unknown>>);
    return areTexts(translated) && translated.length === texts.length
      ? { texts: translated }
      : { failure: 'broken' };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { failure: isLate ? 'timeout' : 'broken' };
  }
}

/** The text of an answer; undefined, and the rest is not received, where it is longer. */
async function textWithin(response: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** DeepL says 456 when the characters of the month are used up. */
function failureOf(status: number): SuggestionFailure {
  if (status === 401 || status === 403) return 'key';
  if (status === 429 || status === 456) return 'limit';
  return status === 400 ? 'language' : 'broken';
}

function textsOf(list: unknown, member: string): unknown {
  return Array.isArray(list)
    ? list.map((entry: unknown) => (entry as Readonly<Record<string, unknown>> | null)?.[member])
    : undefined;
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
