import type { Brand } from '../world/ids.ts';

/** What guests type to join a presentation: six characters. */
export type PresentationCode = Brand<string, 'PresentationCode'>;

/** Letters and digits that no one mistakes for one another: without 0, O, 1, I and L. */
const CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** 31 to the power of 6: 887 million codes. */
const LENGTH = 6;

/** Bytes from here on are not used: with them the first characters would come more often than the others. */
const FAIR_BYTES = 256 - (256 % CHARACTERS.length);

/**
 * A new code.
 *
 * @param randomByte a byte that cannot be guessed, 0 to 255, another one at each call.
 */
export function newPresentationCode(randomByte: () => number): PresentationCode {
  let code = '';
  while (code.length < LENGTH) {
    const byte = randomByte();
    if (byte < FAIR_BYTES) code += CHARACTERS.charAt(byte % CHARACTERS.length);
  }
  return code as PresentationCode;
}

/** The code that a guest has typed, in any case and with spaces or dashes; undefined for every other text. */
export function readPresentationCode(text: string): PresentationCode | undefined {
  // Longer than a code with a separator after each character.
  if (text.length > 2 * LENGTH) return undefined;
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  const isCode = code.length === LENGTH && [...code].every((character) => CHARACTERS.includes(character));
  return isCode ? (code as PresentationCode) : undefined;
}

/** The code as people read it: `K7M 2QX`. */
export function formatPresentationCode(code: PresentationCode): string {
  return `${code.slice(0, LENGTH / 2)} ${code.slice(LENGTH / 2)}`;
}
