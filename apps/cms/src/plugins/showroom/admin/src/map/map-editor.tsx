import { Box, Flex, Loader } from '@strapi/design-system';
import { useIsMobile, usePersistentState } from '@strapi/strapi/admin';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { PicturePoint } from '@vitrine/core/world/background';
import { styled } from 'styled-components';
import type { MapLocation, NewLocation } from '../../../contracts/map.ts';
import { useExaminedSince } from '../doctor/use-examined.ts';
import { useTexts } from '../use-texts.ts';
import { findingsById } from './findings.ts';
import { DropTarget } from './from-files/drop-target.tsx';
import { Dialogs } from './parts/dialogs.tsx';
import type { OpenDialog } from './parts/dialogs.tsx';
import { EmptyWorld } from './parts/empty-world.tsx';
import { HeldEdits } from './parts/held-edits.tsx';
import { MapLeaveGuard } from './parts/map-leave-guard.tsx';
import { ListView } from './parts/list-view.tsx';
import { SidePanel } from './parts/side-panel.tsx';
import { Toolbar } from './parts/toolbar.tsx';
import type { View } from './parts/toolbar.tsx';
import { useRoomBelow } from './parts/use-room-below.ts';
import type { MapSession } from './session.ts';
import { inReadingOrder, shownMap } from './shown-map.ts';
import { useArrange } from './use-arrange.ts';
import { useMapActions } from './use-map-actions.ts';
import { useMapState } from './use-map.ts';
import { usePlane } from './use-plane.ts';
import { keyCommand, keyTarget } from './view/keys.ts';
import { linesOf } from './view/lines.ts';
import { MapCanvas } from './view/map-canvas.tsx';
import type { Selection } from './view/map-canvas.tsx';

const MIDDLE: PicturePoint = { x: 50, y: 50 };

interface Props {
  readonly session: MapSession;
  /** When this map was last written, by the CMS's clock. */
  readonly written: string;
  readonly addLocation: (location: NewLocation) => Promise<MapLocation>;
  /** Shows what was written beside this map, at this time by the CMS's clock. */
  readonly showWritten: (at: string) => void;
}

