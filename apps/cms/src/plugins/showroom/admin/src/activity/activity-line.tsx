import { Box, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { Activity } from '../../../contracts/activity.ts';
import { useKindName } from '../kinds/use-kind-name.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly activity: Activity;
  /** False beside the entry itself, where its title is already visible. */
  readonly isTitled: boolean;
}

/** One recorded action, as a sentence with its time. */
export function ActivityLine({ activity, isTitled }: Props) {
  const { t } = useTexts();
  const kindOf = useKindName();
  const { formatDate } = useIntl();
  const { action, actor, at, uid, title, locale, fields, count } = activity;
  const details = [
    ...(isTitled ? [kindOf(uid)] : []),
    ...(locale === undefined ? [] : [locale]),
    ...fields,
    ...(count === undefined ? [] : [t('activity.entries', { count })]),
  ];
  return (
    <Box tag="li">
      <Typography tag="p" textColor="neutral800">
        <strong>{actor.name || t('activity.product')}</strong> {t(`activity.did.${action}`)}
        {isTitled && title !== '' ? ` ${t('activity.quoted', { title })}` : null}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        <time dateTime={at}>{formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
        {details.length === 0 ? null : ` · ${details.join(', ')}`}
      </Typography>
    </Box>
  );
}
