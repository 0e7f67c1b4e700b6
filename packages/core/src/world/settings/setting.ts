import type { WorldSlug } from '../ids.ts';
import type { Media } from '../media.ts';
import type { Theme } from '../theme.ts';
import type { SynonymGroup } from './synonym-group.ts';

/** The type of a settings field, or its choices. */
export type SettingField =
  | 'flag'
  | 'amount'
  | 'text'
  | 'media'
  | 'world'
  | 'screensaver'
  | 'theme'
  | 'synonyms'
  | 'scopes'
  | readonly string[];

/** The fields that a setting is read from, by their names on the wire. */
export type SettingFields = Readonly<Record<string, SettingField>>;

type ReaderField = Extract<SettingField, string> | 'choice';

/** The names of the fields that hold something of one type. */
type Named<Fields, Field> = {
  [Name in keyof Fields]: Fields[Name] extends Field ? Name : never;
}[keyof Fields] &
  string;

/** Reads the fields of a setting; each is undefined where editors have left it empty. */
interface NamedReader<in Names extends Readonly<Record<ReaderField, string>>> {
  readonly flag: (name: Names['flag']) => boolean | undefined;
  readonly amount: (name: Names['amount']) => number | undefined;
  /** Zero counts as absent. */
  readonly positive: (name: Names['amount']) => number | undefined;
  /** Trimmed. */
  readonly text: (name: Names['text']) => string | undefined;
  /** A text that has to match this pattern; any other is reported and left out. */
  readonly matching: (name: Names['text'], form: RegExp, report: SettingReport) => string | undefined;
  readonly choice: <const Choices extends readonly string[]>(
    name: Names['choice'],
    choices: Choices,
  ) => Choices[number] | undefined;
  readonly media: (name: Names['media']) => Media | undefined;
  readonly world: (name: Names['world']) => WorldSlug | undefined;
  /** Its name. */
  readonly screensaver: (name: Names['screensaver']) => string | undefined;
  readonly theme: (name: Names['theme']) => Theme | undefined;
  readonly synonyms: (name: Names['synonyms']) => readonly SynonymGroup[];
  /** The names of scopes in the one order and each once; none where editors have left it empty. */
  readonly scopes: (name: Names['scopes']) => readonly string[];
}

/** The report about a text that does not match. */
export type SettingReport = 'report.tagManager' | 'report.measurement' | 'report.presenters';

/** Reads the fields of one setting, and no others. */
export type SettingReader<Fields> = NamedReader<{
  readonly [Field in ReaderField]: Named<Fields, Field extends 'choice' ? readonly string[] : Field>;
}>;

/** Reads the fields of every setting: it takes any name, because each setting is checked against its own fields. */
export type AnySettingReader = NamedReader<Readonly<Record<ReaderField, string>>>;

/** One setting of an installation. */
export interface Setting<Fields extends SettingFields, Value> {
  /** The component of the settings entry that has the fields; absent: the entry itself has them. */
  readonly component?: string;
  readonly fields: Fields;
  /** Whether it names an entry that is content; `access/snapshot-readers.ts` then has to say which. */
  readonly leadsTo: 'content' | 'nothing';
  /** The setting, its default where editors have chosen nothing. */
  readonly read: (given: SettingReader<Fields>) => Value;
}

/** Lets the compiler check how a setting is read against its own fields. */
export function setting<
  const Fields extends SettingFields,
  Value,
  const LeadsTo extends 'content' | 'nothing',
>(
  given: Setting<Fields, Value> & { readonly leadsTo: LeadsTo },
): Setting<Fields, Value> & { readonly leadsTo: LeadsTo } {
  return given;
}
