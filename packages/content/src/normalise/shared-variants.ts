import { message } from '@vitrine/core/reports/message';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { WireVariant } from '../wire/article.ts';
import type { PreparedEntry, PreparedStores } from './prepare.ts';
import { textOf } from './present.ts';
import type { Reporter } from './reporter.ts';

type Article = PreparedEntry<'articles'>;

/**
 * Gives the variants of an article in every language the numbers, prices and pictures of the default one. The CMS
 * copies the list once, when a language is added, and keeps the copies apart from then on: a price that is changed in
 * one language would stay in the others. Variants belong together by their article number, or by their place in lists
 * of equal length where both have none. Where lists do not match, what is left over stays as it is and is reported.
 */
export function withSharedVariants(
  prepared: ReadonlyMap<LocaleCode, PreparedStores>,
  defaultLocale: LocaleCode,
  reporter: Reporter,
): ReadonlyMap<LocaleCode, PreparedStores> {
  const originals = new Map(prepared.get(defaultLocale)?.articles.map((entry) => [entry.identity, entry]));
  return new Map(
    [...prepared].map(([locale, stores]) => {
      const articles = stores.articles.map((entry): Article => {
        const original = originals.get(entry.identity);
        if (original === undefined || original === entry) return entry;
        const own = entry.value.variants ?? [];
        const shared = original.value.variants ?? [];
        if (own.length === 0 && shared.length === 0) return entry;
        const counterparts = counterpartsOf(own, shared);
        if (own.length !== shared.length || counterparts.includes(undefined)) {
          reporter.in(locale)('variantsDiffer', `${entry.path}.variants`, message('report.variantsDiffer'));
        }
        const variants = own.map((variant, index) => withShared(variant, counterparts[index]));
        return Object.assign({}, entry, { value: Object.assign({}, entry.value, { variants }) });
      });
      return [locale, { ...stores, articles }];
    }),
  );
}

/** For each variant the one of the default language that it belongs to. */
function counterpartsOf(
  own: readonly WireVariant[],
  shared: readonly WireVariant[],
): readonly (WireVariant | undefined)[] {
  const placed = own.length === shared.length ? shared : [];
  return own.map((variant, index) => {
    const number = textOf(variant.sku);
    const isSame = ({ sku }: WireVariant): boolean => textOf(sku) === number;
    if (number === undefined) return placed.slice(index, index + 1).find(isSame);
    const [found, ...others] = shared.filter(isSame);
    return others.length === 0 && own.filter(isSame).length === 1 ? found : undefined;
  });
}

function withShared(own: WireVariant, shared: WireVariant | undefined): WireVariant {
  return shared === undefined ? own : { ...shared, name: textOf(own.name) ?? shared.name };
}
