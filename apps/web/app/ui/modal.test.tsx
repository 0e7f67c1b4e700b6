import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { ModalSize } from './frame-size.ts';
import { Modal } from './modal.tsx';

type DialogProps = Required<Pick<ComponentProps<'dialog'>, 'onPointerDown' | 'onClick'>>;

/** A sidebar's dialog with what it hears; `press` is a click from where the pointer came down to where it rose. */
const openSidebar = (size: ModalSize) => {
  const close = vi.fn<() => void>();
  const frame = { title: 'Menu', close, closeHref: '/', closeLabel: 'Close' } as ComponentProps<
    typeof Modal
  >['frame'];
  let heard: DialogProps | undefined;
  const Opened = () => {
    const dialog = Modal({ size, name: 'menu', phase: 'open', frame, children: 'Content' });
    heard = dialog.props as DialogProps;
    return dialog;
  };
  const html = renderToStaticMarkup(<Opened />);
  const press = (isDownInGap: boolean, isUpInGap: boolean) => {
    const [gap, content] = [{}, {}];
    const at = (isInGap: boolean) => ({ target: isInGap ? gap : content, currentTarget: gap }) as never;
    heard?.onPointerDown(at(isDownInGap));
    heard?.onClick(at(isUpInGap));
  };
  return { html, close, press };
};

describe.each(['sidebar-left', 'sidebar-right'] as const)('a %s', (size) => {
  it('closes by a click into the gap alone (spec 2.22)', () => {
    const { html, close, press } = openSidebar(size);
    expect(html).toMatch(new RegExp(`^<dialog [^>]*_${size}_`));
    press(false, false);
    press(false, true);
    press(true, false);
    expect(close).not.toHaveBeenCalled();
    press(true, true);
    expect(close).toHaveBeenCalledOnce();
  });
});
