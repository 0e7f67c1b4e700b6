import type { PicturePoint } from '@vitrine/core/world/background';
import type { PictureArea } from '@vitrine/core/world/looping-detail';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { NUDGE_STEP, stepOf } from '../../key-steps.ts';
import { useTexts } from '../../use-texts.ts';
import { cornerOf, CORNERS, isSameArea, movedArea, numbersOf, resizedArea } from './area.ts';
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
  /** Its video plays: the editor has not asked for less motion. */
  readonly isPlaying: boolean;
  /** The nearest rectangle that it can have here. */
  readonly possible: (area: PictureArea) => PictureArea;
  readonly onSelect: () => void;
  /** @param keys the part that the arrow keys have changed; absent after a drag. */
  readonly onArea: (area: PictureArea, keys?: Part) => void;
}

/** What is taken hold of. */
type Part = Corner | 'whole';

interface Grip {
  readonly from: PicturePoint;
  readonly part: Part;
  /** The rectangle before the drag, and as it has been dragged so far. */
  readonly before: PictureArea;
  readonly area: PictureArea;
}

/** A looping detail on the picture: dragged as a whole, or by its corners; the arrow keys do the same. */
export function DetailBox(props: Props) {
  const { name, video, isSelected, isDisabled, isPlaying, possible, onSelect, onArea } = props;
  const { t } = useTexts();
  const grip = useRef<Grip>();
  // What is drawn of the drag; the form learns of it when it is let go, which may be before it is drawn.
  const [dragged, setDragged] = useState<PictureArea>();
  const area = dragged ?? props.area;
  const end = (): void => {
    grip.current = undefined;
    setDragged(undefined);
  };
  const handlers = (part: Part) => ({
    onFocus: onSelect,
    onPointerDown(event: React.PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0 || isDisabled) return;
      event.currentTarget.focus();
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { from: props.pointAt(event), part, before: props.area, area: props.area };
    },
    onPointerMove(event: React.PointerEvent) {
      const held = grip.current;
      if (held === undefined) return;
      const at = props.pointAt(event);
      const by = { x: at.x - held.from.x, y: at.y - held.from.y };
      if (by.x === 0 && by.y === 0 && held.area === held.before) return;
      const to = possible(changed(held.before, held.part, by));
      grip.current = { ...held, area: to };
      setDragged(to);
    },
    onPointerUp() {
      const held = grip.current;
      end();
      if (held !== undefined && !isSameArea(held.area, held.before)) onArea(held.area);
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
      const to = possible(changed(area, part, step));
      if (!isSameArea(to, area)) onArea(to, part);
    },
  });
  const { x, y, width, height } = area;
  const sides = { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
  return (
    <>
      {video === undefined ? null : (
        <Clip
          src={video}
          style={sides}
          muted
          loop
          autoPlay={isPlaying}
          playsInline
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      <Whole
        type="button"
        style={sides}
        aria-pressed={isSelected}
        aria-label={t('placing.detail.whole', { name, ...numbersOf(area) })}
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

function changed(area: PictureArea, part: Part, by: PicturePoint): PictureArea {
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
