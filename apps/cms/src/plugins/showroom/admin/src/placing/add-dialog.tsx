import {
  Box,
  Button,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { DIRECTION_TURNS } from '@vitrine/core/appearance/icon-shapes';
import { HOTSPOT_COMPONENTS, hotspotKindOf } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { isCustomHotspot } from '@vitrine/core/world/location';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { useState } from 'react';
import { targetFieldOf } from '../../../contracts/placing.ts';
import { useTexts } from '../use-texts.ts';
import { HotspotSample } from './hotspot-sample.tsx';
import type { HotspotAppearance } from './hotspot-appearance.ts';
import { hasView, ShownAs } from './shown-as.tsx';
import { fieldsOfTarget, isWhole, titleOfTarget } from './target-fields.ts';
import { TargetPicker } from './target-picker.tsx';
import type { ChosenTarget } from './target-picker.tsx';
import { TypeGrid } from './type-grid.tsx';

/** The hotspot to add. */
export interface WantedHotspot {
  readonly component: HotspotComponent;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Props {
  readonly locale: string;
  /** The location; absent for a new one. */
  readonly from: string | undefined;
  readonly onAdd: (wanted: WantedHotspot) => void;
  readonly onClose: () => void;
}

/** The types with a pin; pictures of custom hotspots are chosen in the edit view. */
const TYPES = HOTSPOT_COMPONENTS.filter((component) => !isCustomHotspot(component));

const DIRECTIONS = ['none', ...Object.keys(DIRECTION_TURNS)] as readonly (
  | 'none'
  | keyof typeof DIRECTION_TURNS
)[];

/** Asks for type, target and title of a hotspot whose position is already chosen. */
export function AddDialog({ locale, from, onAdd, onClose }: Props) {
  const { t } = useTexts();
  const [component, setComponent] = useState<HotspotComponent>();
  const [target, setTarget] = useState<ChosenTarget>();
  const [ownTitle, setOwnTitle] = useState<string>();
  const [view, setView] = useState<string>();
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]>('none');
  const title = ownTitle ?? titleOfTarget(target);
  const field = component && targetFieldOf(component);
  const add = (): void => {
    if (component === undefined || field === undefined || !isWhole(target)) return;
    const pointing = field.kind === 'location' ? { direction } : {};
    const shown = hasView(component) && view !== undefined ? { show_as: view } : {};
    const fields = { title: title.trim(), ...pointing, ...shown, ...fieldsOfTarget(field, target, []) };
    onAdd({ component, fields });
  };
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header closeLabel={t('placing.cancel')}>
          <Modal.Title>{t('placing.addTitle')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={5}>
            <TypeGrid
              types={TYPES.map((value) => ({
                value,
                text: t(`placing.kind.${hotspotKindOf(value).opens}` as 'placing.kind.openArticle'),
                appearance: { kind: hotspotKindOf(value).opens },
              }))}
              chosen={component}
              onChoose={(type) => {
                setComponent(type);
                setTarget(undefined);
              }}
            />
            {field === undefined ? null : (
              <Box tag="section" aria-label={t('placing.target')}>
                <Typography tag="h3" variant="delta">
                  {t('placing.target')}
                </Typography>
                <Box paddingTop={2}>
                  <TargetPicker
                    field={field}
                    locale={locale}
                    from={from}
                    chosen={target}
                    onChoose={setTarget}
                  />
                </Box>
              </Box>
            )}
            {component !== undefined && hasView(component) ? (
              <ShownAs value={view} onChange={setView} />
            ) : null}
            {field?.kind === 'location' ? (
              <Field.Root hint={t('placing.directionHint')}>
                <Field.Label>{t('placing.direction')}</Field.Label>
                <SingleSelect
                  value={direction}
                  startIcon={<HotspotSample appearance={navigationAppearance(direction)} />}
                  onChange={(value) => setDirection(DIRECTIONS.find((each) => each === value) ?? 'none')}
                >
                  {DIRECTIONS.map((each) => (
                    <SingleSelectOption key={each} value={each}>
                      {t(`placing.direction.${each}`)}
                    </SingleSelectOption>
                  ))}
                </SingleSelect>
                <Field.Hint />
              </Field.Root>
            ) : null}
            {field === undefined ? null : (
              <Field.Root hint={t('placing.titleHint')}>
                <Field.Label>{t('placing.title')}</Field.Label>
                <TextInput
                  value={title}
                  onChange={(event: React.ChangeEvent<HTMLInputElement>) => setOwnTitle(event.target.value)}
                />
                <Field.Hint />
              </Field.Root>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {t('placing.cancel')}
          </Button>
          <Button disabled={!isWhole(target)} onClick={add}>
            {t('placing.add')}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function navigationAppearance(direction: (typeof DIRECTIONS)[number]): HotspotAppearance {
  return direction === 'none'
    ? { kind: hotspotKindOf('hotspots.navigation').opens }
    : { kind: 'navigate', direction };
}
