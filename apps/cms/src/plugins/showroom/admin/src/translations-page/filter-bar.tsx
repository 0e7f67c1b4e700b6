import { Flex, Searchbar, SearchForm } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { TRANSLATION_STATES } from '../../../contracts/translations.ts';
import type { Translations } from '../../../contracts/translations.ts';
import { EVERY, FilterSelect } from '../filter-select.tsx';
import type { Choice } from '../filter-select.tsx';
import { useKindName } from '../kinds/use-kind-name.ts';
import { useTexts } from '../use-texts.ts';
import { NO_WORLD, TO_DO } from './filters.ts';
import type { Filters } from './filters.ts';
import { shownLanguage } from '../shown-language.ts';

interface Props {
  readonly translations: Translations;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

export function FilterBar({ translations: { worlds, kinds, locales }, filters, onChange }: Props) {
  const { t } = useTexts();
  const { locale } = useIntl();
  const kindOf = useKindName();
  const choose = (name: keyof Filters, value: string): void => {
    const { [name]: _, ...others } = filters;
    onChange(value === EVERY ? others : { ...others, [name]: value });
  };
  const select = (name: keyof Filters, label: string, every: string, choices: readonly Choice[]) => (
    <FilterSelect
      name={name}
      label={label}
      every={every}
      choices={choices}
      value={filters[name] ?? EVERY}
      onChange={(value) => choose(name, value)}
    />
  );
  return (
    <Flex tag="search" gap={4} wrap="wrap" alignItems="flex-end" aria-label={t('translations.filter')}>
      {select('world', t('translations.world'), t('translations.everyWorld'), [
        ...worlds.map(({ documentId, name }) => ({ value: documentId, label: name })),
        { value: NO_WORLD, label: t('translations.noWorld') },
      ])}
      {select(
        'kind',
        t('translations.kind'),
        t('translations.everyKind'),
        kinds.map((uid) => ({ value: uid, label: kindOf(uid) })),
      )}
      {select(
        'language',
        t('translations.language'),
        t('translations.everyLanguage'),
        locales.slice(1).map(({ code }) => ({ value: code, label: shownLanguage(code, locale) })),
      )}
      {select('state', t('translations.state'), t('translations.everyState'), [
        { value: TO_DO, label: t('translations.state.todo') },
        ...TRANSLATION_STATES.map((state) => ({ value: state, label: t(`translations.state.${state}`) })),
      ])}
      <SearchForm>
        <Searchbar
          placeholder={t('translations.search')}
          name="text"
          value={filters.text ?? ''}
          onChange={({ target }: { readonly target: HTMLInputElement }) => choose('text', target.value)}
          onClear={() => choose('text', EVERY)}
          clearLabel={t('translations.showAll')}
        >
          {t('translations.entry')}
        </Searchbar>
      </SearchForm>
    </Flex>
  );
}
