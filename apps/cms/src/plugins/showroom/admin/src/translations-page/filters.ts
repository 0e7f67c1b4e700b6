import { useSearchParams } from 'react-router-dom';
import type { TranslatedEntry, TranslationCell } from '../../../contracts/translations.ts';

/** The value for entries that no world shows. */
export const NO_WORLD = '-';

/** All states that need work. */
export const TO_DO = 'todo';

/** The filters of the table. They are part of the address, so that a colleague can open the same list. */
export interface Filters {
  readonly world?: string;
  readonly kind?: string;
  readonly language?: string;
  readonly state?: string;
  readonly text?: string;
}

const NAMES = ['world', 'kind', 'language', 'state', 'text'] as const satisfies readonly (keyof Filters)[];

export function useFilters(): readonly [Filters, (filters: Filters) => void] {
  const [query, setQuery] = useSearchParams();
  const filters: Filters = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = query.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
  return [filters, (wanted) => setQuery({ ...wanted }, { replace: true })];
}

export function isToDo({ state }: TranslationCell): boolean {
  return state !== 'complete';
}

/** Whether an entry matches the chosen world and kind, in any state. */
export function isInScope({ world, kind }: Filters, { uid, worlds }: TranslatedEntry): boolean {
  return (
    (kind === undefined || uid === kind) &&
    (world === undefined || (world === NO_WORLD ? worlds.length === 0 : worlds.includes(world)))
  );
}

/** Whether an entry matches all filters. @param languages The languages whose state is considered. */
export function matches(filters: Filters, entry: TranslatedEntry, languages: readonly string[]): boolean {
  const { state, text = '' } = filters;
  if (!isInScope(filters, entry)) return false;
  if (!entry.title.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase())) return false;
  return (
    state === undefined ||
    languages.some((code) => {
      const cell = entry.cells[code];
      return cell !== undefined && (state === TO_DO ? isToDo(cell) : cell.state === state);
    })
  );
}
