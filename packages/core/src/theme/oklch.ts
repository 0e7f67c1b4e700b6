import type { Rgb } from './colour.ts';

/** A colour as people tell colours apart: how light (0 to 1), how vivid (from 0), and which hue (radians). */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/**
 * The matrices and the cube root are those of Björn Ottosson, "A perceptual color space for image processing",
 * https://bottosson.github.io/posts/oklab/, which CSS Color 4 has taken over.
 */
export function oklchOf(colour: Rgb): Oklch {
  const [red, green, blue] = colour.map((channel) => linear(channel / 255)) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** The steps in which chroma is halved down to what sRGB can show: finer than a step of its 8 bits. */
const HALVINGS = 14;

/** The colour in sRGB; where sRGB has none so vivid, the most vivid of the same lightness and hue. */
export function rgbOf(colour: Oklch): Rgb {
  const whole = channelsOf(colour);
  if (isShown(whole)) return bytesOf(whole);
  let [shown, beyond] = [0, colour.chroma];
  for (let step = 0; step < HALVINGS; step += 1) {
    const chroma = (shown + beyond) / 2;
    if (isShown(channelsOf({ ...colour, chroma }))) shown = chroma;
    else beyond = chroma;
  }
  return bytesOf(channelsOf({ ...colour, chroma: shown }));
}

type Channels = readonly [number, number, number];

/** Linear light; outside 0 to 1 where sRGB cannot show it. */
function channelsOf({ lightness, chroma, hue }: Oklch): Channels {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Half a step of 8 bits, in linear light near black. */
const TOLERANCE = 0.0001;

function isShown(channels: Channels): boolean {
  return channels.every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);
}

function bytesOf(channels: Channels): Rgb {
  return channels.map((channel) => Math.round(255 * gamma(Math.min(Math.max(channel, 0), 1)))) as [
    number,
    number,
    number,
  ];
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function gamma(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}
