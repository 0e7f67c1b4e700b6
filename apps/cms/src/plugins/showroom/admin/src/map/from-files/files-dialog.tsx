import { Button, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useMemo, useState } from 'react';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { MapLocation, NewLocation } from '../../../../contracts/map.ts';
import { useTexts } from '../../use-texts.ts';
import { ChooseFiles } from './choose-files.tsx';
import { LeftOut } from './left-out.tsx';
import { LocationRows } from './location-rows.tsx';
import type { WantedLocation } from './make-locations.ts';
import { rowsOf, wantedOf } from './planned.ts';
import type { RowEdit } from './planned.ts';
import { useFiles } from './use-files.ts';
import { useMaking } from './use-making.ts';

interface Props {
  /** What was dropped on the map. */
  readonly dropped: readonly File[];
  readonly locations: readonly MapLocation[];
  readonly addLocation: (location: NewLocation) => Promise<MapLocation>;
  /** Positions for this many new locations. */
  readonly positionsFor: (count: number) => readonly (PicturePoint | null)[];
  /** @param made how many locations were made */
  readonly onClose: (made: number) => void;
}

/** Shows what files will become, and makes it once the editor agrees. Nothing is written before. */
export function FilesDialog({ dropped, locations, addLocation, positionsFor, onClose }: Props) {
  const { t } = useTexts();
  const { toggleNotification } = useNotification();
  const { files, isReading, add } = useFiles(dropped);
  // Those that are made here are no longer new to the world.
  const [existing] = useState(locations);
  const [edits, setEdits] = useState<ReadonlyMap<string, RowEdit>>(new Map());
  const [wanted, setWanted] = useState<ReadonlyMap<string, WantedLocation>>(new Map());
  const { progress, isBusy, failure, run } = useMaking(files, addLocation);
  const rows = useMemo(() => rowsOf(files, edits, existing), [files, edits, existing]);
  const { made } = progress;
  const left = rows.filter(({ id, isIncluded }) => isIncluded && !made.has(id));
  const isBegun = wanted.size > 0;

  const create = async (): Promise<void> => {
    const next = wantedOf(rows, existing, wanted, positionsFor);
    setWanted(next);
    const { made: all } = await run([...next.values()]);
    if ([...next.keys()].some((id) => !all.has(id))) return;
    toggleNotification({ type: 'success', message: t('files.done', { count: all.size }) });
    onClose(all.size);
  };

  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen || isBusy ? undefined : onClose(made.size))}>
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
              <LocationRows
                rows={rows}
                files={files}
                progress={progress}
                isBusy={isBusy}
                onEdit={(id, edit) => setEdits(new Map(edits).set(id, { ...edits.get(id), ...edit }))}
              />
            )}
            <LeftOut files={files} />
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Flex flex="1" gap={3} justifyContent="flex-end" wrap="wrap">
            <Typography flex="1" tag="output" textColor={isBusy ? 'neutral800' : 'danger600'}>
              {failure ?? (isBegun ? t('files.progress', { made: made.size, left: left.length }) : '')}
            </Typography>
            <Button variant="tertiary" type="button" disabled={isBusy} onClick={() => onClose(made.size)}>
              {t(isBegun ? 'map.close' : 'map.cancel')}
            </Button>
            <Button
              type="button"
              loading={isBusy}
              disabled={isReading || left.length === 0 || left.some(({ title }) => title.trim() === '')}
              onClick={() => void create()}
            >
              {t(isBegun ? 'files.again' : 'files.create', { count: left.length })}
            </Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
