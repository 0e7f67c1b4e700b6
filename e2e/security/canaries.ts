/**
 * Content closed to some visitors, each area for another reason. Every text in it contains the area's word, every
 * number in it is one of the area's, so that a search finds the smallest leak.
 */
export const AREAS = ['protected', 'other', 'login', 'scoped', 'dated', 'over', 'unpublished'] as const;
export type Area = (typeof AREAS)[number];

/** A word that no text, random number or packed file holds by chance. */
export function wordOf(area: Area): string {
  return `zqx${area}zqx`;
}

/** Data for the server only. */
export const SECRETS = {
  sessionSecret: 'zqxsecretzqx-session-0123456789abcdef0123456789abcdef',
  revalidateSecret: 'zqxsecretzqx-revalidate-0123456789abcdef',
  cmsToken: 'zqxsecretzqx-cms-token',
  accessCode: 'zqxsecretzqx-4711',
  nextAccessCode: 'zqxsecretzqx-4712',
  otherAccessCode: 'zqxsecretzqx-0815',
  password: 'zqxsecretzqx-password',
  jwt: 'zqxsecretzqx-jwt',
  email: 'zqxsecretzqx@visitor.example',
  figureFile: 'zqxsecretzqx-figures.json',
  figureField: 'zqxsecretzqx-power',
  notes: 'zqxsecretzqx-speaker-notes',
  presenterScope: 'zqxsecretzqx-presenters',
} as const;

const SECRET_WORD = 'zqxsecretzqx';

/** As long as a safe integer may be: shorter ones are in random tokens by chance, eight digits in one run of a hundred. */
const FIRST_NUMBER = 877_104_913_260_000;

/** Of every area's numbers. */
const FIRST_DIGITS = '877104913260';

/** The number of an area's article or dashboard. */
export function numberOf(area: Area, index: number): number {
  return FIRST_NUMBER + AREAS.indexOf(area) * 100 + index;
}

function numbersOf(area: Area): RegExp {
  const first = String(numberOf(area, 0)).slice(0, -2);
  return new RegExp(String.raw`(?<!\d)${first}\d\d(?!\d)`);
}

/** A secret, or an area whose canary was found. */
export type Leak = Area | 'secret';

/** A word of an area or secret with what hangs on it: a slug, a payload id, the stem of a file's name. */
const NAMES = /[\w-]*zqx[a-z]+zqx[\w-]*/g;

/** Undoes percent-encoding and the escapes of JSON where they are some. */
function decoded(text: string): string {
  return text
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'),
    )
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

function namesIn(text: string): readonly string[] {
  return text.toLowerCase().match(NAMES) ?? [];
}

/** Whether a name occurs, or a longer one that begins with it: long names are repeated truncated. */
function isRepetition(name: string, said: readonly string[]): boolean {
  return said.some((own) => own === name || (!name.endsWith('zqx') && own.startsWith(name)));
}

/**
 * The forbidden words that a text reveals.
 *
 * @param known areas that the reader may see.
 * @param asked the reader's own request: an answer may repeat a name from it without revealing anything.
 */
export function leaksIn(text: string, known: ReadonlySet<Area>, asked = ''): readonly Leak[] {
  // Nearly every text holds nothing at all, and a quick look at it shows that.
  if (!/zqx/i.test(text) && !text.includes(FIRST_DIGITS)) return [];
  // Twice: a doubly encoded text may be sent back encoded once.
  const said = decoded(decoded(asked));
  const own = namesIn(said);
  const told = namesIn(decoded(text)).filter((name) => !isRepetition(name, own));
  const tells = (word: string): boolean => told.some((name) => name.includes(word));
  const areas = AREAS.filter(
    (area) =>
      !known.has(area) &&
      (tells(wordOf(area)) || (!numbersOf(area).test(said) && numbersOf(area).test(text))),
  );
  return tells(SECRET_WORD) ? [...areas, 'secret'] : areas;
}
