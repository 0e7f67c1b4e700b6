/** A surface in a colour of an editor's, with the ink that is readable on it. */
export interface Tint {
  /** Opaque: `#0b5563`. */
  readonly colour: string;
  readonly ink: '#000' | '#fff';
}

/** WCAG 2.2, 1.4.3, level AA for text. */
const READABLE_CONTRAST = 4.5;

/**
 * The tint of a bar (specification section 3: group {slug, navigation_color}). White ink where it is readable,
 * else black, which then always is.
 *
 * @param value hexadecimal, `rgb()` or `hsl()`; what is transparent is taken as if it were not, because what
 * lies behind the bar changes.
 * @returns undefined where the brightness cannot be told: then the bar keeps its own colour.
 */
export function tintOf(value: string): Tint | undefined {
  const text = value.trim().toLowerCase();
  const channels = hexadecimal(text) ?? functional(text);
  if (channels === undefined) return undefined;
  const colour = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  const white = 1.05 / (luminance(channels) + 0.05);
  return { colour, ink: white >= READABLE_CONTRAST ? '#fff' : '#000' };
}

/** Red, green and blue, each from 0 to 255. */
type Channels = readonly [number, number, number];

function hexadecimal(text: string): Channels | undefined {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const size = digits.length < 6 ? 1 : 2;
  const channel = (index: number) =>
    Number.parseInt(digits.slice(index * size, index * size + size).repeat(3 - size), 16);
  return [channel(0), channel(1), channel(2)];
}

function functional(text: string): Channels | undefined {
  const [, kind, inside = ''] = /^(rgb|hsl)a?\(([\d\s.,%/deg]+)\)$/.exec(text) ?? [];
  const [first, second, third] = inside.split(/[\s,/]+/).filter(Boolean);
  if (kind === undefined || first === undefined || second === undefined || third === undefined)
    return undefined;
  const [one, two, three] = [first, second, third].map((part) => Number.parseFloat(part)) as [
    number,
    number,
    number,
  ];
  if (![one, two, three].every(Number.isFinite)) return undefined;
  if (kind === 'hsl') return fromHsl(one, two / 100, three / 100);
  return [scale(first, one), scale(second, two), scale(third, three)];
}

/** A channel of `rgb()`: a number up to 255, or a share of it in percent. */
function scale(part: string, number: number): number {
  return byte(part.endsWith('%') ? (number * 255) / 100 : number);
}

function fromHsl(hue: number, saturation: number, lightness: number): Channels {
  const share = Math.min(Math.max(saturation, 0), 1) * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12;
    return byte(255 * (lightness - share * Math.max(-1, Math.min(step - 3, 9 - step, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

function byte(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 255));
}

/** Relative luminance as WCAG defines it. */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
