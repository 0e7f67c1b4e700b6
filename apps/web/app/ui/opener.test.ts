import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { raise } from './opener.ts';

const FOLLOWING = 4;
const PRECEDING = 2;

/** The overlays in the order of the document. */
const STACK = ['menu', 'article', 'view'];

/** The dialogs that are modal, the lowest first. */
let topLayer: FakeDialog[] = [];
const focus = vi.fn<(of: string) => void>();

/** A dialog of a page, of which the browser is asked for its place in the document and among modal dialogs. */
class FakeDialog {
  readonly dataset = {};
  popover: string | null = null;
  inert = false;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
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
  vi.stubGlobal('Node', { DOCUMENT_POSITION_FOLLOWING: FOLLOWING });
  vi.stubGlobal('document', { activeElement: null, querySelectorAll: () => topLayer });
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
