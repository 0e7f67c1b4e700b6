import {
  Box,
  Button,
  Checkbox,
  Flex,
  IconButton,
  Link,
  SimpleMenu,
  TextButton,
  MenuItem,
  Typography,
} from '@strapi/design-system';
import {
  ArrowClockwise,
  ArrowLeft,
  ArrowsCounterClockwise,
  ArrowUp,
  BulletList,
  Calendar,
  Graph,
  Magic,
  PinMap,
  Plus,
  Question,
  Upload,
} from '@strapi/icons';
import { useRBAC } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { PLAN_RELEASES } from '../../../../contracts/releases.ts';
import { PUBLISH_WORLD } from '../../../../contracts/worlds.ts';
import { useOwnWorlds } from '../../account-worlds/use-own-worlds.ts';
import { floorPlanPage, MAP_PAGE } from '../../plugin-id.ts';
import { newReleasePage } from '../../releases/addresses.ts';
import { useTexts } from '../../use-texts.ts';
import { WorldDayLink } from '../../world-day-link.tsx';
import type { MapState } from '../state/map-state.ts';
import { SaveStatus } from './save-status.tsx';

/** A whole world is planned by those who may publish whole worlds. */
const TO_PLAN = [
  { action: PLAN_RELEASES, subject: null },
  { action: PUBLISH_WORLD, subject: null },
];

export type View = 'list' | 'map';

interface Props {
  readonly state: MapState;
  readonly view: View;
  readonly isBidirectional: boolean;
  readonly isArranging: boolean;
  readonly hasUnplaced: boolean;
  readonly onView: (view: View) => void;
  readonly onBidirectional: (isBidirectional: boolean) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onRetry: () => void;
  readonly onAdd: () => void;
  readonly onFiles: () => void;
  readonly onArrows: () => void;
  readonly onArrange: (keepsPlaced: boolean) => void;
  readonly onShortcuts: () => void;
}

/** Actions for the whole map, and whether it is saved. */
export function Toolbar(props: Props) {
  const { state, view, isBidirectional, isArranging, hasUnplaced } = props;
  const { t } = useTexts();
  const { rights, world } = state.base.about;
  const { permissions } = useRBAC(TO_PLAN);
  const { isOwn } = useOwnWorlds();
  const mayPlan = permissions.length === TO_PLAN.length && isOwn(world.documentId);
  const mayDraw = rights.transition.create || rights.portal.create;
  const isReading = !mayDraw && !rights.position && !rights.start && !rights.station;
  return (
    <Box
      paddingTop={3}
      paddingBottom={3}
      paddingLeft={{ initial: 4, large: 8 }}
      paddingRight={{ initial: 4, large: 8 }}
      background="neutral0"
    >
      <Flex gap={3} wrap="wrap" justifyContent="space-between">
        <Flex gap={3} minWidth={0} wrap="wrap">
          <Link tag={RouterLink} to={MAP_PAGE} startIcon={<ArrowLeft aria-hidden />}>
            {t('map.worlds')}
          </Link>
          <Typography tag="h1" variant="beta" textColor="neutral800">
            {world.name}
          </Typography>
          {isReading ? (
            <Typography textColor="neutral600">{t('map.readOnly')}</Typography>
          ) : (
            <SaveStatus state={state} onRetry={props.onRetry} />
          )}
        </Flex>
        <Flex gap={2} wrap="wrap">
          <IconButton label={t('map.undo')} disabled={state.past.length === 0} onClick={props.onUndo}>
            <ArrowsCounterClockwise />
          </IconButton>
          <IconButton label={t('map.redo')} disabled={state.future.length === 0} onClick={props.onRedo}>
            <ArrowClockwise />
          </IconButton>
          {rights.position ? (
            <SimpleMenu
              label={t('map.arrange')}
              startIcon={<Magic aria-hidden />}
              variant="tertiary"
              disabled={isArranging}
            >
              <MenuItem disabled={!hasUnplaced} onSelect={() => props.onArrange(true)}>
                {t('map.arrangeUnplaced')}
              </MenuItem>
              <MenuItem onSelect={() => props.onArrange(false)}>{t('map.arrangeAll')}</MenuItem>
            </SimpleMenu>
          ) : null}
          <Button
            variant="tertiary"
            startIcon={view === 'map' ? <BulletList aria-hidden /> : <Graph aria-hidden />}
            onClick={() => props.onView(view === 'map' ? 'list' : 'map')}
          >
            {t(view === 'map' ? 'map.showList' : 'map.showMap')}
          </Button>
          <IconButton label={t('map.shortcuts')} onClick={props.onShortcuts}>
            <Question />
          </IconButton>
          {rights.createFromFiles ? (
            <Button variant="secondary" startIcon={<Upload aria-hidden />} onClick={props.onFiles}>
              {t('files.open')}
            </Button>
          ) : null}
          {rights.createLocation ? (
            <Button startIcon={<Plus aria-hidden />} onClick={props.onAdd}>
              {t('map.newLocation')}
            </Button>
          ) : null}
        </Flex>
      </Flex>
      <Flex paddingTop={2} gap={4} wrap="wrap">
        {mayDraw && view === 'map' ? (
          <Checkbox
            checked={isBidirectional}
            onCheckedChange={(isChecked) => props.onBidirectional(isChecked === true)}
          >
            {t('map.bothDirections')}
          </Checkbox>
        ) : null}
        {rights.arrows ? (
          <TextButton startIcon={<ArrowUp aria-hidden />} onClick={props.onArrows}>
            {t('arrows.open')}
          </TextButton>
        ) : null}
        {world.floorPlan === undefined ? null : (
          <Link tag={RouterLink} to={floorPlanPage(world.documentId)} startIcon={<PinMap aria-hidden />}>
            {t('floorPlan.openAll')}
          </Link>
        )}
        {mayPlan ? (
          <Link
            tag={RouterLink}
            to={newReleasePage(
              { kind: 'world', action: 'publish', documentId: world.documentId },
              world.name,
            )}
            startIcon={<Calendar aria-hidden />}
          >
            {t('releases.plan.world', { world: world.name })}
          </Link>
        ) : null}
        <WorldDayLink world={world} />
      </Flex>
    </Box>
  );
}
