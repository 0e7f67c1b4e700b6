import { Button, Typography } from '@strapi/design-system';
import type { StartView } from '@vitrine/core/world/panorama';
import { useId } from 'react';
import { isSameView } from '../../panorama/form-angles.ts';
import { PanoramaBox, PanoramaNote, ViewLine } from '../../panorama/panorama-box.tsx';
import { usePanorama } from '../../panorama/use-panorama.ts';
import { useTurning } from '../../panorama/use-turning.ts';
import { viewText } from '../../panorama/view-text.ts';
import { useTexts } from '../../use-texts.ts';
import { DialogContent } from '../dialog-parts.ts';
import { FormHead } from '../form-head.tsx';
import { RoundFrame } from '../pane-parts.ts';
import type { TargetPanorama } from './use-arrival-target.ts';

interface Props {
  readonly target: TargetPanorama;
  /** Undefined where the transition has none: visitors see the start view. */
  readonly arrival: StartView | undefined;
  readonly onTake: (view: StartView) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/**
 * The panorama that a transition leads to, to turn to where visitors shall look on arrival. What is taken over is in
 * the form below, which saves it.
 */
export function ArrivalDialog({ target, arrival, onTake, onRemove, onClose }: Props) {
  const { t } = useTexts();
  const help = useId();
  const { picture, start } = target.panorama;
  const turning = useTurning(start, arrival);
  const { view, box } = turning;
  const { canvas, state } = usePanorama(picture.url, view);
  // What has been pressed cannot be pressed again, and would lose the focus.
  const focusRoom = (): void => box.current?.focus();
  return (
    <DialogContent aria-describedby={help} onInteractOutside={(event: Event) => event.preventDefault()}>
      <FormHead title={t('placing.arrival.title', { title: target.title })} onClose={onClose} />
      <Typography id={help} variant="pi" textColor="neutral600" tag="p">
        {t('placing.arrival.help')}
      </Typography>
      <RoundFrame>
        <PanoramaBox
          ref={box}
          role="application"
          aria-label={t('placing.arrival.stage')}
          aria-describedby={help}
          tabIndex={0}
          onKeyDown={(event) => turning.turnByKey(event)}
          onPointerDown={turning.onPointerDown}
          onPointerMove={turning.onPointerMove}
          onClick={() => turning.endsDrag()}
        >
          <canvas ref={canvas} aria-hidden />
          <PanoramaNote state={state} of="arrival" />
        </PanoramaBox>
        {state === 'ready' ? (
          <ViewLine view={view} onChange={turning.zoomBy} onFirst={() => turning.turnTo(start)}>
            <Button
              size="S"
              variant="secondary"
              disabled={arrival !== undefined && isSameView(view, arrival)}
              onClick={() => {
                onTake(view);
                focusRoom();
              }}
            >
              {t('placing.arrival.take')}
            </Button>
            {arrival === undefined ? null : (
              <Button
                size="S"
                variant="tertiary"
                onClick={() => {
                  onRemove();
                  turning.turnTo(start);
                  focusRoom();
                }}
              >
                {t('placing.arrival.remove')}
              </Button>
            )}
          </ViewLine>
        ) : null}
        <Typography tag="p" aria-live="polite">
          {arrival === undefined
            ? t('placing.arrival.none')
            : t('placing.arrival.turned', { view: viewText(t, arrival) })}
        </Typography>
      </RoundFrame>
    </DialogContent>
  );
}
