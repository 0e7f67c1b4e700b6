/**
 * The link that opened an overlay: it can be found again after the page was re-rendered, and names where the focus
 * goes when it no longer exists.
 */
interface Opener {
  readonly element: Element;
  /** The overlay around it, by `data-overlay`; undefined: the page itself. */
  readonly scope: string | undefined;
  readonly href: string | null;
  /** Which of several links with this address in its scope. */
  readonly index: number;
  /** The opener of the overlay around it. */
  readonly before: Opener | undefined;
}

const openers = new WeakMap<HTMLDialogElement, Opener>();

/** The last resort for the focus: the heading of the page. */
const PAGE_HEADING = '#content';

/** Makes a dialog modal. Focuses its title, or after coming back the link that led away. */
export function raise(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  const opener = openerOf(focused);
  const left = chainOf(opener).find(({ scope }) => scope === dialog.dataset['overlay']);
  const cameFrom = left ? left.before : opener;
  if (cameFrom) openers.set(dialog, cameFrom);
  dialog.popover = null;
  dialog.inert = false;
  dialog.close();
  dialog.showModal();
  if (putBackOnTop(dialog, focused)) return;
  if (cameFrom && left === undefined) growOutOf(dialog, cameFrom.element);
  const title = dialog.querySelector<HTMLElement>('[data-frame-title]') ?? dialog;
  if (left === undefined || !takesFocus(found(left))) title.focus({ preventScroll: true });
}

/**
 * Puts the modal dialogs that follow this one in the document back on top of it: their code may come before its own.
 *
 * @param focused the element that had the focus, and keeps it if it is in the topmost dialog.
 * @returns whether there is a dialog on top of this one.
 */
function putBackOnTop(dialog: HTMLDialogElement, focused: Element | null): boolean {
  const over = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].filter(
    (other) => (dialog.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  const top = over.at(-1);
  if (top === undefined) return false;
  for (const other of over) {
    other.close();
    other.showModal();
  }
  takesFocus((top.contains(focused) ? focused : top.querySelector('[data-frame-title]')) ?? undefined);
  return true;
}

/** The dialog's panel comes from where it was asked for; `modal.module.css` says how. */
function growOutOf(dialog: HTMLDialogElement, opener: Element): void {
  const panel = dialog.querySelector<HTMLElement>('[data-sheet]');
  const { x, y, width, height } = opener.getBoundingClientRect();
  if (panel === null || width === 0) return;
  // The place that it is laid out at: its rectangle is already in motion.
  const { offsetLeft, offsetTop } = panel;
  panel.style.transformOrigin = `${x + width / 2 - offsetLeft}px ${y + height / 2 - offsetTop}px`;
  dialog.dataset['grown'] = '';
}

/** Makes the page usable while the dialog is still visible: it stays on top, but can no longer be used. */
export function lower(dialog: HTMLDialogElement): void {
  if (dialog.inert) return;
  dialog.close();
  dialog.inert = true;
  // Without popovers it disappears at once, as the dialog is closed.
  if (typeof dialog.showPopover === 'function') {
    dialog.popover = 'manual';
    dialog.showPopover();
  }
  returnFocus(dialog);
}

/** Closes a dialog and returns the focus to its origin, or as near to it as possible. */
export function release(dialog: HTMLDialogElement): void {
  if (dialog.inert) return;
  dialog.close();
  returnFocus(dialog);
}

function returnFocus(dialog: HTMLDialogElement): void {
  const opener = openers.get(dialog);
  const top = topDialog();
  if (top?.contains(document.activeElement) && top !== opener?.element.closest('dialog')) return;
  if (chainOf(opener).some((one) => takesFocus(found(one)))) return;
  const heading = top ? top.querySelector('[data-frame-title]') : document.querySelector(PAGE_HEADING);
  takesFocus(heading ?? undefined);
}

function openerOf(element: Element | null): Opener | undefined {
  if (element === null || element === document.body) return undefined;
  const dialog = element.closest('dialog');
  const scope = dialog?.dataset['overlay'];
  const href = element.getAttribute('href');
  const index = href === null ? -1 : linksOf(scope, href).indexOf(element);
  return { element, scope, href, index, before: dialog ? openers.get(dialog) : undefined };
}

function chainOf(opener: Opener | undefined): readonly Opener[] {
  return opener ? [opener, ...chainOf(opener.before)] : [];
}

function found({ element, scope, href, index }: Opener): Element | undefined {
  if (element.isConnected) return element;
  return href === null ? undefined : linksOf(scope, href)[index];
}

function linksOf(scope: string | undefined, href: string): readonly Element[] {
  return [...document.querySelectorAll(`a[href="${CSS.escape(href)}"]`)].filter(
    (link) => link.closest<HTMLElement>('dialog')?.dataset['overlay'] === scope,
  );
}

/** An element that is hidden or behind a dialog cannot take the focus. */
function takesFocus(element: Element | undefined): boolean {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

function topDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog:modal')].at(-1);
}
