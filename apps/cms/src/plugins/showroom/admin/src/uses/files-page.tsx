import { Box, Flex, Searchbar, SearchForm, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { USES_PATH } from '../../../contracts/uses.ts';
import type { UsedFilesPage } from '../../../contracts/uses.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { EVERY, FilterSelect } from '../filter-select.tsx';
import { NothingFound, PageTurner, useFoundPage } from '../found-page.tsx';
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
  const turning = useFoundPage();
  const change = (name: string, value: string): void => {
    const wanted = new URLSearchParams(query);
    wanted.delete('page');
    if (value === EVERY) wanted.delete(name);
    else wanted.set(name, value);
    setQuery(wanted, { replace: true });
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
                  <NothingFound
                    empty={t('library.empty')}
                    noMatch={t('library.noMatch')}
                    clear={t('library.showAll')}
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
                <PageTurner
                  {...turning}
                  total={total}
                  pageSize={pageSize}
                  backward={t('library.previous')}
                  forward={t('library.next')}
                />
              </>
            )}
          </AnsweredPage>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
