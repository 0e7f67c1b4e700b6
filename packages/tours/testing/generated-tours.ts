import * as fc from 'fast-check';

/** A part of a generated hotspot, with a number that is in everything it says and names. */
export interface GeneratedPart {
  readonly kind: 'picture' | 'clip' | 'link' | 'embed' | 'sound' | 'form';
  readonly mark: string;
  /** Whether its file is among the tour's. */
  readonly isThere: boolean;
}

export interface GeneratedHotspot {
  /** In its text; empty for a hotspot without one. */
  readonly mark: string;
  readonly text: string;
  /** An index of a scene, which may not be there. */
  readonly target: number | undefined;
  readonly parts: readonly GeneratedPart[];
  /** Degrees, to the right and upwards, in whatever turn. */
  readonly yaw: number;
  readonly pitch: number;
}

export interface GeneratedScene {
  readonly id: string;
  readonly title: string;
  readonly hotspots: readonly GeneratedHotspot[];
  /** Pixels of a face, and how many levels have all their tiles. */
  readonly sizes: readonly number[];
  readonly complete: number;
  /** Where it looks at first, in degrees of whatever turn, and how wide. */
  readonly start: { readonly yaw: number; readonly pitch: number; readonly field: number };
}

const ODD = [
  'Küche',
  '日本',
  '“q”',
  "it's",
  'a & b',
  '<b>x</b>',
  '3 < 4',
  '`$',
  '\\n',
  '𝄞',
  '',
  ' ',
  'null',
  '&lt;i&gt;',
];
const odd = fc
  .array(fc.constantFrom(...ODD, 'word', 'of', '-'), { maxLength: 5 })
  .map((words) => words.join(' '));

const part = fc.record({
  kind: fc.constantFrom<GeneratedPart['kind']>('picture', 'clip', 'link', 'embed', 'sound', 'form'),
  isThere: fc.boolean(),
});

/** Any turn; often ahead, where pictures show it. */
const angles = {
  yaw: fc.oneof(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -720, max: 720 })),
  pitch: fc.oneof(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -200, max: 200 })),
};

const hotspot = fc.record({
  hasText: fc.boolean(),
  text: odd,
  target: fc.option(fc.nat({ max: 4 }), { nil: undefined }),
  parts: fc.array(part, { maxLength: 3 }),
  ...angles,
});

const scene = fc.record({
  id: fc.constantFrom('0-hall', 'scene_x', 'é', 'a b', 'constructor', 'x/y', '日', 'login', '42', 'UP'),
  title: odd,
  hotspots: fc.array(hotspot, { maxLength: 4 }),
  sizes: fc.constantFrom([64], [64, 128], [32, 64, 128]),
  complete: fc.nat({ max: 3 }),
  start: fc.record({
    ...angles,
    field: fc.integer({ min: 1, max: 170 }),
  }),
});

/** Scenes with odd names, texts, angles and levels; every hotspot and part has a mark of its own. */
export const generatedScenes: fc.Arbitrary<readonly GeneratedScene[]> = fc
  .uniqueArray(scene, { minLength: 1, maxLength: 4, selector: ({ id }) => id.toLowerCase() })
  .map((scenes) => {
    let count = 0;
    const nextMark = (): string => `m${(count += 1)}m`;
    return scenes.map(({ hotspots, ...others }) => ({
      ...others,
      hotspots: hotspots.map(({ hasText, text, parts, ...rest }) => {
        const mark = hasText ? nextMark() : '';
        return {
          ...rest,
          mark,
          text: hasText ? `${text} ${mark}` : '',
          parts: parts.map((one) => ({ ...one, mark: nextMark() })),
        };
      }),
    }));
  });

/** The reference of a part: a path or an address. */
export function referenceOf({ kind, mark }: GeneratedPart): string {
  if (kind === 'picture') return `${mark}.jpg`;
  if (kind === 'clip') return `${mark}.mp4`;
  if (kind === 'sound') return `${mark}.mp3`;
  return `https://${mark}.example/`;
}

/** The text of a hotspot with its parts as markup. */
export function markupOf({ text, parts }: GeneratedHotspot): string {
  const markup = parts.map((one) => {
    const reference = referenceOf(one);
    switch (one.kind) {
      case 'picture':
        return `<img src="${reference}">`;
      case 'clip':
        return `<video src="${reference}"></video>`;
      case 'sound':
        return `<audio src="${reference}"></audio>`;
      case 'link':
        return `<a href="${reference}">${one.mark}</a>`;
      case 'embed':
        return `<iframe src="${reference}"></iframe>`;
      case 'form':
        return '<form></form>';
    }
  });
  return [text, ...markup].join(' ').trim();
}

/** The fields of a hotspot with its parts, as people add them. */
export function fieldsOf({ text, parts }: GeneratedHotspot): Readonly<Record<string, unknown>> {
  const named = (kind: GeneratedPart['kind']) =>
    parts.filter((one) => one.kind === kind).map((one) => referenceOf(one));
  return {
    ...(text !== '' && { text }),
    images: named('picture'),
    video: named('clip'),
    link: named('link'),
    iframe: named('embed'),
    audio: named('sound'),
    // Fields have no forms.
    form: '',
  };
}
