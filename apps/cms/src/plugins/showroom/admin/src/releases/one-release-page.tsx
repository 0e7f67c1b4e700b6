import { Flex, LinkButton } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { RELEASES_PATH } from '../../../contracts/releases.ts';
import type { ListedItem, Release, ReleaseItem, ReleaseList } from '../../../contracts/releases.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { RELEASES_PAGE } from './addresses.ts';
import { ownZone } from './plan-fields.tsx';
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
        )}
      </AnsweredPage>
    </Frame>
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
