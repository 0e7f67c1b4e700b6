import { Flex, LinkButton, Loader, Typography } from '@strapi/design-system';
import { PinMap } from '@strapi/icons';
import { useForm, useRBAC } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { floorPlanPathOf, READ_MAP } from '../../../contracts/map.ts';
import type { FloorPlanOf } from '../../../contracts/map.ts';
import { TARGET_UIDS } from '../../../contracts/placing.ts';
import { autoHeightButton } from '../auto-height-button.ts';
import type { EditedEntry } from '../edited-entry.ts';
import { floorPlanPage } from '../plugin-id.ts';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';

const SEES_MAPS = [{ action: READ_MAP, subject: null }];

const WORLD = 'api::world.world';

/** Panel of the edit view of worlds that have a floor plan, and of locations: leads to the plan. */
export function FloorPlanPanel({ model, documentId, document }: EditedEntry) {
  const { t } = useTexts();
  const { permissions } = useRBAC(SEES_MAPS);
  const hasPlan = useForm('FloorPlanPanel', ({ values }) =>
    Boolean((values as { floor_plan?: unknown }).floor_plan),
  );
  const id = documentId ?? document?.documentId;
  if (permissions.length === 0 || id === undefined) return null;
  const title = t('floorPlan.title');
  if (model === TARGET_UIDS.location) return { title, content: <OfLocation key={id} location={id} /> };
  return model === WORLD && hasPlan ? { title, content: <Entrance to={floorPlanPage(id)} /> } : null;
}

function OfLocation({ location }: { readonly location: string }) {
  const { t } = useTexts();
  const answered = useAnswer<FloorPlanOf>(floorPlanPathOf(location));
  if (answered.status === 'loading') return <Loader small>{t('pages.loading')}</Loader>;
  const world = answered.status === 'ready' ? answered.data.world : null;
  if (world !== null) return <Entrance to={floorPlanPage(world, location)} />;
  return (
    <Typography textColor="neutral600">
      {t(answered.status === 'ready' ? 'floorPlan.noneHere' : 'pages.failed')}
    </Typography>
  );
}

function Entrance({ to }: { readonly to: string }) {
  const { t } = useTexts();
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography textColor="neutral600">{t('floorPlan.about')}</Typography>
      <PlanButton tag={Link} variant="secondary" startIcon={<PinMap aria-hidden />} to={to}>
        {t('floorPlan.open')}
      </PlanButton>
    </Flex>
  );
}

const PlanButton = styled(LinkButton)`
  ${autoHeightButton}
` as typeof LinkButton;
