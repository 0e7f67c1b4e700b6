import { useMemo } from 'react';
import { judgeTransition } from '@vitrine/core/world/judge-move';
import { DEFAULT_TRANSITION_WEIGHT } from '@vitrine/core/world/transition';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { FieldValue, MapMove, MoveContent, MoveField, OutsideLocation } from '../../../contracts/map.ts';
import { newDocumentId } from './new-id.ts';
import type { MapSession } from './session.ts';
import { shownMap } from './shown-map.ts';
import type { Cell, CellValue } from './state/cell.ts';

/** What an editor does on a map, each one step that can be taken back. */
export interface MapDeeds {
  readonly place: (places: ReadonlyMap<string, PicturePoint | null>, gesture?: string) => void;
  readonly start: (payloadId: string) => void;
  readonly station: (location: string, station: string | null) => void;
  /** Draws what is not there yet of one way, or both; a portal where the other end is in another world. */
  readonly draw: (from: string, to: string, isBothWays?: boolean, outside?: OutsideLocation) => void;
  readonly set: (move: MapMove, field: MoveField, value: FieldValue) => void;
  readonly remove: (moves: readonly MapMove[]) => void;
}

export function useMapDeeds(session: MapSession, isBothWaysUsually: boolean): MapDeeds {
  return useMemo(() => {
    const change = (parts: readonly { readonly cell: Cell; readonly value: CellValue }[], gesture?: string) =>
      session.dispatch({ type: 'changed', parts, ...(gesture === undefined ? {} : { gesture }) });
    const world = (): string => session.state().base.about.world.documentId;
    return {
      place: (places, gesture) =>
        change(
          [...places].map(([documentId, value]) => ({
            cell: { of: 'location', documentId, field: 'place' },
            value,
          })),
          gesture,
        ),
      start: (payloadId) =>
        change([{ cell: { of: 'world', documentId: world(), field: 'start' }, value: payloadId }]),
      station: (documentId, value) =>
        change([{ cell: { of: 'location', documentId, field: 'station' }, value }]),
      set: ({ kind, documentId }, field, value) => change([{ cell: { of: kind, documentId, field }, value }]),
      remove: (moves) =>
        change(
          moves.map(({ kind, documentId }) => ({
            cell: { of: kind, documentId, field: 'whole' },
            value: null,
          })),
        ),
      draw(from, to, isBothWays = isBothWaysUsually, outside = undefined) {
        if (outside !== undefined) session.dispatch({ type: 'sighted', outside });
        const { moves, byId } = shownMap(session.state());
        const worldOf = (location: string): string =>
          byId.has(location)
            ? world()
            : (session.state().base.about.outside.find(({ documentId }) => documentId === location)?.world
                .documentId ?? '');
        const wanted = [[from, to] as const, ...(isBothWays ? [[to, from] as const] : [])];
        const drawn = wanted.flatMap(([one, other]) => {
          const isThere = moves.some((move) => move.from === one && move.to === other);
          const kind = judgeTransition(
            { id: one, world: worldOf(one) },
            { id: other, world: worldOf(other) },
          );
          if (isThere || kind === undefined || kind === 'selfLink') return [];
          const move: MoveContent = {
            kind,
            from: one,
            to: other,
            weight: DEFAULT_TRANSITION_WEIGHT,
            active: true,
            clips: {},
          };
          const cell: Cell = { of: kind, documentId: newDocumentId(), field: 'whole' };
          return { cell, value: move };
        });
        change(drawn);
      },
    };
  }, [session, isBothWaysUsually]);
}
