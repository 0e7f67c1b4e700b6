import { Flex, Link, Typography } from '@strapi/design-system';
import { useRBAC } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { ACTIVITY_PATH, READ_ACTIVITY } from '../../../contracts/activity.ts';
import type { ActivityPage } from '../../../contracts/activity.ts';
import type { EditedEntry } from '../edited-entry.ts';
import { PLUGIN_PATH } from '../plugin-id.ts';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { ActivityLine } from './activity-line.tsx';

const PERMISSIONS = [{ action: READ_ACTIVITY, subject: null }];

/** How many actions fit beside a form. */
const SHOWN = 10;

/** Panel of the edit view: the latest actions on this entry. */
export function ActivityPanel({ model, documentId, document }: EditedEntry) {
  const { t } = useTexts();
  const { allowedActions } = useRBAC(PERMISSIONS);
  const id = documentId ?? document?.documentId;
  if (!model.startsWith('api::') || id === undefined || !allowedActions['canRead']) return null;
  return {
    title: t('activity.panel'),
    content: <Lines key={String(document?.updatedAt)} documentId={id} />,
  };
}

function Lines({ documentId }: { readonly documentId: string }) {
  const { t } = useTexts();
  const answered = useAnswer<ActivityPage>(`${ACTIVITY_PATH}?${new URLSearchParams({ documentId })}`);
  if (answered.status === 'loading') {
    return <Typography textColor="neutral600">{t('pages.loading')}</Typography>;
  }
  if (answered.status === 'failed') {
    return <Typography textColor="neutral600">{t('pages.failed')}</Typography>;
  }
  const { activities, keptDays } = answered.data;
  if (activities.length === 0) {
    return <Typography textColor="neutral600">{t('activity.panel.empty', { days: keptDays })}</Typography>;
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {activities.slice(0, SHOWN).map((activity) => (
          <ActivityLine key={activity.id} activity={activity} isTitled={false} />
        ))}
      </Flex>
      <Link tag={RouterLink} to={`${PLUGIN_PATH}/activity`}>
        {t('activity.panel.all')}
      </Link>
    </Flex>
  );
}
