import { Flex, Status, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Version } from '../../../contracts/versions.ts';
import { useTexts } from '../use-texts.ts';

/** The time of a version, as the panel writes times. */
export function useVersionTime(): (at: string) => string {
  const { formatDate } = useIntl();
  return (at) => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
}

interface Props {
  readonly version: Version;
  readonly children?: ReactNode;
}

/** Who made a version, and when. */
export function VersionLine({ version, children }: Props) {
  const { t } = useTexts();
  const timeOf = useVersionTime();
  const { action, actor, at, stage, isGone } = version;
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Typography tag="p" textColor="neutral800">
        <strong>{actor.name || t('versions.system')}</strong> {t(`versions.did.${action}`)}
      </Typography>
      <Flex gap={2} wrap="wrap">
        <Typography variant="pi" textColor="neutral600">
          <time dateTime={at}>{timeOf(at)}</time>
        </Typography>
        <Status size="XS" variant={isGone ? 'danger' : stage === 'published' ? 'success' : 'secondary'}>
          <Typography variant="pi">{t(`versions.stage.${isGone ? 'gone' : stage}`)}</Typography>
        </Status>
      </Flex>
      {children}
    </Flex>
  );
}
