import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { ModalSize } from './frame-size.ts';
import type { Frame } from './frame.tsx';
import { Modal } from './modal.tsx';

/** Where something is pressed: the gap is the dialog itself. */
interface Press {
  readonly target: object;
  readonly currentTarget: object;
}

/** The dialog's handlers. */
interface DialogProps {
  readonly onPointerDown: (event: Press) => void;
  readonly onClick: (event: Press) => void;
}

/** An open sidebar. `press` is a click from where the pointer goes down to where it goes up. */
function openSidebar(size: ModalSize) {
  const close = vi.fn<() => void>();
  const frame: Frame = { title: 'Menu', close, closeHref: '/', closeLabel: 'Close', isLeaving: false };
  let props: DialogProps | undefined;
  const Opened = () => {
    const dialog = Modal({ size, name: 'menu', phase: 'open', frame, children: 'Content' });
    props = (dialog as unknown as ReactElement<DialogProps>).props;
    return dialog;
  };
  const html = renderToStaticMarkup(<Opened />);
  const [gap, content] = [{}, {}];
  const at = (isInGap: boolean): Press => ({ target: isInGap ? gap : content, currentTarget: gap });
  const press = (isDownInGap: boolean, isUpInGap: boolean) => {
    props?.onPointerDown(at(isDownInGap));
    props?.onClick(at(isUpInGap));
  };
  return { html, close, press };
}

describe.each(['sidebar-left', 'sidebar-right'] as const)('a %s', (size) => {
  test('closes by a click into the gap alone (spec 2.22)', () => {
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
