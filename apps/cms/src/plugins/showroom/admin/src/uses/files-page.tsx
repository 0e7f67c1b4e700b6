import {
  Box,
  Button,
  EmptyStateLayout,
  Flex,
  Searchbar,
  SearchForm,
  Typography,
} from '@strapi/design-system';
import { ArrowLeft, ArrowRight } from '@strapi/icons';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { USES_PATH } from '../../../contracts/uses.ts';
import type { UsedFilesPage } from '../../../contracts/uses.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { EVERY, FilterSelect } from '../filter-select.tsx';
import { useAnswer } from '../use-answer.ts';
import { useSettled } from '../use-settled.ts';
import { useTexts } from '../use-texts.ts';
import { FileLine } from './file-line.tsx';

/** The files of the media library, each with the entries that show it: Strapi's own pages have no room for that. */
export function FilesPage() {
  const { t } = useTexts();
  const [query, setQuery] = useSearchParams();
  const asked = useSettled(query.toString());
  const answered = useAnswer<UsedFilesPage>(`${USES_PATH}/files?${asked}`);
  const page = Math.max(1, Number(query.get('page')) || 1);
  const change = (name: string, value: string): void => {
    const wanted = new URLSearchParams(query);
    wanted.delete('page');
    if (value === EVERY) wanted.delete(name);
    else wanted.set(name, value);
    setQuery(wanted, { replace: name !== 'page' });
  };
  return (
    <Page.Main>
      <Page.Title>{t('library.title')}</Page.Title>
      <Layouts.Header title={t('library.title')} subtitle={t('library.subtitle')} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <Flex tag="search" gap={4} wrap="wrap" alignItems="flex-end" aria-label={t('library.filter')}>
            <FilterSelect
              name="unused"
              label={t('library.which')}
              every={t('library.every')}
              choices={[{ value: 'true', label: t('library.unused') }]}
              value={query.get('unused') ?? EVERY}
              onChange={(value) => change('unused', value)}
            />
            <SearchForm>
              <Searchbar
                placeholder={t('library.search')}
                name="search"
                value={query.get('search') ?? ''}
                onChange={({ target }: { readonly target: HTMLInputElement }) =>
                  change('search', target.value)
                }
                onClear={() => change('search', EVERY)}
                clearLabel={t('library.clear')}
              >
                {t('library.searchLabel')}
              </Searchbar>
            </SearchForm>
          </Flex>
          <AnsweredPage answered={answered}>
            {({ files, total, pageSize }) => (
              <>
                <Typography tag="h2" variant="beta" textColor="neutral800" aria-live="polite">
                  {t('library.count', { count: total })}
                </Typography>
                {files.length === 0 ? (
                  <EmptyStateLayout
                    icon={<EmptyDocuments width="16rem" />}
                    content={t(query.size === 0 ? 'library.empty' : 'library.noMatch')}
                    action={
                      query.size === 0 ? null : (
                        <Button variant="secondary" onClick={() => setQuery({})}>
                          {t('library.showAll')}
                        </Button>
                      )
                    }
                  />
                ) : (
                  <Box padding={5} background="neutral0" hasRadius shadow="tableShadow">
                    <Flex
                      tag="ul"
                      direction="column"
                      alignItems="stretch"
                      gap={5}
                      aria-label={t('library.list')}
                    >
                      {files.map((file) => (
                        <FileLine key={file.id} file={file} />
                      ))}
                    </Flex>
                  </Box>
                )}
                {total > pageSize ? (
                  <Flex gap={2} justifyContent="flex-end">
                    <Button
                      variant="tertiary"
                      startIcon={<ArrowLeft aria-hidden />}
                      disabled={page <= 1}
                      onClick={() => change('page', String(page - 1))}
                    >
                      {t('library.previous')}
                    </Button>
                    <Button
                      variant="tertiary"
                      endIcon={<ArrowRight aria-hidden />}
                      disabled={page * pageSize >= total}
                      onClick={() => change('page', String(page + 1))}
                    >
                      {t('library.next')}
                    </Button>
                  </Flex>
                ) : null}
              </>
            )}
          </AnsweredPage>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
