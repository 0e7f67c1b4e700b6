/** Red, green and blue of sRGB, each a whole number from 0 to 255. */
export type Rgb = readonly [number, number, number];

/**
 * Reads a colour: hexadecimal, `rgb()` or `hsl()`. Transparency is ignored, because the background behind a surface
 * changes.
 *
 * @returns undefined for everything else: names, other colour spaces, and invalid colours.
 */
export function readColour(value: string): Rgb | undefined {
  const text = value.trim().toLowerCase();
  return hexadecimal(text) ?? functional(text);
}

/** `#0b5563`: the one spelling in which colours of ours reach a style sheet. */
export function hexOf(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** An editor's colour in that spelling, and undefined where {@link readColour} cannot read it. */
export function opaqueColour(value: string): string | undefined {
  const colour = readColour(value);
  return colour && hexOf(colour);
}

/**
 * How much light a colour gives, from 0 (black) to 1 (white).
 *
 * WCAG 2.2, "relative luminance": https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. The threshold is that of
 * the sRGB standard, 0.04045; for 8-bit channels it makes no difference to the 0.03928 of older editions.
 */
export function luminanceOf(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two colours, from 1 to 21.
 *
 * WCAG 2.2, "contrast ratio": https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio.
 */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** A mixture in sRGB, as `color-mix(in srgb, one share, other)` paints it. @param share Of `one`, 0 to 1. */
export function mixtureOf(one: Rgb, other: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => byte(one[index] * share + other[index] * (1 - share));
  return [channel(0), channel(1), channel(2)];
}

function hexadecimal(text: string): Rgb | undefined {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const size = digits.length < 6 ? 1 : 2;
  const channel = (index: number) =>
    Number.parseInt(digits.slice(index * size, index * size + size).repeat(3 - size), 16);
  return [channel(0), channel(1), channel(2)];
}

function functional(text: string): Rgb | undefined {
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

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
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
