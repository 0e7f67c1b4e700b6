import { Flex, IconButton } from '@strapi/design-system';
import { ArrowsOut, Eye, EyeStriked, Minus, Plus } from '@strapi/icons';
import { Panel, useReactFlow } from '@xyflow/react';
import { useTexts } from '../../use-texts.ts';

interface Props {
  /** Opacity of the floor plan, 0 to 1; undefined if the world has none. */
  readonly opacity: number | undefined;
  readonly onOpacity: (opacity: number) => void;
}

/** The opacities that the button cycles through. */
const STEPS = [0.75, 0.35, 0] as const;

/** Buttons for zoom, fit, and the opacity of the floor plan. */
export function CanvasControls({ opacity, onOpacity }: Props) {
  const { t } = useTexts();
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  return (
    <Panel position="bottom-left">
      <Flex gap={1} padding={1} background="neutral0" hasRadius shadow="filterShadow">
        <IconButton label={t('map.zoomIn')} variant="ghost" onClick={() => void zoomIn()}>
          <Plus />
        </IconButton>
        <IconButton label={t('map.zoomOut')} variant="ghost" onClick={() => void zoomOut()}>
          <Minus />
        </IconButton>
        <IconButton
          label={t('map.fit')}
          variant="ghost"
          onClick={() => void fitView({ padding: 0.08, maxZoom: 1 })}
        >
          <ArrowsOut />
        </IconButton>
        {opacity === undefined ? null : (
          <IconButton
            label={t('map.plan', { percent: Math.round(opacity * 100) })}
            variant="ghost"
            onClick={() => onOpacity(STEPS[STEPS.findIndex((step) => step === opacity) + 1] ?? STEPS[0])}
          >
            {opacity === 0 ? <EyeStriked /> : <Eye />}
          </IconButton>
        )}
      </Flex>
    </Panel>
  );
}
