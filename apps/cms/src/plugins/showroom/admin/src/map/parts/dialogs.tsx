import type { PicturePoint } from '@vitrine/core/world/background';
import type { MapLocation, NewLocation } from '../../../../contracts/map.ts';
import type { ShownMap } from '../shown-map.ts';
import { ArrowsDialog } from '../arrows/arrows-dialog.tsx';
import { FilesDialog } from '../from-files/files-dialog.tsx';
import type { MapState } from '../state/map-state.ts';
import type { MapActions } from '../use-map-actions.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { NewLocationDialog } from './new-location-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** The open dialog. */
export type OpenDialog =
  | { readonly kind: 'arrows' }
  | { readonly kind: 'connect'; readonly from: string; readonly outsideWorld?: string }
  | { readonly kind: 'files'; readonly files: readonly File[]; readonly around: PicturePoint }
  | { readonly kind: 'location'; readonly position: PicturePoint | null }
  | { readonly kind: 'shortcuts' }
  | undefined;

interface Props {
  readonly dialog: OpenDialog;
  readonly shown: ShownMap;
  readonly state: MapState;
  readonly isBidirectional: boolean;
  readonly actions: MapActions;
  readonly titleOf: (location: string) => string;
  readonly addLocation: (location: NewLocation) => Promise<MapLocation>;
  /** A single location was made. */
  readonly onAdded: (location: MapLocation) => void;
  /** Arrows were added at this time by the CMS's clock. */
  readonly onArrows: (at: string) => void;
  readonly makeRoom: (count: number, around: PicturePoint) => readonly (PicturePoint | null)[];
  /** @param made how many locations were made of files */
  readonly onClose: (made?: number) => void;
}

export function Dialogs({
  dialog,
  shown,
  state,
  isBidirectional,
  actions,
  titleOf,
  addLocation,
  onAdded,
  onArrows,
  makeRoom,
  onClose,
}: Props) {
  const { about } = state.base;
  if (dialog?.kind === 'shortcuts') return <ShortcutsDialog onClose={() => onClose()} />;
  if (dialog?.kind === 'arrows') {
    return (
      <ArrowsDialog
        world={about.world.documentId}
        isSaving={state.saving.status === 'waiting' || state.saving.status === 'sending'}
        titleOf={titleOf}
        onAdded={onArrows}
        onClose={() => onClose()}
      />
    );
  }
  if (dialog?.kind === 'files') {
    return (
      <FilesDialog
        dropped={dialog.files}
        world={shown}
        titleOf={titleOf}
        assign={({ transition, slot }, file) => actions.set(transition, `clip ${slot}`, file)}
        addLocation={addLocation}
        positionsFor={(count) => makeRoom(count, dialog.around)}
        onClose={onClose}
      />
    );
  }
  if (dialog?.kind === 'location') {
    const add = async (wanted: NewLocation): Promise<MapLocation> => {
      const location = await addLocation(wanted);
      onAdded(location);
      return location;
    };
    return <NewLocationDialog position={dialog.position} onAdd={add} onClose={() => onClose()} />;
  }
  const from = dialog?.kind === 'connect' ? shown.byId.get(dialog.from) : undefined;
  if (dialog?.kind !== 'connect' || from === undefined) return null;
  const led = new Set(
    shown.transitions.filter((transition) => transition.from === from.documentId).map(({ to }) => to),
  );
  return (
    <ConnectDialog
      world={about.world.documentId}
      from={from}
      targets={shown.locations
        .filter(({ documentId }) => documentId !== from.documentId && !led.has(documentId))
        .toSorted((one, other) => one.title.localeCompare(other.title))}
      outsideWorld={dialog.outsideWorld}
      mayDrawPortals={about.rights.portal.create}
      isBidirectional={isBidirectional}
      onDraw={(target, wantsBoth, outside) => {
        actions.draw(from.documentId, target, wantsBoth, outside);
        onClose();
      }}
      onClose={() => onClose()}
    />
  );
}
