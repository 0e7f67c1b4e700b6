import { useMemo } from 'react';
import { judgeTransition } from '@vitrine/core/world/judge-transition';
import { DEFAULT_TRANSITION_WEIGHT } from '@vitrine/core/world/transition';
import type { PicturePoint } from '@vitrine/core/world/background';
import type {
  FieldValue,
  MapTransition,
  TransitionContent,
  TransitionField,
  OutsideLocation,
} from '../../../contracts/map.ts';
import { newDocumentId } from './document-id.ts';
import type { MapSession } from './session.ts';
import { shownMap } from './shown-map.ts';
import type { Cell, CellValue } from './state/cell.ts';

/** What an editor can do on a map. Each action is one undo step. */
export interface MapActions {
  readonly moveLocations: (positions: ReadonlyMap<string, PicturePoint | null>, gesture?: string) => void;
  readonly start: (payloadId: string) => void;
  readonly station: (location: string, station: string | null) => void;
  /** Draws missing transitions in one direction or both; portals if the other end is in another world. */
  readonly draw: (from: string, to: string, isBidirectional?: boolean, outside?: OutsideLocation) => void;
  readonly set: (transition: MapTransition, field: TransitionField, value: FieldValue) => void;
  readonly remove: (transitions: readonly MapTransition[]) => void;
}

export function useMapActions(session: MapSession, isBidirectionalByDefault: boolean): MapActions {
  return useMemo(() => {
    const change = (parts: readonly { readonly cell: Cell; readonly value: CellValue }[], gesture?: string) =>
      session.dispatch({ type: 'changed', parts, ...(gesture === undefined ? {} : { gesture }) });
    const world = (): string => session.state().base.about.world.documentId;
    return {
      moveLocations: (positions, gesture) =>
        change(
          [...positions].map(([documentId, value]) => ({
            cell: { of: 'location', documentId, field: 'position' },
            value,
          })),
          gesture,
        ),
      start: (payloadId) =>
        change([{ cell: { of: 'world', documentId: world(), field: 'start' }, value: payloadId }]),
      station: (documentId, value) =>
        change([{ cell: { of: 'location', documentId, field: 'station' }, value }]),
      set: ({ kind, documentId }, field, value) => change([{ cell: { of: kind, documentId, field }, value }]),
      remove: (transitions) =>
        change(
          transitions.map(({ kind, documentId }) => ({
            cell: { of: kind, documentId, field: 'whole' },
            value: null,
          })),
        ),
      draw(from, to, isBidirectional = isBidirectionalByDefault, outside = undefined) {
        if (outside !== undefined) session.dispatch({ type: 'sighted', outside });
        const { transitions, byId } = shownMap(session.state());
        const worldOf = (location: string): string =>
          byId.has(location)
            ? world()
            : (session.state().base.about.outside.find(({ documentId }) => documentId === location)?.world
                .documentId ?? '');
        const wanted = [[from, to] as const, ...(isBidirectional ? [[to, from] as const] : [])];
        const drawn = wanted.flatMap(([one, other]) => {
          const isThere = transitions.some(
            (transition) => transition.from === one && transition.to === other,
          );
          const kind = judgeTransition(
            { id: one, world: worldOf(one) },
            { id: other, world: worldOf(other) },
          );
          if (isThere || kind === undefined || kind === 'selfLink') return [];
          const transition: TransitionContent = {
            kind,
            from: one,
            to: other,
            weight: DEFAULT_TRANSITION_WEIGHT,
            active: true,
            clips: {},
          };
          const cell: Cell = { of: kind, documentId: newDocumentId(), field: 'whole' };
          return { cell, value: transition };
        });
        change(drawn);
      },
    };
  }, [session, isBidirectionalByDefault]);
}
