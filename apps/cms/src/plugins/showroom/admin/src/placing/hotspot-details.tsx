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
import { pointOn } from '@vitrine/core/placing/picture-point';
import type { PlacedPicture } from '@vitrine/core/placing/picture-point';
import { targetFieldOf } from '../../../contracts/placing.ts';
import type { PlacingSurroundings } from '../../../contracts/placing.ts';
import { useTexts } from '../use-texts.ts';
import { keyOf, placedAt, placementOf, priorityOf, titleOf } from './form-hotspot.ts';
import type { FormHotspot } from './form-hotspot.ts';
import { isLinked, movedTo, withOwnMobilePosition } from './move-hotspot.ts';
import { pictureName, pictureText } from './picture-names.ts';
import { PositionField } from './position-field.tsx';
import { hasView, ShownAs } from './shown-as.tsx';
import { namedBy, relationTo } from '../saving/relation.ts';
import type { Dispatch } from './use-placing.ts';
import { aroundOf } from './use-surroundings.ts';

interface Props {
  readonly hotspot: FormHotspot;
  /** The mobile picture, if the location has one. */
  readonly mobile: PlacedPicture | undefined;
  /** The editor has separated its positions on the 4:3 and the 16:9 picture. */
  readonly isParted: boolean;
  readonly surroundings: PlacingSurroundings;
  readonly isDisabled: boolean;
  readonly dispatch: Dispatch;
  readonly onTarget: () => void;
  readonly onCopy: () => void;
}

/** The settings of the selected hotspot, beside the picture. */
export function HotspotDetails(props: Props) {
  const { hotspot, mobile, isParted, surroundings, isDisabled, dispatch, onTarget, onCopy } = props;
  const { t } = useTexts();
  const around = aroundOf(surroundings, hotspot);
  const placement = placementOf(hotspot);
  const isOwnWide = isParted || !isLinked(placement);
  const change = (sort: string, fields: object): void =>
    dispatch({ type: 'changed', sort, hotspot: { ...hotspot, ...fields } });
  const setCoordinate = (ratio: PlacedPicture, axis: 'x' | 'y') => (value: number) =>
    dispatch({
      type: 'changed',
      sort: `position ${pictureName(ratio)} ${axis}`,
      hotspot: placedAt(
        hotspot,
        movedTo(placement, { ratio, to: { ...pointOn(placement, ratio), [axis]: value }, isParted }),
      ),
    });
  const categories = namedBy(hotspot['categories'], around?.categories ?? []);
  const position = (ratio: PlacedPicture) =>
    (['x', 'y'] as const).map((axis) => (
      <Grid.Item key={axis} col={6} xs={6} direction="column" alignItems="stretch">
        <PositionField
          label={t(`placing.${axis}`, { ratio: pictureText(t, ratio) })}
          value={pointOn(placement, ratio)[axis]}
          isDisabled={isDisabled}
          onChange={setCoordinate(ratio, axis)}
        />
      </Grid.Item>
    ));
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={4} aria-label={t('placing.details')}>
      <Field.Root>
        <Field.Label>{t('placing.title')}</Field.Label>
        <TextInput
          value={titleOf(hotspot)}
          disabled={isDisabled}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
            change('title', { title: event.target.value })
          }
        />
      </Field.Root>
      <Target hotspot={hotspot} surroundings={surroundings} isDisabled={isDisabled} onTarget={onTarget} />
      {hasView(hotspot['__component']) ? (
        <ShownAs
          value={hotspot['show_as']}
          isDisabled={isDisabled}
          onChange={(view) => change('view', { show_as: view })}
        />
      ) : null}
      <Grid.Root gap={3}>{position('4x3')}</Grid.Root>
      <OwnPosition
        name="ownWide"
        isOwn={isOwnWide}
        isDisabled={isDisabled}
        onChange={(isOwn) => dispatch({ type: 'parted', key: keyOf(hotspot), isParted: isOwn })}
      />
      {isOwnWide ? <Grid.Root gap={3}>{position('16x9')}</Grid.Root> : null}
      {mobile === undefined ? null : (
        <OwnPosition
          name="ownMobile"
          isOwn={placement.onMobile !== undefined}
          isDisabled={isDisabled}
          onChange={(isOwn) =>
            change('own mobile', placedAt(hotspot, withOwnMobilePosition(placement, mobile, isOwn)))
          }
        />
      )}
      {mobile === undefined || placement.onMobile === undefined ? null : (
        <Grid.Root gap={3}>{position(mobile)}</Grid.Root>
      )}
      <Field.Root hint={t('placing.orderHint')}>
        <Field.Label>{t('placing.orderField')}</Field.Label>
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
          <Field.Label>{t('placing.categories')}</Field.Label>
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
          {t('placing.copyTo')}
        </Button>
        <Button
          variant="danger-light"
          startIcon={<Trash aria-hidden />}
          disabled={isDisabled}
          onClick={() => dispatch({ type: 'removed', key: keyOf(hotspot) })}
        >
          {t('placing.remove')}
        </Button>
      </Flex>
    </Flex>
  );
}

interface OwnPositionProps {
  readonly name: 'ownWide' | 'ownMobile';
  readonly isOwn: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isOwn: boolean) => void;
}

/** Whether the hotspot has its own position on a picture, or follows the 4:3 one. */
function OwnPosition({ name, isOwn, isDisabled, onChange }: OwnPositionProps) {
  const { t } = useTexts();
  return (
    <Field.Root hint={t(`placing.${name}Hint`)}>
      <Field.Label>{t(`placing.${name}`)}</Field.Label>
      <Toggle
        checked={isOwn}
        disabled={isDisabled}
        onLabel={t('placing.yes')}
        offLabel={t('placing.no')}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)}
      />
      <Field.Hint />
    </Field.Root>
  );
}

type TargetProps = Pick<Props, 'hotspot' | 'surroundings' | 'isDisabled' | 'onTarget'>;

/** The target of the hotspot, with a button to change it. */
function Target({ hotspot, surroundings, isDisabled, onTarget }: TargetProps) {
  const { t } = useTexts();
  const field = targetFieldOf(hotspot['__component']);
  const value = hotspot[field.field];
  const saved = aroundOf(surroundings, hotspot)?.target;
  // The form of a saved relation holds its changes alone: what the CMS knows of the hotspot comes a moment later.
  const isAwaited = hotspot.id !== undefined && aroundOf(surroundings, hotspot) === undefined;
  const shown = (): string => {
    if (field.kind === 'link') return typeof value === 'string' ? value : '';
    if (field.kind === 'files') {
      return t('placing.files', { count: Array.isArray(value) ? value.length : 0 });
    }
    const named = namedBy(value, saved === undefined ? [] : [saved])[0]?.title ?? '';
    return named === '' && isAwaited ? '…' : named;
  };
  const text = shown();
  return (
    <Box>
      <Typography tag="h4" variant="pi" fontWeight="bold">
        {t('placing.target')}
      </Typography>
      <Flex gap={2} justifyContent="space-between" paddingTop={1}>
        <Typography textColor={text === '' ? 'danger600' : 'neutral800'} style={{ overflowWrap: 'anywhere' }}>
          {text === '' ? t('placing.noTarget') : text}
        </Typography>
        <Button variant="tertiary" disabled={isDisabled} onClick={onTarget}>
          {t('placing.chooseTarget')}
        </Button>
      </Flex>
    </Box>
  );
}
