import { Button, EmptyStateLayout } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import type { ReactNode } from 'react';
import { Loading } from './loading.tsx';
import type { Answered } from './use-answer.ts';
import { useTexts } from './use-texts.ts';

interface Props<Data> {
  readonly answered: Answered<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Renders loaded data; while loading and after a failure it says so. */
export function AnsweredPage<Data>({ answered, children }: Props<Data>) {
  const { t } = useTexts();
  if (answered.status === 'loading') return <Loading>{t('pages.loading')}</Loading>;
  if (answered.status === 'ready') return <>{children(answered.data)}</>;
  return (
    <EmptyStateLayout
      icon={<EmptyDocuments width="16rem" />}
      content={t('pages.failed')}
      action={
        <Button variant="secondary" onClick={answered.again}>
          {t('pages.retry')}
        </Button>
      }
    />
  );
}
