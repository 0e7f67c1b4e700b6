import { Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useHref, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { VersionList } from '../../../contracts/versions.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { entryAddress } from '../entry-address.ts';
import { PageTurner, useFoundPage } from '../found-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { requestPath } from './addresses.ts';
import type { VersionedEntry } from './addresses.ts';
import { ChosenVersion } from './chosen-version.tsx';
import { useVersionTime, VersionLine } from './version-line.tsx';

/** Every version of one entry in one language, and what has changed since. */
export function VersionsPage() {
  const { '*': path = '' } = useParams();
  const [uid = '', documentId = ''] = path.split('/');
  const [query] = useSearchParams();
  if (uid === '' || documentId === '') return <Page.Error />;
  return <VersionsOf entry={{ uid, documentId, locale: query.get('locale') ?? undefined }} />;
}

function VersionsOf({ entry }: { readonly entry: VersionedEntry }) {
  const { t } = useTexts();
  const timeOf = useVersionTime();
  const [query, setQuery] = useSearchParams();
  const turning = useFoundPage();
  const answered = useAnswer<VersionList>(requestPath(entry, '', { page: String(turning.page) }));
  const chosen = Number(query.get('version')) || undefined;
  const compare = (version: number): void => {
    const next = new URLSearchParams(query);
    next.set('version', String(version));
    setQuery(next);
  };
  return (
    <Page.Main>
      <Page.Title>{t('versions.title')}</Page.Title>
      <AnsweredPage answered={answered}>
        {({ title, isSingle, versions, total, pageSize, keptDays, keptNumber, mayRestore }) => (
          <>
            <Layouts.Header
              title={t('versions.titleOf', { title })}
              subtitle={t('versions.kept', { days: keptDays, number: keptNumber })}
              navigationAction={<BackLink entry={entry} isSingle={isSingle} />}
            />
            <Layouts.Content>
              <Columns>
                <Flex direction="column" alignItems="stretch" gap={4}>
                  <Flex
                    tag="ol"
                    direction="column"
                    alignItems="stretch"
                    gap={4}
                    aria-label={t('versions.list')}
                  >
                    {versions.map((version) => (
                      <Item key={version.id} aria-current={version.id === chosen ? 'true' : undefined}>
                        <VersionLine version={version}>
                          {version.isGone ? null : (
                            <Button
                              variant="tertiary"
                              size="S"
                              aria-label={t('versions.compareOf', { time: timeOf(version.at) })}
                              onClick={() => compare(version.id)}
                            >
                              {t('versions.compare')}
                            </Button>
                          )}
                        </VersionLine>
                      </Item>
                    ))}
                  </Flex>
                  <PageTurner
                    {...turning}
                    total={total}
                    pageSize={pageSize}
                    backward={t('versions.newer')}
                    forward={t('versions.older')}
                  />
                </Flex>
                <Box padding={5} background="neutral0" hasRadius shadow="tableShadow">
                  {chosen === undefined ? (
                    <Typography textColor="neutral600">
                      {t(versions.length === 0 ? 'versions.empty' : 'versions.choose')}
                    </Typography>
                  ) : (
                    <ChosenVersion
                      key={chosen}
                      entry={entry}
                      version={chosen}
                      versions={versions}
                      mayRestore={mayRestore}
                      onRestored={answered.status === 'ready' ? answered.again : () => undefined}
                    />
                  )}
                </Box>
              </Columns>
            </Layouts.Content>
          </>
        )}
      </AnsweredPage>
    </Page.Main>
  );
}

/** Loads the form as a whole: the content manager keeps entries for a minute, and would show the one from before. */
function BackLink({ entry, isSingle }: { readonly entry: VersionedEntry; readonly isSingle: boolean }) {
  const { t } = useTexts();
  const address = useHref(entryAddress({ ...entry, isSingle }, entry.locale));
  return (
    <LinkButton href={address} variant="tertiary" startIcon={<ArrowLeft aria-hidden />}>
      {t('versions.back')}
    </LinkButton>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.spaces[6]};
  align-items: start;

  ${({ theme }) => theme.breakpoints.large} {
    grid-template-columns: 28rem minmax(0, 1fr);
  }
`;

const Item = styled.li`
  padding: ${({ theme }) => theme.spaces[3]};
  border-inline-start: 3px solid transparent;

  &[aria-current] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.neutral0};
  }
`;
