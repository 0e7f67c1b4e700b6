import { Box, Flex, LinkButton, Typography } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { RELEASES_PATH } from '../../../contracts/releases.ts';
import type { ListedItem, Release, ReleaseItem, ReleaseList } from '../../../contracts/releases.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { releasePage, RELEASES_PAGE } from './addresses.ts';
import { ChooseRelease } from './choose-release.tsx';
import { ownZone } from '../zone-field.tsx';
import { ReleaseEditor } from './release-editor.tsx';

/** Plans a release; the address can name its first item. */
export function NewReleasePage() {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const answered = useAnswer<ReleaseList>(RELEASES_PATH);
  const item = itemIn(query);
  return (
    <Frame title={t('releases.new')}>
      <AnsweredPage answered={answered}>
        {(list) => (
          <Flex direction="column" alignItems="stretch" gap={6}>
            {item === undefined ? null : <AddToPlanned item={item} list={list} />}
            <ReleaseEditor
              list={list}
              first={{
                name: '',
                wall: '',
                zone: ownZone(),
                mailWhenLive: false,
                items: item === undefined ? [] : [item],
              }}
              onChanged={() => undefined}
            />
          </Flex>
        )}
      </AnsweredPage>
    </Frame>
  );
}

/** What a new release would begin with can go into one that is planned instead. */
function AddToPlanned({ item, list }: { readonly item: ListedItem; readonly list: ReleaseList }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const id = useId();
  const holds = ({ items }: Release): boolean =>
    items.some(({ documentId }) => documentId === item.documentId);
  const others = list.releases.filter(
    (release) => release.state === 'planned' && !release.isForeign && !holds(release),
  );
  const { title: _, isSingle: __, ...plain } = item;
  if (!list.mayPlan || others.length === 0) return null;
  return (
    <Box tag="section" aria-labelledby={id} padding={5} background="neutral0" hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="stretch" gap={4} maxWidth="40rem">
        <Typography tag="h2" id={id} variant="beta" textColor="neutral800">
          {t('releases.toPlanned', { title: item.title })}
        </Typography>
        <ChooseRelease
          item={plain}
          releases={others}
          onAdded={(release) => void navigate(releasePage(release.id))}
        />
      </Flex>
    </Box>
  );
}

/** One release: what it does, and what can be done with it. */
export function OneReleasePage({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const list = useAnswer<ReleaseList>(RELEASES_PATH);
  const one = useAnswer<Release>(`${RELEASES_PATH}/${encodeURIComponent(id)}`);
  return (
    <Frame title={one.status === 'ready' ? one.data.name : t('releases.title')}>
      <AnsweredPage answered={list}>
        {(all) => (
          <AnsweredPage answered={one}>
            {(release) => (
              <ReleaseEditor
                key={`${release.revision} ${release.state}`}
                list={all}
                release={release}
                first={release}
                onChanged={one.status === 'ready' ? one.again : () => undefined}
              />
            )}
          </AnsweredPage>
        )}
      </AnsweredPage>
    </Frame>
  );
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTexts();
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        navigationAction={
          <Flex>
            <LinkButton
              tag={Link}
              to={RELEASES_PAGE}
              variant="tertiary"
              startIcon={<ArrowLeft aria-hidden />}
            >
              {t('releases.back')}
            </LinkButton>
          </Flex>
        }
      />
      <Layouts.Content>{children}</Layouts.Content>
    </Page.Main>
  );
}

/** The item that the address names. The server judges it. */
function itemIn(query: URLSearchParams): ListedItem | undefined {
  try {
    const item = JSON.parse(query.get('item') ?? '') as ReleaseItem;
    return { ...item, title: query.get('title') ?? '', isSingle: false };
  } catch {
    return undefined;
  }
}
