import {
  Box,
  Button,
  Field,
  Flex,
  MultiSelect,
  MultiSelectOption,
  NumberInput,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { Duplicate, Trash } from '@strapi/icons';
import type { PlacedPicture } from '@vitrine/core/placing/picture-point';
import type { StartView } from '@vitrine/core/world/panorama';
import { targetFieldOf } from '../../../contracts/placing.ts';
import type { PlacingSurroundings } from '../../../contracts/placing.ts';
import { useTexts } from '../use-texts.ts';
import { keyOf, priorityOf, titleOf } from './form-hotspot.ts';
import type { FormHotspot } from './form-hotspot.ts';
import { PositionFields } from './position-fields.tsx';
import { hasView, ShownAs } from './shown-as.tsx';
import { namedBy, relationTo } from '../saving/relation.ts';
import type { Dispatch } from './use-placing.ts';
import { aroundOf } from './use-surroundings.ts';

interface Props {
  readonly hotspot: FormHotspot;
  /** The mobile picture, if the location has one. */
  readonly mobile: PlacedPicture | undefined;
  /** Of the location's panorama, if it has one. */
  readonly start: StartView | undefined;
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
  const { hotspot, mobile, start, isParted, surroundings, isDisabled, dispatch, onTarget, onCopy } = props;
  const { t } = useTexts();
  const around = aroundOf(surroundings, hotspot);
  const change = (sort: string, fields: object): void =>
    dispatch({ type: 'changed', sort, hotspot: { ...hotspot, ...fields } });
  const categories = namedBy(hotspot['categories'], around?.categories ?? []);
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
      <PositionFields
        hotspot={hotspot}
        mobile={mobile}
        start={start}
        isParted={isParted}
        isDisabled={isDisabled}
        dispatch={dispatch}
      />
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
