import { Flex, Searchbar, SearchForm } from '@strapi/design-system';
import { EVERY, FilterSelect } from '../filter-select.tsx';
import { useKindName } from '../kinds/use-kind-name.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly kinds: readonly string[];
  readonly query: URLSearchParams;
  readonly onChange: (query: URLSearchParams) => void;
}

/** Filters the bin. The filters are part of the address, so that a colleague can open the same list. */
export function BinFilter({ kinds, query, onChange }: Props) {
  const { t } = useTexts();
  const kindOf = useKindName();
  const choose = (name: string, value: string): void => {
    const wanted = new URLSearchParams(query);
    wanted.delete('page');
    if (value === EVERY) wanted.delete(name);
    else wanted.set(name, value);
    onChange(wanted);
  };
  return (
    <Flex tag="search" gap={4} wrap="wrap" alignItems="flex-end" aria-label={t('bin.filter')}>
      <FilterSelect
        name="kind"
        label={t('bin.kind')}
        every={t('bin.everyKind')}
        choices={kinds.map((uid) => ({ value: uid, label: kindOf(uid) }))}
        value={query.get('kind') ?? EVERY}
        onChange={(value) => choose('kind', value)}
      />
      <SearchForm>
        <Searchbar
          placeholder={t('bin.search')}
          name="search"
          value={query.get('search') ?? ''}
          onChange={({ target }: { readonly target: HTMLInputElement }) => choose('search', target.value)}
          onClear={() => choose('search', EVERY)}
          clearLabel={t('bin.clearSearch')}
        >
          {t('bin.searchLabel')}
        </Searchbar>
      </SearchForm>
    </Flex>
  );
}
