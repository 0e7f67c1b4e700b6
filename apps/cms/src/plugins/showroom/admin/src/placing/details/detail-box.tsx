import type { PicturePoint } from '@vitrine/core/world/background';
import type { PictureArea } from '@vitrine/core/world/looping-detail';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { NUDGE_STEP, stepOf } from '../../key-steps.ts';
import { useTexts } from '../../use-texts.ts';
import { cornerOf, CORNERS, movedArea, resizedArea } from './area.ts';
import type { Corner } from './area.ts';

interface Props {
  readonly name: string;
  readonly area: PictureArea;
  /** URL of its video; absent while none is chosen. */
  readonly video: string | undefined;
  readonly isSelected: boolean;
  readonly isDisabled: boolean;
  /** Where a pointer is, in percent of the picture. */
  readonly pointAt: (pointer: { readonly clientX: number; readonly clientY: number }) => PicturePoint;
  readonly onSelect: () => void;
  /** @param sort tells one drag, or the keys of one handle, from another. */
  readonly onArea: (area: PictureArea, sort: string) => void;
}

interface Grip {
  readonly from: PicturePoint;
  readonly part: Corner | 'whole';
}

/** A looping detail on the picture: dragged as a whole, or by its corners; the arrow keys do the same. */
export function DetailBox(props: Props) {
  const { name, video, isSelected, isDisabled, onSelect, onArea } = props;
  const { t } = useTexts();
  const grip = useRef<Grip>();
  const drags = useRef(0);
  // While it is dragged; the form learns of it when it is let go.
  const [dragged, setDragged] = useState<PictureArea>();
  const area = dragged ?? props.area;
  const end = (): void => {
    grip.current = undefined;
    setDragged(undefined);
  };
  const handlers = (part: Corner | 'whole') => ({
    onFocus: onSelect,
    onPointerDown(event: React.PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0 || isDisabled) return;
      event.currentTarget.focus();
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { from: props.pointAt(event), part };
    },
    onPointerMove(event: React.PointerEvent) {
      const held = grip.current;
      if (held === undefined) return;
      const at = props.pointAt(event);
      const by = { x: at.x - held.from.x, y: at.y - held.from.y };
      if (by.x !== 0 || by.y !== 0) setDragged(changed(props.area, held.part, by));
    },
    onPointerUp() {
      if (dragged !== undefined) {
        drags.current += 1;
        onArea(dragged, `drag ${drags.current} ${name}`);
      }
      end();
    },
    onPointerCancel: end,
    onKeyDown(event: React.KeyboardEvent) {
      if (event.key === 'Escape' && grip.current !== undefined) {
        event.stopPropagation();
        end();
        return;
      }
      const step = isDisabled ? undefined : stepOf(event, NUDGE_STEP);
      if (step === undefined) return;
      event.preventDefault();
      onArea(changed(area, part, step), `keys ${part} ${name}`);
    },
  });
  const { x, y, width, height } = area;
  const sides = { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
  return (
    <>
      {video === undefined ? null : (
        <Clip src={video} style={sides} muted loop autoPlay playsInline tabIndex={-1} aria-hidden="true" />
      )}
      <Whole
        type="button"
        style={sides}
        aria-pressed={isSelected}
        aria-label={t('placing.detail.whole', {
          name,
          x: x.toFixed(1),
          y: y.toFixed(1),
          width: width.toFixed(1),
          height: height.toFixed(1),
        })}
        onClick={onSelect}
        {...handlers('whole')}
      />
      {isSelected
        ? CORNERS.map((corner) => {
            const at = cornerOf(area, corner);
            return (
              <Handle
                key={corner}
                type="button"
                data-corner={corner}
                style={{ left: `${at.x}%`, top: `${at.y}%` }}
                aria-label={t(`placing.detail.${corner}`, { name })}
                {...handlers(corner)}
              />
            );
          })
        : null}
    </>
  );
}

function changed(area: PictureArea, part: Corner | 'whole', by: PicturePoint): PictureArea {
  return part === 'whole' ? movedArea(area, by) : resizedArea(area, part, by);
}

const Clip = styled.video`
  position: absolute;
  object-fit: fill;
  pointer-events: none;
`;

/* Both lines are seen on every picture: one is dark and one is light. */
const Whole = styled.button`
  position: absolute;
  padding: 0;
  border: 2px solid #fff;
  background: none;
  box-shadow:
    0 0 0 1px #0b191c,
    inset 0 0 0 1px #0b191c;
  cursor: move;
  touch-action: none;

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary500};
  }

  &:focus-visible {
    outline: 3px solid #fff;
    outline-offset: 2px;
    box-shadow: 0 0 0 6px #0b191c;
  }
`;

const Handle = styled.button`
  position: absolute;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  background: none;
  translate: -50% -50%;
  cursor: nwse-resize;
  touch-action: none;

  &:is([data-corner='topRight'], [data-corner='bottomLeft']) {
    cursor: nesw-resize;
  }

  &::before {
    content: '';
    position: absolute;
    inset: 6px;
    border-radius: 2px;
    background: #fff;
    box-shadow: 0 0 0 2px #0b191c;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::before {
    background: ${({ theme }) => theme.colors.primary500};
    box-shadow:
      0 0 0 2px #fff,
      0 0 0 5px #0b191c;
  }
`;
