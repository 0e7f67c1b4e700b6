import {
  EmptyStateLayout,
  Flex,
  IconButton,
  Link,
  LinkButton,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system';
import { ArrowClockwise, ArrowLeft, ArrowsCounterClockwise } from '@strapi/icons';
import { EmptyPictures } from '@strapi/icons/symbols';
import { planRatio } from '@vitrine/core/placing/on-plan';
import type { PicturePoint } from '@vitrine/core/world/background';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { MapLocation } from '../../../contracts/map.ts';
import { editAddress } from '../map/parts/edit-address.ts';
import { HeldEdits } from '../map/parts/held-edits.tsx';
import { MapLeaveGuard } from '../map/parts/map-leave-guard.tsx';
import { SaveStatus } from '../map/parts/save-status.tsx';
import { useRoomBelow } from '../map/parts/use-room-below.ts';
import type { MapSession } from '../map/session.ts';
import { shownMap } from '../map/shown-map.ts';
import { useMapState } from '../map/use-map.ts';
import { keyCommand } from '../map/view/keys.ts';
import { MAP_PAGE } from '../plugin-id.ts';
import { useTexts } from '../use-texts.ts';
import { Body, Frame, Head } from './editor-parts.ts';
import { MIDDLE, onPlan, pulled, putOnPlan, withChanges } from './on-plan.ts';
import type { PlanChange } from './on-plan.ts';
import { PlanSheet } from './plan-sheet.tsx';
import { PlanSide } from './plan-side.tsx';
import { Room } from './sheet-parts.ts';
import { usePlanNumbers } from './use-plan-numbers.ts';

interface Props {
  readonly session: MapSession;
  /** The location that is chosen from the start, by its document id. */
  readonly first: string | undefined;
}

interface Pull {
  readonly documentId: string;
  readonly changes: readonly PlanChange[];
}

/** The floor plan of a world: its locations' pins and view cones, to pull or to move with keys. Saves as the map does. */
export function PlanEditor({ session, first }: Props) {
  const { t } = useTexts();
  const numbers = usePlanNumbers();
  const state = useMapState(session);
  const { ref, height } = useRoomBelow();
  const [selected, setSelected] = useState(first);
  const [awaited, setAwaited] = useState<string>();
  const [pull, setPull] = useState<Pull>();
  const { world, rights } = state.base.about;
  const stored = useMemo(
    () =>
      shownMap({ base: state.base, edits: state.edits }).locations.toSorted((one, other) =>
        one.title.localeCompare(other.title),
      ),
    [state.base, state.edits],
  );
  const locations = useMemo(
    () =>
      pull === undefined
        ? stored
        : stored.map((one) => (one.documentId === pull.documentId ? withChanges(one, pull.changes) : one)),
    [stored, pull],
  );
  const mayChange = (location: MapLocation): boolean => rights.plan && location.isFixed !== true;
  const chosen = locations.find(({ documentId }) => documentId === selected);
  const settled = stored.find(({ documentId }) => documentId === selected);
  const settledAt = settled && onPlan(settled);

  const select = (documentId: string): void => {
    setSelected(documentId);
    if (documentId !== awaited) setAwaited(undefined);
  };
  const change = ({ documentId }: MapLocation, changes: readonly PlanChange[], gesture?: string): void => {
    const parts = changes.map(({ field, value }) => ({
      cell: { of: 'location', documentId, field } as const,
      value,
    }));
    session.dispatch({ type: 'changed', parts, ...(gesture === undefined ? {} : { gesture }) });
  };
  const undo = (type: 'redone' | 'undone'): void => session.dispatch({ type });
  const put = (location: MapLocation, point: PicturePoint): void => {
    change(location, putOnPlan(point));
    setAwaited(location.documentId);
  };

  const plan = world.floorPlan;
  if (plan === undefined) {
    return (
      <EmptyStateLayout
        icon={<EmptyPictures width="16rem" />}
        content={t('floorPlan.none')}
        action={
          <LinkButton
            tag={RouterLink}
            variant="secondary"
            to={editAddress('world', world.documentId, world.locale)}
          >
            {t('floorPlan.openWorld')}
          </LinkButton>
        }
      />
    );
  }
  const widthToHeight = planRatio(plan);
  return (
    <Frame
      ref={ref}
      $height={height}
      onKeyDown={(event) => {
        const command = keyCommand(event, { at: 'beside' });
        if (command !== 'undo' && command !== 'redo') return;
        undo(command === 'undo' ? 'undone' : 'redone');
        event.preventDefault();
      }}
    >
      <Head>
        <Flex gap={3} wrap="wrap" minWidth={0}>
          <Link tag={RouterLink} to={`${MAP_PAGE}/${world.documentId}`} startIcon={<ArrowLeft aria-hidden />}>
            {t('floorPlan.map')}
          </Link>
          <Typography tag="h1" variant="beta" textColor="neutral800">
            {t('floorPlan.of', { world: world.name })}
          </Typography>
          {rights.plan ? (
            <SaveStatus state={state} onRetry={() => session.dispatch({ type: 'retried' })} />
          ) : (
            <Typography textColor="neutral600">{t('floorPlan.readOnly')}</Typography>
          )}
        </Flex>
        {rights.plan ? (
          <Flex gap={2}>
            <IconButton
              label={t('map.undo')}
              disabled={state.past.length === 0}
              onClick={() => undo('undone')}
            >
              <ArrowsCounterClockwise />
            </IconButton>
            <IconButton
              label={t('map.redo')}
              disabled={state.future.length === 0}
              onClick={() => undo('redone')}
            >
              <ArrowClockwise />
            </IconButton>
          </Flex>
        ) : null}
      </Head>
      <HeldEdits
        state={state}
        onResolve={(name, keep) => session.dispatch({ type: 'resolved', name, keep })}
      />
      <Body>
        <Room>
          <PlanSheet
            world={world.name}
            url={plan.url}
            widthToHeight={widthToHeight}
            locations={locations}
            selected={selected}
            awaited={awaited}
            mayChange={mayChange}
            events={{
              onSelect: select,
              onPull: (location, grip, to) => {
                const changes = pulled(location, grip, to, widthToHeight);
                setPull({ documentId: location.documentId, changes });
              },
              onDrop: (location, grip, to) => {
                setPull(undefined);
                change(location, pulled(location, grip, to, widthToHeight));
              },
              onCancel: () => setPull(undefined),
              onChange: change,
            }}
            onTap={(point) => {
              if (chosen !== undefined && onPlan(chosen) === undefined && mayChange(chosen))
                put(chosen, point);
            }}
          />
        </Room>
        <PlanSide
          locations={locations}
          chosen={chosen}
          mayChange={mayChange}
          widthToHeight={widthToHeight}
          onSelect={select}
          onChange={change}
          onMiddle={(location) => put(location, MIDDLE)}
        />
      </Body>
      {/* The numbers are beside the plan for the eye. */}
      <VisuallyHidden aria-live="polite">
        {settled === undefined || settledAt === undefined
          ? ''
          : `${settled.title}: ${numbers.all(settledAt)}`}
      </VisuallyHidden>
      <MapLeaveGuard session={session} state={state} />
    </Frame>
  );
}