/** The map of one world, or its list, with a panel for the selection. */
export function MapEditor({ session, written, addLocation, showWritten }: Props) {
  const { t } = useTexts();
  const state = useMapState(session);
  const examination = useExaminedSince(written);
  const isMobile = useIsMobile();
  const [view, setView] = useState<View>(isMobile ? 'list' : 'map');
  const [isBidirectional, setIsBidirectional] = usePersistentState('showroom-map-both-ways', true);
  const [selection, setSelection] = useState<Selection>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [arrivals, setArrivals] = useState(0);
  const { ref, height } = useRoomBelow();

  const { about } = state.base;
  const shown = useMemo(() => shownMap({ base: state.base, edits: state.edits }), [state.base, state.edits]);
  const examined = examination.status === 'ready' ? examination.showroom : undefined;
  const found = useMemo(() => findingsById(examined?.findings ?? []), [examined]);
  const { plane, proposed, makeRoom } = usePlane(shown, about.world.floorPlan);
  const orderKey = [...shown.byId.keys()].join(' ');
  // Recomputed when locations are added or removed, not with every drag, which would lose the focus.
  // oxlint-disable-next-line react/exhaustive-deps -- the positions of the moment are wanted, once for each set of locations
  const order = useMemo(() => inReadingOrder(shown.locations), [orderKey]);
  const stations = useMemo(
    () => new Map(about.stations.map(({ documentId, title }) => [documentId, title])),
    [about.stations],
  );
  const titleOf = useCallback(
    (location: string): string => {
      const outside = about.outside.find(({ documentId }) => documentId === location);
      if (outside !== undefined) return `${outside.world.name} › ${outside.title}`;
      return shown.byId.get(location)?.title ?? '…';
    },
    [about.outside, shown.byId],
  );
  const lines = useMemo(
    () => linesOf(shown.pairs, about.outside, found),
    [shown.pairs, about.outside, found],
  );
  const { rights } = about;
  const content = useMemo(
    () => ({
      shown,
      order,
      proposed,
      plane,
      found,
      stations,
      outside: about.outside,
      mayPosition: rights.position,
      mayDraw: rights.transition.create || rights.portal.create,
    }),
    [shown, order, proposed, plane, found, stations, about.outside, rights],
  );

  const actions = useMapActions(session, isBidirectional);
  const { isArranging, arrangeAll } = useArrange(session, shown, plane, proposed);
  const connect = useCallback(
    (from: string, to: string) => {
      if (shown.byId.has(from) && shown.byId.has(to)) actions.draw(from, to);
      else setDialog(dialogFor(from, to));
    },
    [shown.byId, actions],
  );
  // The map sets it just before the files that were dropped there arrive.
  const dropPoint = useRef<PicturePoint>();
  const openFiles = (files: readonly File[] = []): void => {
    setDialog({ kind: 'files', files, around: dropPoint.current ?? MIDDLE });
    dropPoint.current = undefined;
  };
  const ask = useCallback(
    (position: PicturePoint) => setDialog(rights.createLocation ? { kind: 'location', position } : undefined),
    [rights.createLocation],
  );

  const choose = useCallback(
    (chosen: Selection) => {
      setSelection(chosen);
      // A line has no element of its own: the map receives its key events.
      if (chosen?.kind === 'pair') ref.current?.focus({ preventScroll: true });
    },
    [ref],
  );
  const chosenLocation = selection?.kind === 'location' ? selection.id : undefined;
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = keyTarget(event.target, ref.current);
    const command = keyCommand(event, target);
    const focused = target.at === 'node' ? target.location : undefined;
    const location = focused ?? chosenLocation;
    const payloadId = location === undefined ? undefined : shown.byId.get(location)?.payloadId;
    const pair = selection?.kind === 'pair' ? shown.pairs.find(({ id }) => id === selection.id) : undefined;
    if (command === 'undo') session.dispatch({ type: 'undone' });
    else if (command === 'redo') session.dispatch({ type: 'redone' });
    else if (command === 'choose' && focused !== undefined) setSelection({ kind: 'location', id: focused });
    else if (command === 'leave') setSelection(undefined);
    else if (command === 'connect' && location !== undefined && content.mayDraw)
      setDialog({ kind: 'connect', from: location });
    else if (command === 'new' && rights.createLocation) setDialog({ kind: 'location', position: null });
    else if (command === 'start' && payloadId !== undefined && rights.start) actions.start(payloadId);
    else if (command === 'delete' && pair !== undefined)
      actions.remove(pair.transitions.filter(({ kind }) => rights[kind].delete));
    else if (command === 'shortcuts') setDialog({ kind: 'shortcuts' });
    else return;
    event.preventDefault();
  };

  return (
    <Frame ref={ref} tabIndex={-1} $height={height} onKeyDown={onKeyDown}>
      <Toolbar
        state={state}
        view={view}
        isBidirectional={isBidirectional}
        isArranging={isArranging}
        hasUnplaced={shown.locations.some(({ position }) => position === null)}
        onView={setView}
        onBidirectional={setIsBidirectional}
        onUndo={() => session.dispatch({ type: 'undone' })}
        onRedo={() => session.dispatch({ type: 'redone' })}
        onRetry={() => session.dispatch({ type: 'retried' })}
        onAdd={() => setDialog({ kind: 'location', position: null })}
        onFiles={() => openFiles()}
        onArrows={() => setDialog({ kind: 'arrows' })}
        onArrange={arrangeAll}
        onShortcuts={() => setDialog({ kind: 'shortcuts' })}
      />
      <HeldEdits
        state={state}
        onResolve={(name, keep) => session.dispatch({ type: 'resolved', name, keep })}
      />
      <Body>
        <DropTarget onFiles={rights.createFromFiles ? openFiles : undefined}>
          {shown.locations.length === 0 ? (
            <EmptyWorld
              rights={rights}
              onFiles={() => openFiles()}
              onAdd={() => setDialog({ kind: 'location', position: null })}
            />
          ) : height === undefined ? null : view === 'map' ? (
            <Sheet>
              <MapCanvas
                content={content}
                lines={lines}
                floorPlan={about.world.floorPlan?.url}
                selection={selection}
                onSelect={choose}
                onMoveLocations={actions.moveLocations}
                onConnect={connect}
                onAsk={ask}
                onDropAt={(position) => {
                  dropPoint.current = position;
                }}
                arrivals={arrivals}
              />
              {isArranging ? (
                <Flex position="absolute" top={4} left="50%" background="neutral0" padding={2} hasRadius>
                  <Loader small>{t('map.arranging')}</Loader>
                </Flex>
              ) : null}
            </Sheet>
          ) : (
            <Box flex="1" overflow="auto">
              <ListView
                shown={shown}
                order={order}
                found={found}
                stations={stations}
                titleOf={titleOf}
                onSelect={(id) => setSelection({ kind: 'location', id })}
              />
            </Box>
          )}
        </DropTarget>
        <SidePanel
          selection={selection}
          shown={shown}
          about={about}
          found={found}
          titleOf={titleOf}
          actions={actions}
          onSelect={setSelection}
          onConnect={(from) => setDialog({ kind: 'connect', from })}
        />
      </Body>
      <Dialogs
        dialog={dialog}
        shown={shown}
        state={state}
        isBidirectional={isBidirectional}
        actions={actions}
        titleOf={titleOf}
        addLocation={addLocation}
        onAdded={({ documentId }) => setSelection({ kind: 'location', id: documentId })}
        onArrows={showWritten}
        makeRoom={makeRoom}
        onClose={(made = 0) => {
          setDialog(undefined);
          setArrivals((last) => last + made);
        }}
      />
      <MapLeaveGuard session={session} state={state} />
    </Frame>
  );
}

/** The dialog after a line was drawn to or from another world: the editor chooses the location there. */
function dialogFor(from: string, to: string): OpenDialog {
  const [fromWorld, toWorld] = [worldOf(from), worldOf(to)];
  const [inside, outsideWorld] = fromWorld === undefined ? [from, toWorld] : [to, fromWorld];
  return { kind: 'connect', from: inside, ...(outsideWorld === undefined ? {} : { outsideWorld }) };
}

/** The world of an exit; undefined for a location. */
function worldOf(node: string): string | undefined {
  return node.startsWith('exit ') ? node.slice('exit '.length) : undefined;
}

const Frame = styled.div<{ $height: number | undefined }>`
  display: flex;
  flex-direction: column;
  height: ${({ $height }) => ($height === undefined ? 'auto' : `${$height}px`)};
  min-height: 0;

  &:focus {
    outline: none;
  }

  /* There is no room for both beside each other: what is chosen is below the map, and the page scrolls. */
  @media (max-width: 767px) {
    height: auto;
    min-height: ${({ $height }) => ($height === undefined ? '0' : `${$height}px`)};
  }
`;

const Body = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};

  @media (max-width: 767px) {
    flex-direction: column;
  }
`;

const Sheet = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 16rem;

  /* It keeps its size when something is chosen, so that what was touched stays where it is. */
  @media (max-width: 767px) {
    flex: none;
    height: max(18rem, 55vh);
  }
`;
