/** A part of a text. */
export interface TextPiece {
  readonly text: string;
  /** It must not be broken over two lines. */
  readonly isWhole: boolean;
}

/** Short words that are units; a longer word after a number is what is counted. */
const UNITS =
  'mm|cm|dm|m|km|µm|nm|m²|m³|mg|g|kg|t|ms|s|min|h|V|kV|W|kW|MW|A|mA|Ah|Wh|kWh|MWh|GWh|Hz|kHz|MHz|GHz|N|kN|Nm|Pa|kPa|MPa|bar|dB|l|ml|kB|MB|GB|TB|px|Uhr|rpm|%|‰|°|°C|°F|K|€|EUR|USD|CHF|GBP';

/** A name with a number behind a hyphen, as NV-6. */
const NAME = String.raw`(?<![\p{L}\p{N}])(?=[\p{L}\p{N}]{0,5}\p{Lu})[\p{L}\p{N}]{1,6}[-\u2011]\d[\p{L}\p{N}]*`;

/** A number with its unit, as 1,410 mm, or with what it counts, as 80 cartons. */
const AMOUNT = String.raw`(?<![\p{L}\p{N}])[±−+-]?\d{1,9}(?:[.,\u00a0\u202f ]\d{1,6}){0,4}[\u00a0\u202f ](?:(?:${UNITS})(?:\/(?:${UNITS}))?(?![\p{L}\p{N}])|\p{L}{4,12}(?![\p{L}\p{N}]))`;

const WHOLE = new RegExp(`(${NAME}|${AMOUNT})`, 'u');

/**
 * A text in pieces, of which product names and amounts stay on one line. The text itself stays as it is: what is
 * copied, searched for and read out are its own characters.
 */
export function piecesOf(text: string): readonly TextPiece[] {
  return alternatingPiecesOf(text)
    .map((piece, index) => ({ text: piece, isWhole: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** The same in fewer bytes: every second string stays on one line, and the others may be empty. */
export function alternatingPiecesOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(WHOLE);
}

/** Shorter addresses fit every line. */
const LONG_ADDRESS = 16;

/** A mail or web address in the parts between which it may be broken: after the @, and before dots and slashes. */
export function addressPartsOf(address: string): readonly string[] {
  return address.length < LONG_ADDRESS ? [address] : address.split(/(?<=@)|(?=[./])/u);
}
