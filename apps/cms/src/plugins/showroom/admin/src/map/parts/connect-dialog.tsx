import {
  Button,
  Checkbox,
  Combobox,
  ComboboxOption,
  Field,
  Flex,
  Modal,
  Typography,
} from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { MAP_PATH } from '../../../../contracts/map.ts';
import type { MapLocation, OutsideAnswer, OutsideLocation } from '../../../../contracts/map.ts';
import { useTexts } from '../../use-texts.ts';

interface Props {
  readonly world: string;
  readonly from: MapLocation;
  /** Locations of this world that have no transition from here yet. */
  readonly targets: readonly MapLocation[];
  /** If set, only locations of that world are offered. */
  readonly outsideWorld: string | undefined;
  readonly mayDrawPortals: boolean;
  readonly isBidirectional: boolean;
  readonly onDraw: (target: string, isBidirectional: boolean, outside: OutsideLocation | undefined) => void;
  readonly onClose: () => void;
}

/** Draws a transition or portal by keyboard: the target is chosen from a list. */
export function ConnectDialog(props: Props) {
  const { from, targets, outsideWorld, mayDrawPortals, onDraw, onClose } = props;
  const { t } = useTexts();
  const [target, setTarget] = useState('');
  const [isBidirectional, setIsBidirectional] = useState(props.isBidirectional);
  const outside = useOutside(props.world, mayDrawPortals);
  const inside = outsideWorld === undefined ? targets : [];
  const offered = outside.locations.filter(
    ({ world }) => outsideWorld === undefined || world.documentId === outsideWorld,
  );
  const chosen = offered.find(({ documentId }) => documentId === target);
  return (
    <Modal.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Modal.Content>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (target !== '') onDraw(target, isBidirectional, chosen);
          }}
        >
          <Modal.Header closeLabel={t('map.close')}>
            <Modal.Title>{t('map.drawFrom', { title: from.title })}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Field.Root name="target" required>
                <Field.Label>{t('map.target')}</Field.Label>
                <Combobox
                  value={target}
                  autocomplete={{ type: 'list', filter: 'contains' }}
                  placeholder={t('map.targetHint')}
                  loading={outside.isLoading}
                  loadingMessage={t('map.loading')}
                  noOptionsMessage={() => t('map.noTarget')}
                  clearLabel={t('map.clear')}
                  onChange={(value) => setTarget(value ?? '')}
                  onClear={() => setTarget('')}
                >
                  {inside.map(({ documentId, title }) => (
                    <ComboboxOption key={documentId} value={documentId} textValue={title}>
                      {title}
                    </ComboboxOption>
                  ))}
                  {offered.map(({ documentId, title, world }) => (
                    <ComboboxOption
                      key={documentId}
                      value={documentId}
                      textValue={`${world.name} › ${title}`}
                    >
                      {`${world.name} › ${title}`}
                    </ComboboxOption>
                  ))}
                </Combobox>
              </Field.Root>
              {outside.isFailed ? (
                <Typography textColor="danger600">{t('map.outsideFailed')}</Typography>
              ) : null}
              <Checkbox
                checked={isBidirectional}
                onCheckedChange={(isChecked) => setIsBidirectional(isChecked === true)}
              >
                {t('map.bothDirections')}
              </Checkbox>
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" type="button" onClick={onClose}>
              {t('map.cancel')}
            </Button>
            <Button type="submit" disabled={target === ''}>
              {t('map.draw')}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}

interface Outside {
  readonly locations: readonly OutsideLocation[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

/** Possible targets of portals, loaded once they are needed. */
function useOutside(world: string, isWanted: boolean): Outside {
  const { get } = useFetchClient();
  const [outside, setOutside] = useState<Outside>({ locations: [], isLoading: isWanted, isFailed: false });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const locations = await get<OutsideAnswer>(`${MAP_PATH}/${world}/outside`).then(
        ({ data }) => data.data,
        () => undefined,
      );
      if (!isAwaited) return;
      setOutside({ locations: locations ?? [], isLoading: false, isFailed: locations === undefined });
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [get, world, isWanted]);
  return outside;
}
