import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useTexts } from '../../use-texts.ts';
import type { Translate } from '../../use-texts.ts';
import type { TextKey } from '../../texts/text-key.ts';
import { readBase } from '../state/base.ts';
import { isTransitionContent } from '../state/cell.ts';
import type { Cell, CellValue } from '../state/cell.ts';
import type { Held, MapState } from '../state/map-state.ts';

interface Props {
  readonly state: MapState;
  readonly onResolve: (name: string, keep: 'mine' | 'theirs') => void;
}

/** Changes that need a decision: conflicts with another editor, and refused changes. */
export function HeldEdits({ state, onResolve }: Props) {
  const { t } = useTexts();
  if (state.held.size === 0) return null;
  return (
    <Box
      tag="section"
      aria-label={t('map.held.title')}
      background="warning100"
      padding={4}
      maxHeight="18rem"
      overflow="auto"
      role="alert"
    >
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {[...state.held].map(([name, held]) => (
          <HeldEdit key={name} state={state} name={name} held={held} onResolve={onResolve} />
        ))}
      </Flex>
    </Box>
  );
}

function HeldEdit({ state, name, held, onResolve }: Props & { readonly name: string; readonly held: Held }) {
  const { t } = useTexts();
  const edit = state.edits.get(name);
  if (edit === undefined) return null;
  const { cell, after } = edit;
  const what = nameOf(state, cell, after);
  const isConflict = held.reason === 'conflict';
  const theirs = readBase(state.base, cell) ?? null;
  return (
    <Flex tag="li" gap={3} wrap="wrap" justifyContent="space-between">
      <Box>
        <Typography tag="p" fontWeight="bold" textColor="neutral800">
          {what}: {t(fieldText(cell))}
        </Typography>
        <Typography tag="p" textColor="neutral800">
          {isConflict
            ? t('map.held.conflict', {
                who: held.by ?? t('map.held.someoneElse'),
                theirs: shownValue(state, t, theirs),
                mine: shownValue(state, t, after),
              })
            : held.sentence}
        </Typography>
      </Box>
      <Flex gap={2}>
        <Button size="S" variant="secondary" onClick={() => onResolve(name, 'theirs')}>
          {t(isConflict ? 'map.held.theirs' : 'map.held.discard')}
        </Button>
        <Button size="S" onClick={() => onResolve(name, 'mine')}>
          {t(isConflict ? 'map.held.mine' : 'map.held.again')}
        </Button>
      </Flex>
    </Flex>
  );
}

function fieldText({ field }: Cell): TextKey {
  if (field === 'weight' || field === 'active' || field === 'position') return `map.field.${field}`;
  if (field === 'pin' || field === 'direction') return `map.field.${field}`;
  if (field === 'station' || field === 'start' || field === 'whole') return `map.field.${field}`;
  return 'map.field.clip';
}

function nameOf({ base }: MapState, { of, documentId }: Cell, after: CellValue): string {
  if (of === 'world') return base.about.world.name;
  if (of === 'location') return base.locations.get(documentId)?.title ?? '';
  const transition = isTransitionContent(after) ? after : base.transitions.get(documentId);
  return transition === undefined
    ? ''
    : `${titleOf(base, transition.from)} → ${titleOf(base, transition.to)}`;
}

function titleOf({ locations, about }: MapState['base'], id: string): string {
  return locations.get(id)?.title ?? about.outside.find(({ documentId }) => documentId === id)?.title ?? '…';
}

function shownValue({ base }: MapState, t: Translate, value: CellValue): string {
  if (value === null) return t('map.held.nothing');
  if (typeof value === 'boolean') return t(value ? 'map.held.yes' : 'map.held.no');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const station = base.about.stations.find(({ documentId }) => documentId === value);
    const start = [...base.locations.values()].find(({ payloadId }) => payloadId === value);
    return station?.title ?? start?.title ?? value;
  }
  if (isTransitionContent(value)) return t('map.held.there');
  return 'x' in value ? `${value.x} % / ${value.y} %` : value.name;
}
