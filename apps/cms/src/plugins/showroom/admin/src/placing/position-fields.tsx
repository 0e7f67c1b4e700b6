import { Grid, Typography } from '@strapi/design-system';
import { pointOn } from '@vitrine/core/placing/picture-point';
import type { PlacedPicture } from '@vitrine/core/placing/picture-point';
import type { PanoramaDirection, StartView } from '@vitrine/core/world/panorama';
import { useTexts } from '../use-texts.ts';
import { keyOf, placedAt, placementOf } from './form-hotspot.ts';
import type { FormHotspot } from './form-hotspot.ts';
import { isLinked, movedTo, withOwnMobilePosition } from './move-hotspot.ts';
import { OwnPosition } from './own-position.tsx';
import { pictureName, pictureText } from './picture-names.ts';
import { AngleField, PositionField } from './position-field.tsx';
import { directionOf, ownDirection, placedTowards } from './round-position.ts';
import type { Dispatch } from './use-placing.ts';

interface Props {
  readonly hotspot: FormHotspot;
  /** The mobile picture, if the location has one. */
  readonly mobile: PlacedPicture | undefined;
  /** Of the location's panorama, if it has one. */
  readonly start: StartView | undefined;
  /** The editor has separated its positions on the 4:3 and the 16:9 picture. */
  readonly isParted: boolean;
  readonly isDisabled: boolean;
  readonly dispatch: Dispatch;
}

/** Where the selected hotspot is, in numbers. */
export function PositionFields(props: Props) {
  const { hotspot, start } = props;
  return (
    <>
      {start === undefined ? null : <Angles {...props} start={start} />}
      {start !== undefined && ownDirection(hotspot) !== undefined ? null : <OnPictures {...props} />}
    </>
  );
}

function Angles({ hotspot, start, isParted, isDisabled, dispatch }: Props & { readonly start: StartView }) {
  const { t } = useTexts();
  const direction = directionOf(hotspot, start);
  const turn = (sort: string, to: PanoramaDirection): void =>
    dispatch({
      type: 'changed',
      sort: `direction ${sort}`,
      hotspot: placedTowards(hotspot, { direction: to, start, isParted }),
    });
  return (
    <>
      <Grid.Root gap={3}>
        <Grid.Item col={6} xs={6} direction="column" alignItems="stretch">
          <AngleField
            label={t('placing.round.yaw')}
            value={direction.yaw}
            limit={180}
            isDisabled={isDisabled}
            onChange={(yaw) => turn('yaw', { ...direction, yaw })}
          />
        </Grid.Item>
        <Grid.Item col={6} xs={6} direction="column" alignItems="stretch">
          <AngleField
            label={t('placing.round.pitch')}
            value={direction.pitch}
            limit={90}
            isDisabled={isDisabled}
            onChange={(pitch) => turn('pitch', { ...direction, pitch })}
          />
        </Grid.Item>
      </Grid.Root>
      {ownDirection(hotspot) === undefined ? null : (
        <Typography variant="pi" textColor="neutral600" tag="p">
          {t('placing.round.onlyThere')}
        </Typography>
      )}
    </>
  );
}

function OnPictures({ hotspot, mobile, isParted, isDisabled, dispatch }: Props) {
  const { t } = useTexts();
  const placement = placementOf(hotspot);
  const isOwnWide = isParted || !isLinked(placement);
  const setCoordinate = (ratio: PlacedPicture, axis: 'x' | 'y') => (value: number) =>
    dispatch({
      type: 'changed',
      sort: `position ${pictureName(ratio)} ${axis}`,
      hotspot: placedAt(
        hotspot,
        movedTo(placement, { ratio, to: { ...pointOn(placement, ratio), [axis]: value }, isParted }),
      ),
    });
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
    <>
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
            dispatch({
              type: 'changed',
              sort: 'own mobile',
              hotspot: placedAt(hotspot, withOwnMobilePosition(placement, mobile, isOwn)),
            })
          }
        />
      )}
      {mobile === undefined || placement.onMobile === undefined ? null : (
        <Grid.Root gap={3}>{position(mobile)}</Grid.Root>
      )}
    </>
  );
}
