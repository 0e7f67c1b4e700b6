/** Where a key was pressed. */
export type KeyTarget =
  /** In a text field, a menu or a dialog, which handle the key themselves. */
  | { readonly at: 'text' }
  /** On a button, a link or a panel beside the map. */
  | { readonly at: 'beside' }
  /** On the map itself, which has the focus for a selected line. */
  | { readonly at: 'map' }
  /** On a location, given by its document id, or on an exit. */
  | { readonly at: 'node'; readonly location: string | undefined };

/** The relevant part of a keyboard event. */
export interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The command of a key. */
export type KeyCommand =
  | 'choose'
  | 'connect'
  | 'delete'
  | 'leave'
  | 'new'
  | 'redo'
  | 'shortcuts'
  | 'start'
  | 'undo';

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  '?': 'shortcuts',
  delete: 'delete',
  enter: 'choose',
  escape: 'leave',
  n: 'new',
  s: 'start',
  t: 'connect',
};

/**
 * The command of a key; undefined if the map does not handle it. Single-letter commands only work on the map,
 * because elsewhere the editor may be using speech input or typing ahead. Delete only works on the map itself,
 * so that a line is not deleted by accident.
 */
export function keyCommand(pressed: Key, { at }: KeyTarget): KeyCommand | undefined {
  if (at === 'text') return undefined;
  const key = pressed.key.toLowerCase();
  if (pressed.ctrlKey || pressed.metaKey) {
    if (key === 'y') return 'redo';
    if (key === 'z') return pressed.shiftKey ? 'redo' : 'undo';
    return undefined;
  }
  if (pressed.altKey || at === 'beside') return undefined;
  const command = Object.hasOwn(COMMANDS, key) ? COMMANDS[key] : undefined;
  if (command === 'delete' && at !== 'map') return undefined;
  return command === 'choose' && at !== 'node' ? undefined : command;
}

const TEXT = [
  'input',
  'select',
  'textarea',
  '[contenteditable=""]',
  '[contenteditable="true"]',
  '[role="combobox"]',
  '[role="textbox"]',
  '[role="listbox"]',
  '[role="menu"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
].join(', ');

/** @param frame The element that has the focus for the map as a whole. */
export function keyTarget(target: EventTarget, frame: Element | null): KeyTarget {
  if (!(target instanceof Element)) return { at: 'beside' };
  if (target === frame) return { at: 'map' };
  if (target.closest(TEXT) !== null) return { at: 'text' };
  const node = target.closest('.react-flow__node');
  if (node !== null) {
    const isLocation = node.classList.contains('react-flow__node-location');
    return { at: 'node', location: isLocation ? (node.getAttribute('data-id') ?? undefined) : undefined };
  }
  const isDrawn = target.closest('.react-flow') !== null && target.closest('button, a') === null;
  return { at: isDrawn ? 'map' : 'beside' };
}
