import { DEMO_LOCALES } from '../read-content.ts';

/** What differs from language to language: a text as a rule, also a table's rows or a film's captions. */
type DemoText = Readonly<Partial<Record<(typeof DEMO_LOCALES)[number], unknown>>>;

/** Whether a value is given once for each language and is not a separate entry. */
export function isDemoText(value: unknown): value is DemoText {
  return (
    typeof value === 'object' &&
    value !== null &&
    'en' in value &&
    Object.keys(value).every((key) => (DEMO_LOCALES as readonly string[]).includes(key))
  );
}
