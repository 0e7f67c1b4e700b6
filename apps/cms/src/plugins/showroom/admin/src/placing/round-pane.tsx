import { Typography } from '@strapi/design-system';
import { pictureOf } from '@vitrine/core/background/aspect-ratio';
import type { Background } from '@vitrine/core/world/background';
import type { Media } from '@vitrine/core/world/media';
import type { StartView } from '@vitrine/core/world/panorama';
import { useForm } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import type { PlacingSurroundings } from '../../../contracts/placing.ts';
import { isSameView } from '../panorama/form-angles.ts';
import { useShowsElse } from '../panorama/use-likeness.ts';
import type { TextKey } from '../texts/text-key.ts';
import { useTexts } from '../use-texts.ts';
import { panoramaIn } from './form-panorama.ts';
import type { FormPanorama } from './form-panorama.ts';
import type { DrawnHotspot } from './placed-hotspots.tsx';
import { backgroundFor, backgroundsIn, NARROW, pictureAddress } from './pictures.ts';
import type { PlacingState } from './placing-state.ts';
import { directionOf } from './round-position.ts';
import { RoundStage } from './round-stage.tsx';
import type { Dispatch } from './use-placing.ts';

interface Props {
  readonly panorama: FormPanorama;
  readonly drawn: readonly DrawnHotspot[];
  readonly state: PlacingState;
  readonly dispatch: Dispatch;
  readonly surroundings: PlacingSurroundings;
  readonly isDisabled: boolean;
  readonly backgrounds: readonly Background[];
  readonly onStart: (view: StartView) => void;
}

/** The panorama of a location, to turn in and to place its hotspots all around. */
export function RoundPane(props: Props) {
  const { panorama, drawn, isDisabled } = props;
  const { start } = panorama;
  const { t } = useTexts();
  const pictureNote = usePictureNote(props);
  return (
    <RoundStage
      address={panorama.picture.url}
      first={start}
      drawn={drawn.map(({ key, component, title, appearance, label, hotspot }) => ({
        key,
        component,
        title,
        appearance,
        label,
        direction: directionOf(hotspot, start),
      }))}
      state={props.state}
      dispatch={props.dispatch}
      isDisabled={isDisabled}
      theme={props.surroundings.theme}
      onFirst={props.onStart}
    >
      <Typography textColor="warning700" tag="output">
        {pictureNote === undefined ? '' : t(pictureNote)}
      </Typography>
    </RoundStage>
  );
}

/** Pixels across of the pictures that are compared. */
const COMPARED = 500;

/** What is wrong with the picture: it is the still of the first view, and has to remain that. */
function usePictureNote({ panorama, backgrounds }: Props): TextKey | undefined {
  const initialValues = useForm('RoundPane', (form) => form.initialValues);
  const stored = useMemo(
    () => ({ panorama: panoramaIn(initialValues), picture: pictureIn(backgroundsIn(initialValues)) }),
    [initialValues],
  );
  const picture = pictureIn(backgrounds);
  const isElse = useShowsElse(
    pictureAddress(panorama.picture, COMPARED),
    picture && pictureAddress(picture, COMPARED),
    panorama.start,
  );
  const isTurned = stored.panorama !== undefined && !isSameView(stored.panorama.start, panorama.start);
  if (isTurned && picture !== undefined && picture.url === stored.picture?.url) {
    return 'placing.round.pictureEarlier';
  }
  return isElse ? 'placing.round.pictureOther' : undefined;
}

/** The still that most windows show. */
function pictureIn(backgrounds: readonly Background[]): Media | undefined {
  const shown = backgroundFor(backgrounds, NARROW);
  return shown && pictureOf(shown);
}
