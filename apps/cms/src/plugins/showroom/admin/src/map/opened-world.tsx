import { Button, EmptyStateLayout } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { Loading } from '../loading.tsx';
import { useTexts } from '../use-texts.ts';
import { useMap } from './use-map.ts';
import type { OpenedMap } from './use-map.ts';

interface Props {
  /** By its document id. */
  readonly world: string;
  /** Of the page. */
  readonly title: string;
  readonly children: (opened: Extract<OpenedMap, { readonly status: 'ready' }>) => ReactNode;
}

/** A page about one world that saves as its map does, or why it cannot be shown. Another world needs another key. */
export function OpenedWorld({ world, title, children }: Props) {
  const { t } = useTexts();
  const map = useMap(world);
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      {map.status === 'loading' ? <Loading>{t('map.loading')}</Loading> : null}
      {map.status === 'missing' ? (
        <EmptyStateLayout icon={<EmptyDocuments width="16rem" />} content={t('map.missing')} />
      ) : null}
      {map.status === 'failed' ? (
        <EmptyStateLayout
          icon={<EmptyDocuments width="16rem" />}
          content={t('map.failed.load')}
          action={
            <Button variant="secondary" onClick={map.again}>
              {t('map.save.retry')}
            </Button>
          }
        />
      ) : null}
      {map.status === 'ready' ? children(map) : null}
    </Page.Main>
  );
}
