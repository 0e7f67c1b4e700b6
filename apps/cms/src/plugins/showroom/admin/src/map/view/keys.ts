/** Where a key was pressed, as far as the map listens. */
export type KeyTarget =
  /** Somebody writes or chooses there, or answers a question: the key is theirs. */
  | { readonly at: 'text' }
  /** A button, a link or a panel beside what is drawn. */
  | { readonly at: 'beside' }
  /** The map itself, which has the focus for a line that is chosen. */
  | { readonly at: 'map' }
  /** A location with its document id, or an exit. */
  | { readonly at: 'node'; readonly location: string | undefined };

/** A key as the browser tells of it. */
export interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key asks for. */
export type KeyCommand =
  'choose' | 'connect' | 'delete' | 'leave' | 'new' | 'redo' | 'shortcuts' | 'start' | 'undo';

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
 * What a key asks for at a position; undefined where it is no key of the map. Single keys count on the map alone:
 * elsewhere somebody may be speaking or typing ahead. What is chosen is deleted only from where it is chosen,
 * so that nobody deletes a line while they are at something else.
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
