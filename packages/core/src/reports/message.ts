import { CHECK_SENTENCES } from './messages/checks.ts';
import { FIXES } from './messages/fixes.ts';
import { HOLDERS } from './messages/holders.ts';
import { REPORT_SENTENCES } from './messages/reports.ts';

/** All that the doctor says, in English: for terminals and logs, and for whoever translates it. */
export const DOCTOR_ENGLISH = { ...CHECK_SENTENCES, ...FIXES, ...HOLDERS, ...REPORT_SENTENCES } as const;

export type MessageKey = keyof typeof DOCTOR_ENGLISH;

/** What a language makes of each saying: `{name}` stands for a part, and every part stands in it. */
export type DoctorMessages = Readonly<Record<MessageKey, string>>;

/** A name or address as it is, a number as each language writes it, or words within words. */
export type Part = string | number | Message;

/** A sentence or a part of one that can be said in every language. */
export interface Message {
  readonly key: MessageKey;
  readonly parts?: Readonly<Record<string, Part>>;
}

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type NamesOf<Key extends MessageKey> = NamesIn<(typeof DOCTOR_ENGLISH)[Key]>;

/** @param parts exactly those that the English text names. */
export function message<Key extends MessageKey>(
  key: Key,
  ...parts: [NamesOf<Key>] extends [never] ? [] : [Readonly<Record<NamesOf<Key>, Part>>]
): Message {
  const [named] = parts;
  return named === undefined ? { key } : { key, parts: named };
}

/**
 * Says it in a language.
 *
 * @param writeNumber as the language writes numbers.
 */
export function formatMessage(
  { key, parts = {} }: Message,
  texts: DoctorMessages = DOCTOR_ENGLISH,
  writeNumber: (value: number) => string = String,
): string {
  return texts[key].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const part = parts[name];
    if (part === undefined) return placeholder;
    if (typeof part === 'string') return part;
    return typeof part === 'number' ? writeNumber(part) : formatMessage(part, texts, writeNumber);
  });
}
