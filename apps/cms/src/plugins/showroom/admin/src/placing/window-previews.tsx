import { pointProperties, shapeProperty } from '@vitrine/core/placing/cover-css';
import { EDGE_MARKER_MARGIN, positionInBox } from '@vitrine/core/placing/edge-marker';
import { placedPictureOf, pointOn } from '@vitrine/core/placing/picture-point';
import type { Background } from '@vitrine/core/world/background';
import hotspotStyles from '@vitrine/core/appearance/hotspots.module.css';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { PlacingSurroundings } from '../../../contracts/placing.ts';
import { useTexts } from '../use-texts.ts';
import { HotspotFace, HotspotLabel } from './hotspot-face.tsx';
import { distanceOf, shapeOf } from './hotspot-appearance.ts';
import { FurnitureInWindow } from './page-furniture.tsx';
import { Picture } from './picture.tsx';
import { crowdAttribute } from './placed-hotspots.tsx';
import type { DrawnHotspot } from './placed-hotspots.tsx';
import { themeOf, VisitorsSurroundings } from './visitors-surroundings.ts';
import { viewOf, VISITOR_WINDOWS } from './windows.ts';
import type { VisitorWindow, WindowView } from './windows.ts';

interface Props {
  readonly backgrounds: readonly Background[];
  readonly drawn: readonly DrawnHotspot[];
  readonly surroundings: PlacingSurroundings;
  /** Whether the page's own parts are drawn over the pictures. */
  readonly isFurnished: boolean;
  readonly chosen: VisitorWindow['name'] | undefined;
  readonly onChoose: (name: VisitorWindow['name'] | undefined) => void;
}

/** The height of a preview on the editor's screen, in pixels. */
const HEIGHT = 112;

/** What visitors' windows show with the current placing. Selecting one shades what it cuts off. */
export function WindowPreviews(props: Props) {
  const { backgrounds, drawn, surroundings, isFurnished, chosen, onChoose } = props;
  const { t } = useTexts();
  const views = VISITOR_WINDOWS.flatMap((window) => viewOf(window, backgrounds) ?? []);
  return (
    <Row aria-label={t('placing.windows')}>
      {views.map((view) => {
        const { name, width, height } = view.window;
        const isChosen = chosen === name;
        return (
          <Choice
            key={name}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? undefined : name)}
          >
            <Miniature view={view} drawn={drawn} surroundings={surroundings} isFurnished={isFurnished} />
            <span>{t(`placing.window.${name}`)}</span>
            <small>
              {width} × {height}
            </small>
          </Choice>
        );
      })}
    </Row>
  );
}

interface MiniatureProps extends Pick<Props, 'drawn' | 'isFurnished' | 'surroundings'> {
  readonly view: WindowView;
}

/** A window in its real size, scaled down, so that the showroom's style sheets apply unchanged. */
function Miniature({ view, drawn, surroundings, isFurnished }: MiniatureProps) {
  const { window, stage, background } = view;
  const scale = HEIGHT / window.height;
  return (
    <Small aria-hidden style={{ width: window.width * scale, height: HEIGHT }}>
      <Large style={{ width: window.width, height: window.height, scale: String(scale) }}>
        <VisitorsSurroundings style={{ ...themeOf(surroundings.theme), position: 'absolute', ...stage }}>
          <Picture background={background} />
          {isFurnished ? <FurnitureInWindow view={view} /> : null}
          <div className={hotspotStyles['layer']} {...crowdAttribute(drawn.length)}>
            {drawn.map((each) => (
              <SmallHotspot key={each.key} view={view} drawn={each} />
            ))}
          </div>
        </VisitorsSurroundings>
      </Large>
    </Small>
  );
}

function SmallHotspot({ view, drawn }: { readonly view: WindowView; readonly drawn: DrawnHotspot }) {
  const { placement, appearance, label, title } = drawn;
  const point = pointOn(placement, placedPictureOf(view.background));
  const { widthToHeight } = view;
  const marker = positionInBox(point, { box: view.stage, widthToHeight }, EDGE_MARKER_MARGIN);
  const style = {
    ...shapeProperty('wide', widthToHeight),
    ...shapeProperty('narrow', widthToHeight),
    ...pointProperties('wide', point),
    ...pointProperties('narrow', point),
    ...distanceOf(appearance),
    ...(marker.isInside
      ? {}
      : {
          '--at': `${marker.position.x}px`,
          '--down': `${marker.position.y}px`,
          '--lead-angle': `${marker.angle}deg`,
          '--lift': 0,
        }),
  } as CSSProperties;
  return (
    <span
      className={`${hotspotStyles['hotspot']} ${hotspotStyles[shapeOf(appearance) ?? ''] ?? ''}`}
      data-arrow={appearance.arrow?.kind}
      style={style}
      data-side={label.side}
      data-thinned={label.isThinned || undefined}
      data-beyond={marker.isInside ? undefined : ''}
    >
      <HotspotFace appearance={appearance} />
      <HotspotLabel appearance={appearance} title={title} />
    </span>
  );
}

const Row = styled.fieldset`
  min-width: 0;
  margin: 0;
  border: 0;
  display: flex;
  gap: ${({ theme }) => theme.spaces[3]};
  overflow-x: auto;
  padding: ${({ theme }) => theme.spaces[1]};
`;

const Choice = styled.button`
  flex: none;
  display: grid;
  justify-items: start;
  gap: 0.4rem;
  padding: ${({ theme }) => theme.spaces[2]};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: ${({ theme }) => theme.fontSizes[1]};
  text-align: start;
  cursor: pointer;

  small {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: ${({ theme }) => theme.fontSizes[0]};
  }

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: 0 0 0 1px ${({ theme }) => theme.colors.primary600};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;

const Small = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: 3px;
  background: ${({ theme }) => theme.colors.neutral150};
`;

const Large = styled.div`
  position: absolute;
  left: 0;
  top: 0;
  transform-origin: 0 0;
  pointer-events: none;
`;
