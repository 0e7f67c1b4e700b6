import { Button, Checkbox, Flex, IconButton, Typography } from '@strapi/design-system';
import { Minus, Plus } from '@strapi/icons';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { HistoryButtons } from './history-buttons.tsx';
import type { PlacingState } from './placing-state.ts';
import { isSpreadWanted, wantSpread } from './spread-choice.ts';
import type { Dispatch } from './use-placing.ts';

interface Props {
  readonly state: PlacingState;
  readonly dispatch: Dispatch;
  readonly zoom: number;
  readonly onZoom: (factor: number) => void;
  readonly onWhole: () => void;
  readonly isSnapping: boolean;
  readonly onSnapping: (isSnapping: boolean) => void;
  readonly isFurnished: boolean;
  readonly onFurnished: (isFurnished: boolean) => void;
  readonly isDisabled: boolean;
  readonly otherLocales: readonly string[];
  readonly onAdd: () => void;
}

/** Factor of the zoom buttons. */
const STEP = 1.5;

export function Toolbar(props: Props) {
  const { state, dispatch, zoom, onZoom, isSnapping, isDisabled, otherLocales } = props;
  const { t } = useTexts();
  const [isSpread, setSpread] = useState(isSpreadWanted);
  return (
    <Flex gap={4} wrap="wrap" role="toolbar" aria-label={t('placing.tools')}>
      <Button
        startIcon={<Plus aria-hidden />}
        variant="secondary"
        disabled={isDisabled}
        onClick={props.onAdd}
      >
        {t('placing.add')}
      </Button>
      <HistoryButtons
        state={state}
        isDisabled={isDisabled}
        onUndo={() => dispatch({ type: 'undone' })}
        onRedo={() => dispatch({ type: 'redone' })}
      />
      <Flex gap={1}>
        <IconButton label={t('placing.zoomOut')} disabled={zoom <= 1} onClick={() => onZoom(1 / STEP)}>
          <Minus />
        </IconButton>
        <Button
          variant="ghost"
          onClick={props.onWhole}
          aria-label={t('placing.whole', { zoom: Math.round(zoom * 100) })}
        >
          {Math.round(zoom * 100)} %
        </Button>
        <IconButton label={t('placing.zoomIn')} onClick={() => onZoom(STEP)}>
          <Plus />
        </IconButton>
      </Flex>
      <Checkbox checked={isSnapping} onCheckedChange={(checked) => props.onSnapping(checked === true)}>
        {t('placing.snap')}
      </Checkbox>
      <Checkbox
        checked={props.isFurnished}
        onCheckedChange={(checked) => props.onFurnished(checked === true)}
      >
        {t('placing.furniture')}
      </Checkbox>
      {otherLocales.length === 0 ? null : (
        <Checkbox
          checked={isSpread}
          disabled={isDisabled}
          onCheckedChange={(checked) => {
            wantSpread(checked === true);
            setSpread(checked === true);
          }}
        >
          {t('placing.allLanguages', { locales: otherLocales.join(', ') })}
        </Checkbox>
      )}
      <Typography variant="pi" textColor="neutral600">
        {t('placing.alt')}
      </Typography>
    </Flex>
  );
}
