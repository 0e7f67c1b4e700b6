import { Box, EmptyStateLayout, Flex } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Layouts, Page } from '@strapi/strapi/admin';
import { TRANSLATIONS_PATH } from '../../../contracts/translations.ts';
import type { Translations } from '../../../contracts/translations.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { FilterBar } from './filter-bar.tsx';
import { isInScope, useFilters } from './filters.ts';
import { LanguageProgress } from './language-progress.tsx';
import { TranslationTable } from './translation-table.tsx';

/** The state of all translations. */
export function OverviewPage() {
  const { t } = useTexts();
  const answered = useAnswer<Translations>(TRANSLATIONS_PATH);
  return (
    <Page.Main>
      <Page.Title>{t('translations.title')}</Page.Title>
      <Layouts.Header title={t('translations.title')} subtitle={t('translations.subtitle')} />
      <Layouts.Content>
        <AnsweredPage answered={answered}>{(data) => <Overview translations={data} />}</AnsweredPage>
      </Layouts.Content>
    </Page.Main>
  );
}

function Overview({ translations }: { readonly translations: Translations }) {
  const { t } = useTexts();
  const [filters, setFilters] = useFilters();
  const { entries, locales } = translations;
  if (entries.length === 0) {
    return <EmptyStateLayout icon={<EmptyDocuments width="16rem" />} content={t('translations.empty')} />;
  }
  const languages = locales.slice(1).map(({ code }) => code);
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Box tag="section" aria-label={t('translations.progress')}>
        <LanguageProgress
          languages={languages}
          entries={entries.filter((entry) => isInScope(filters, entry))}
          chosen={filters.language}
          onChoose={(language) => {
            const { language: _, ...others } = filters;
            setFilters(language === undefined ? others : { ...others, language });
          }}
        />
      </Box>
      <FilterBar translations={translations} filters={filters} onChange={setFilters} />
      <TranslationTable translations={translations} filters={filters} onShowAll={() => setFilters({})} />
    </Flex>
  );
}
