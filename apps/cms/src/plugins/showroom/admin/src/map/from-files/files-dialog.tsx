import { Button, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useMemo, useState } from 'react';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { MapFile, MapLocation, NewLocation } from '../../../../contracts/map.ts';
import { useTexts } from '../../use-texts.ts';
import type { ShownMap } from '../shown-map.ts';
import { ChooseFiles } from './choose-files.tsx';
import { ClipRows } from './clip-rows.tsx';
import { LeftOut } from './left-out.tsx';
import { LocationRows } from './location-rows.tsx';
import type { WantedLocation } from './make-locations.ts';
import { clipRowsOf, foundClips } from './planned-clips.ts';
import type { FoundClip } from './planned-clips.ts';
import { rowsOf, wantedOf } from './planned.ts';
import type { RowEdit } from './planned.ts';
import { useFiles } from './use-files.ts';
import { useMaking } from './use-making.ts';

interface Props {
  /** What was dropped on the map. */
  readonly dropped: readonly File[];
  readonly world: Pick<ShownMap, 'locations' | 'transitions'>;
  readonly titleOf: (location: string) => string;
  /** Gives a clip of the media library to a transition. */
  readonly assign: (clip: FoundClip, file: MapFile) => void;
  readonly addLocation: (location: NewLocation) => Promise<MapLocation>;
  /** Positions for this many new locations. */
  readonly positionsFor: (count: number) => readonly (PicturePoint | null)[];
  /** @param made how many locations were made */
  readonly onClose: (made: number) => void;
}

/** Shows what files will become, and makes it once the editor agrees. Nothing is written before. */
export function FilesDialog({ dropped, world, titleOf, assign, addLocation, positionsFor, onClose }: Props) {
  const { t } = useTexts();
  const { toggleNotification } = useNotification();
  const { files, isReading, add } = useFiles(dropped);
  // As it was when the dialog was opened: what is made here is no longer new to the world.
  const [existing] = useState(world);
  const [edits, setEdits] = useState<ReadonlyMap<string, RowEdit>>(new Map());
  const [isBegun, setIsBegun] = useState(false);
  const [wanted, setWanted] = useState<ReadonlyMap<string, WantedLocation>>(new Map());
  const { progress, isBusy, failure, run } = useMaking({ files, addLocation, assign });
  const rows = useMemo(() => rowsOf(files, edits, existing.locations), [files, edits, existing]);
  const clips = useMemo(() => clipRowsOf(files, edits, existing), [files, edits, existing]);
  const { made } = progress;
  const left = rows.filter(({ id, isIncluded }) => isIncluded && !made.has(id));
  const found = foundClips(clips);
  const leftClips = found.filter(({ id }) => !made.has(id));
  const madeLocations = rows.filter(({ id }) => made.has(id)).length;
  const count = left.length + leftClips.length;

  const edit = (id: string, change: RowEdit): void =>
    setEdits(new Map(edits).set(id, { ...edits.get(id), ...change }));
  const create = async (): Promise<void> => {
    const next = wantedOf(rows, existing.locations, wanted, positionsFor);
    setWanted(next);
    setIsBegun(true);
    const { made: all } = await run([...next.values()], found);
    if ([...next.keys(), ...found.map(({ id }) => id)].some((id) => !all.has(id))) return;
    toggleNotification({
      type: 'success',
      message: t('files.done', { locations: next.size, clips: found.length }),
    });
    onClose(next.size);
  };

  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen || isBusy ? undefined : onClose(madeLocations))}>
      <Modal.Content>
        <Modal.Header closeLabel={t('map.close')}>
          <Modal.Title>{t('files.open')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography tag="p" textColor="neutral800">
              {t('files.rule')}
            </Typography>
            {isBegun ? null : <ChooseFiles isDisabled={isBusy} onFiles={add} />}
            {isReading ? <Loader small>{t('files.reading')}</Loader> : null}
            {rows.length === 0 ? null : (
              <LocationRows rows={rows} files={files} progress={progress} isBusy={isBusy} onEdit={edit} />
            )}
            {clips.length === 0 ? null : (
              <ClipRows rows={clips} titleOf={titleOf} progress={progress} isBusy={isBusy} onEdit={edit} />
            )}
            <LeftOut files={files} />
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Flex flex="1" gap={3} justifyContent="flex-end" wrap="wrap">
            <Typography flex="1" tag="output" textColor={isBusy ? 'neutral800' : 'danger600'}>
              {failure ??
                (isBegun
                  ? t(isBusy ? 'files.busy' : 'files.progress', {
                      made: made.size,
                      left: count,
                      total: made.size + count,
                    })
                  : '')}
            </Typography>
            <Button variant="tertiary" type="button" disabled={isBusy} onClick={() => onClose(madeLocations)}>
              {t(isBegun ? 'map.close' : 'map.cancel')}
            </Button>
            <Button
              type="button"
              loading={isBusy}
              disabled={isReading || count === 0 || left.some(({ title }) => title.trim() === '')}
              onClick={() => void create()}
            >
              {isBegun && !isBusy
                ? t('files.again', { count })
                : t('files.create', { locations: left.length, clips: leftClips.length })}
            </Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
