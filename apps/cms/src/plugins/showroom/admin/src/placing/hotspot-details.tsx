import {
  Box,
  Button,
  Field,
  Flex,
  Grid,
  MultiSelect,
  MultiSelectOption,
  NumberInput,
  TextInput,
  Toggle,
  Typography,
} from '@strapi/design-system';
import { Duplicate, Trash } from '@strapi/icons';
import { pointOn } from '@vitrine/core';
import type { AspectRatio } from '@vitrine/core';
import { TARGET_FIELDS } from '../../../contracts/placing.ts';
import type { PlacingSurroundings } from '../../../contracts/placing.ts';
import { useTexts } from '../use-texts.ts';
import { keyOf, placedAt, placementOf, priorityOf, titleOf } from './form-hotspot.ts';
import type { FormHotspot } from './form-hotspot.ts';
import { isLinked, movedTo } from './moves.ts';
import { PositionField } from './position-field.tsx';
import { namedBy, relationTo } from './relation.ts';
import type { Dispatch } from './use-placing.ts';
import { aroundOf } from './use-surroundings.ts';

interface Props {
  readonly hotspot: FormHotspot;
  /** The editor has parted its places on the two pictures. */
  readonly isParted: boolean;
  readonly surroundings: PlacingSurroundings;
  readonly isDisabled: boolean;
  readonly dispatch: Dispatch;
  readonly onTarget: () => void;
  readonly onCopy: () => void;
}

/** What can be set of the selected hotspot, beside the picture. */
export const HotspotDetails = (props: Props) => {
  const { hotspot, isParted, surroundings, isDisabled, dispatch, onTarget, onCopy } = props;
  const { say } = useTexts();
  const around = aroundOf(surroundings, hotspot);
  const placement = placementOf(hotspot);
  const isOwnWide = isParted || !isLinked(placement);
  const change = (sort: string, fields: object): void =>
    dispatch({ kind: 'changed', sort, hotspot: { ...hotspot, ...fields } });
  const place = (ratio: AspectRatio, axis: 'x' | 'y') => (value: number) =>
    dispatch({
      kind: 'changed',
      sort: `place ${ratio} ${axis}`,
      hotspot: placedAt(
        hotspot,
        movedTo(placement, { ratio, to: { ...pointOn(placement, ratio), [axis]: value }, isParted }),
      ),
    });
  const categories = namedBy(hotspot['categories'], around?.categories ?? []);
  const position = (ratio: AspectRatio) =>
    (['x', 'y'] as const).map((axis) => (
      <Grid.Item key={axis} col={6} xs={6} direction="column" alignItems="stretch">
        <PositionField
          label={say(`placing.${axis}`, { ratio: ratio === '4x3' ? '4:3' : '16:9' })}
          value={pointOn(placement, ratio)[axis]}
          isDisabled={isDisabled}
          onChange={place(ratio, axis)}
        />
      </Grid.Item>
    ));
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={4} aria-label={say('placing.details')}>
      <Field.Root>
        <Field.Label>{say('placing.title')}</Field.Label>
        <TextInput
          value={titleOf(hotspot)}
          disabled={isDisabled}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
            change('title', { title: event.target.value })
          }
        />
      </Field.Root>
      <Target hotspot={hotspot} surroundings={surroundings} isDisabled={isDisabled} onTarget={onTarget} />
      <Grid.Root gap={3}>{position('4x3')}</Grid.Root>
      <Field.Root hint={say('placing.ownWideHint')}>
        <Field.Label>{say('placing.ownWide')}</Field.Label>
        <Toggle
          checked={isOwnWide}
          disabled={isDisabled}
          onLabel={say('placing.yes')}
          offLabel={say('placing.no')}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
            dispatch({ kind: 'parted', key: keyOf(hotspot), isParted: event.target.checked })
          }
        />
        <Field.Hint />
      </Field.Root>
      {isOwnWide ? <Grid.Root gap={3}>{position('16x9')}</Grid.Root> : null}
      <Field.Root hint={say('placing.orderHint')}>
        <Field.Label>{say('placing.orderField')}</Field.Label>
        <NumberInput
          value={priorityOf(hotspot)}
          step={1}
          disabled={isDisabled}
          onValueChange={(value) => change('order', { priority: Math.round(value ?? 0) })}
        />
        <Field.Hint />
      </Field.Root>
      {surroundings.categories.length === 0 ? null : (
        <Field.Root>
          <Field.Label>{say('placing.categories')}</Field.Label>
          <MultiSelect
            value={categories.map(({ documentId }) => documentId)}
            disabled={isDisabled}
            withTags
            onChange={(chosen: string[]) =>
              change('categories', {
                categories: relationTo(
                  surroundings.categories.filter(({ documentId }) => chosen.includes(documentId)),
                  around?.categories ?? [],
                ),
              })
            }
          >
            {surroundings.categories.map(({ documentId, title }) => (
              <MultiSelectOption key={documentId} value={documentId}>
                {title}
              </MultiSelectOption>
            ))}
          </MultiSelect>
        </Field.Root>
      )}
      <Flex gap={2} wrap="wrap">
        <Button
          variant="tertiary"
          startIcon={<Duplicate aria-hidden />}
          disabled={isDisabled}
          onClick={onCopy}
        >
          {say('placing.copyTo')}
        </Button>
        <Button
          variant="danger-light"
          startIcon={<Trash aria-hidden />}
          disabled={isDisabled}
          onClick={() => dispatch({ kind: 'removed', key: keyOf(hotspot) })}
        >
          {say('placing.remove')}
        </Button>
      </Flex>
    </Flex>
  );
};

type TargetProps = Pick<Props, 'hotspot' | 'surroundings' | 'isDisabled' | 'onTarget'>;

/** Where the hotspot leads, and the way to lead it elsewhere. */
const Target = ({ hotspot, surroundings, isDisabled, onTarget }: TargetProps) => {
  const { say } = useTexts();
  const field = TARGET_FIELDS[hotspot['__component']];
  const value = hotspot[field.field];
  const saved = aroundOf(surroundings, hotspot)?.target;
  const shown = (): string => {
    if (field.kind === 'link') return typeof value === 'string' ? value : '';
    if (field.kind === 'files') {
      return say('placing.files', { count: Array.isArray(value) ? value.length : 0 });
    }
    return namedBy(value, saved === undefined ? [] : [saved])[0]?.title ?? '';
  };
  const text = shown();
  return (
    <Box>
      <Typography tag="h4" variant="pi" fontWeight="bold">
        {say('placing.target')}
      </Typography>
      <Flex gap={2} justifyContent="space-between" paddingTop={1}>
        <Typography textColor={text === '' ? 'danger600' : 'neutral800'} style={{ overflowWrap: 'anywhere' }}>
          {text === '' ? say('placing.noTarget') : text}
        </Typography>
        <Button variant="tertiary" disabled={isDisabled} onClick={onTarget}>
          {say('placing.chooseTarget')}
        </Button>
      </Flex>
    </Box>
  );
};
