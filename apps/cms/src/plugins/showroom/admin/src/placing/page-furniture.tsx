import { furnitureOf } from '@vitrine/core/placing/furniture';
import { uncoverPoint } from '@vitrine/core/placing/cover';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import type { WindowView } from './windows.ts';

interface Props {
  readonly view: WindowView;
  /** The picture as a whole has room for the names of the parts, a preview has not. */
  readonly isNamed?: boolean;
}

/**
 * What of the page lies over the picture in a visitor's window. It fills the box of the picture as a whole, so its
 * parts are positioned in percent of that.
 */
export function FurnitureOnPicture({ view, isNamed = false }: Props) {
  const { t } = useTexts();
  const { window, stage, widthToHeight } = view;
  const cover = { box: stage, widthToHeight };
  return furnitureOf(window).map(({ name, rectangle: { left, top, right, bottom } }) => {
    const from = uncoverPoint({ x: left, y: top }, cover);
    const to = uncoverPoint({ x: right, y: bottom }, cover);
    return (
      <Part
        key={name}
        aria-hidden
        data-furniture={name}
        style={{
          left: `${from.x}%`,
          top: `${from.y}%`,
          width: `${to.x - from.x}%`,
          height: `${to.y - from.y}%`,
        }}
      >
        {isNamed ? <span>{t(`placing.furniture.${name}`)}</span> : null}
      </Part>
    );
  });
}

/** The same in a preview, whose box is the part that the window shows. */
export function FurnitureInWindow({ view: { window } }: Pick<Props, 'view'>) {
  return furnitureOf(window).map(({ name, rectangle: { left, top, right, bottom } }) => (
    <Part
      key={name}
      data-furniture={name}
      style={{ left, top, width: right - left, height: bottom - top, borderRadius: 16 }}
    />
  ));
}

const Part = styled.div`
  position: absolute;
  display: grid;
  place-items: center;
  overflow: hidden;
  border: 1px dashed rgb(255 255 255 / 70%);
  border-radius: 6px;
  background: rgb(9 20 23 / 55%);
  color: #fff;
  font-size: 1.1rem;
  line-height: 1.2;
  text-align: center;
  pointer-events: none;
`;
