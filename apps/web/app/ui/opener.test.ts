import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { raise } from './opener.ts';

const FOLLOWING = 4;
const PRECEDING = 2;

/** The overlays in the order of the document. */
const STACK = ['menu', 'article', 'view'];

/** The dialogs that are modal, the lowest first. */
let topLayer: FakeDialog[] = [];
const page: { activeElement: unknown; readonly querySelectorAll: () => readonly FakeDialog[] } = {
  activeElement: null,
  querySelectorAll: () => topLayer,
};
const focus = vi.fn<(of: string) => void>();

/** What a visitor types into. */
class FakeField {
  readonly #dialog: FakeDialog;
  constructor(dialog: FakeDialog) {
    this.#dialog = dialog;
  }
  closest() {
    return this.#dialog;
  }
  getAttribute() {
    return null;
  }
  focus() {
    focus(`the field of ${this.#dialog.name}`);
  }
}

/** A dialog that knows its place in the document and among the modal dialogs. */
class FakeDialog {
  readonly dataset = {};
  popover: string | null = null;
  inert = false;
  readonly name: string;
  readonly field: FakeField;
  constructor(name: string) {
    this.name = name;
    this.field = new FakeField(this);
  }
  compareDocumentPosition(other: FakeDialog) {
    return STACK.indexOf(other.name) > STACK.indexOf(this.name) ? FOLLOWING : PRECEDING;
  }
  close() {
    topLayer = topLayer.filter((one) => one !== this);
  }
  showModal() {
    topLayer.push(this);
    this.focus();
  }
  contains(element: unknown) {
    return element === this.field;
  }
  querySelector() {
    return null;
  }
  focus() {
    focus(this.name);
  }
}

/** Opens these overlays one after the other; the order in which they are on top of each other then. */
function raised(...names: readonly string[]): readonly string[] {
  for (const name of names) raise(new FakeDialog(name) as unknown as HTMLDialogElement);
  return topLayer.map(({ name }) => name);
}

beforeEach(() => {
  topLayer = [];
  focus.mockClear();
  page.activeElement = null;
  vi.stubGlobal('Node', { DOCUMENT_POSITION_FOLLOWING: FOLLOWING });
  vi.stubGlobal('HTMLElement', FakeField);
  vi.stubGlobal('SVGElement', FakeField);
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

test('an overlay that opens over another one is on top and has the focus', () => {
  expect(raised('article', 'view')).toEqual(['article', 'view']);
  expect(focus).toHaveBeenLastCalledWith('view');
});

test('one whose code comes later than that of the one over it stays below, and takes no focus', () => {
  expect(raised('view', 'article')).toEqual(['article', 'view']);
  expect(focus).toHaveBeenLastCalledWith('view');
});

test('several over it keep their order', () => {
  expect(raised('article', 'view', 'menu')).toEqual(['menu', 'article', 'view']);
});

test('a visitor who types in the one on top goes on', () => {
  raised('view');
  page.activeElement = topLayer[0]?.field;
  expect(raised('article')).toEqual(['article', 'view']);
  expect(focus).toHaveBeenLastCalledWith('the field of view');
});
