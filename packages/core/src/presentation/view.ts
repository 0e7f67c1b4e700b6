/** From the smallest number that makes sense to the largest: others are taken for the nearer one. */
type Bounds = readonly [least: number, most: number];

const DEGREES: Bounds = [-180, 180];
const SCALE: Bounds = [1, 16];
const SHARE: Bounds = [0, 1];

/** A page is seen with the paper around it: its points go a little beyond its edges. */
const BEYOND: Bounds = [-1, 2];

/** Every kind of view, with the numbers that it consists of. */
const NUMBERS = {
  /** Around in a room; `zoom`: how much closer than its picture. Degrees. */
  room: { yaw: DEGREES, pitch: [-90, 90], zoom: [0.05, 50] },
  /** Closer at the picture of a location; `x`, `y`: the percent of the 4:3 picture that is in the middle. */
  stage: { scale: SCALE, x: [-100, 200], y: [-100, 200] },
  /** In a panorama that is opened; `zoom`: how much closer than at first. Degrees. */
  panorama: { yaw: DEGREES, pitch: [-90, 90], zoom: [0.05, 50] },
  /** At a spin: the part of a turn, and the part of the picture that its middle is moved by. */
  spin: { turn: SHARE, scale: SCALE, x: [-16, 16], y: [-16, 16] },
  /** At a model, in degrees; `distance`: 1 shows it whole. */
  model: { azimuth: DEGREES, polar: [0, 180], distance: [0.01, 100] },
  /** Closer at a picture in the lightbox, its item from 1; `x`, `y`: what of it is in the middle, in shares of it. */
  picture: { item: [1, 10_000], scale: SCALE, x: SHARE, y: SHARE },
  /** A page of a document, and what of it is at the reading line; `scale`: 1 fills the width, 0 is as it suits the window. */
  page: { page: [1, 100_000], scale: [0, 100], x: BEYOND, y: BEYOND },
  /** Two pictures under a dividing line, in percent; which ones, and what of them is in the middle. */
  divided: { left: [0, 1_000], right: [0, 1_000], divider: [0, 100], scale: SCALE, x: SHARE, y: SHARE },
  /** The same side by side. */
  beside: { left: [0, 1_000], right: [0, 1_000], scale: SCALE, x: SHARE, y: SHARE },
  /** A film or a sound: seconds from its beginning. `speed`: 0 while it is stopped, 1 as it was filmed. */
  film: { position: [0, 360_000], speed: [0, 16] },
  /** What a visitor has chosen in a slider, from 0. */
  slide: { index: [0, 1_000] },
  /** A section of an article, from 0, -1 above the first; `part`: how much of it has been read. */
  section: { section: [-1, 1_000], part: SHARE },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Bounds>>>>;

type ViewKind = keyof typeof NUMBERS;

type PlainViewOf<Kind extends ViewKind> = { readonly kind: Kind } & {
  readonly [Name in keyof (typeof NUMBERS)[Kind]]: number;
};

/** What a viewer shows of the one thing that it is there for. */
export type PlainView = { readonly [Kind in ViewKind]: PlainViewOf<Kind> }[ViewKind];

/** A viewer inside an article. */
export interface InsideView {
  /** The section that it is in, from 0. */
  readonly section: number;
  readonly view: PlainView;
}

/**
 * Where someone looks inside of what is shown, in no language and for windows of every shape: a direction, a zoom, the
 * position of a film, the section of an article, with what is used in it.
 */
export type View = PlainView & { readonly inside?: InsideView };

/** Characters; the longest view has 170. */
const MAX_LENGTH = 400;

/** Thousandths: of a degree, of a picture, of a second. */
const PRECISION = 1_000;

function rounded(number: number): number {
  // `+ 0` makes 0 of -0.
  return Math.round(number * PRECISION) / PRECISION + 0;
}

/** A view as a text, as it is sent. */
export function formatView(view: View): string {
  return JSON.stringify(view, (_, value: unknown) => (typeof value === 'number' ? rounded(value) : value));
}

/** The view that a text says, with its numbers within their bounds; undefined for every other text. */
export function parseView(text: string): View | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    const view = plainViewOf(read);
    const inside =
      view?.kind === 'section' ? insideOf((read as { readonly inside?: unknown }).inside) : undefined;
    return view && (inside === undefined ? view : { ...view, inside });
  } catch {
    return undefined;
  }
}

/** Whether two views are the same to the eye. */
export function isSameView(one: View | undefined, other: View | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return formatView(one) === formatView(other);
}

/** A view some time later: a film that plays has gone on, everything else is where it was. */
export function viewAfter(view: View, seconds: number): View {
  const { inside } = view;
  return {
    ...filmAfter(view, seconds),
    ...(inside && { inside: { ...inside, view: filmAfter(inside.view, seconds) } }),
  };
}

function filmAfter<Some extends PlainView>(view: Some, seconds: number): Some {
  return view.kind === 'film' ? { ...view, position: view.position + view.speed * seconds } : view;
}

function plainViewOf(read: unknown): PlainView | undefined {
  if (typeof read !== 'object' || read === null || !('kind' in read)) return undefined;
  const { kind } = read;
  if (typeof kind !== 'string' || !Object.hasOwn(NUMBERS, kind)) return undefined;
  const view: Record<string, unknown> = { kind };
  for (const [name, bounds] of Object.entries<Bounds>(NUMBERS[kind as ViewKind])) {
    const number: unknown = (read as Readonly<Record<string, unknown>>)[name];
    if (typeof number !== 'number') return undefined;
    view[name] = rounded(Math.min(bounds[1], Math.max(bounds[0], number)));
  }
  // Each of its numbers has been read.
  return view as unknown as PlainView;
}

function insideOf(read: unknown): InsideView | undefined {
  if (typeof read !== 'object' || read === null || !('section' in read) || !('view' in read))
    return undefined;
  const { section } = read;
  const view = plainViewOf(read.view);
  const isSection = typeof section === 'number' && Number.isInteger(section) && section >= 0;
  return view === undefined || !isSection ? undefined : { section: Math.min(section, 1_000), view };
}
