import { CHECK_SENTENCES } from './messages/checks.ts';
import { FIXES } from './messages/fixes.ts';
import { HOLDERS } from './messages/holders.ts';
import { REPORT_SENTENCES } from './messages/reports.ts';

/** Every message of the doctor and of content reports in English: for terminals, logs and translators. */
export const DOCTOR_ENGLISH = { ...CHECK_SENTENCES, ...FIXES, ...HOLDERS, ...REPORT_SENTENCES } as const;

export type MessageKey = keyof typeof DOCTOR_ENGLISH;

/** The messages of one language. `{name}` is a placeholder; a translation keeps every placeholder. */
export type DoctorMessages = Readonly<Record<MessageKey, string>>;

/** A name or address unchanged, a number in each language's format, or a nested message. */
export type Part = string | number | Message;

/** A sentence, or a part of one, that {@link formatMessage} writes in any language. */
export interface Message {
  readonly key: MessageKey;
  readonly parts?: Readonly<Record<string, Part>>;
}

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type NamesOf<Key extends MessageKey> = NamesIn<(typeof DOCTOR_ENGLISH)[Key]>;

/** @param parts exactly the placeholders of the English text. */
export function message<Key extends MessageKey>(
  key: Key,
  ...parts: [NamesOf<Key>] extends [never] ? [] : [Readonly<Record<NamesOf<Key>, Part>>]
): Message {
  const [named] = parts;
  return named === undefined ? { key } : { key, parts: named };
}

/**
 * Formats a message in a language.
 *
 * @param writeNumber formats a number for the language.
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
