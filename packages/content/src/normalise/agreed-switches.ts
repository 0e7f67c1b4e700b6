import type { LocaleCode } from '@vitrine/core/world/ids';
import type { PreparedEntry, PreparedStores } from './prepare.ts';

/** The stores whose entries can be shown although nothing leads to them. */
type Shown = 'articles' | 'dashboards';

/**
 * Turns off the switch that shows an entry although nothing leads to it, unless every language of the entry has it
 * on. The switch is shared by all languages, but the CMS publishes each language separately: if it is switched off
 * and published in one language, it is still on in those that were not published since. A language that lacks the
 * entry has the default one's.
 */
export function withAgreedSwitches(
  prepared: ReadonlyMap<LocaleCode, PreparedStores>,
): ReadonlyMap<LocaleCode, PreparedStores> {
  const all = [...prepared.values()];
  const articles = agreedOn(all.map((stores) => stores.articles));
  const dashboards = agreedOn(all.map((stores) => stores.dashboards));
  return new Map(
    [...prepared].map(([locale, stores]) => [
      locale,
      { ...stores, articles: articles(stores.articles), dashboards: dashboards(stores.dashboards) },
    ]),
  );
}

function agreedOn<Store extends Shown>(languages: readonly (readonly PreparedEntry<Store>[])[]) {
  const isOn = ({ value }: PreparedEntry<Store>): boolean => value.shown_unlinked === true;
  const refused = new Set(languages.flat().flatMap((entry) => (isOn(entry) ? [] : [entry.identity])));
  return (entries: readonly PreparedEntry<Store>[]): readonly PreparedEntry<Store>[] =>
    entries.map((entry) =>
      isOn(entry) && refused.has(entry.identity)
        ? Object.assign({}, entry, { value: Object.assign({}, entry.value, { shown_unlinked: false }) })
        : entry,
    );
}
