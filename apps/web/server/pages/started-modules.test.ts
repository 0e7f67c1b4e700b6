import { expect, test, vi } from 'vitest';
import { createScriptMark, takeMarkedScripts } from './page-scripts.ts';
import { startModulesByScript } from './started-modules.ts';

const mark = createScriptMark();

const module = 'import "/a.js";\n// "<" and \\ stay';

function started() {
  const page = takeMarkedScripts(
    `<p>1</p><script nonce="${mark}">a()</script><script type="module" async="" nonce="${mark}">${module}</script><p>2</p>`,
    mark,
  );
  return startModulesByScript(page, ['/a.js', '/b<.js']);
}

function starterOf(html: string): string {
  return /^<p>1<\/p><script>a\(\)<\/script><script>([^]*)<\/script><p>2<\/p>$/.exec(html)?.[1] ?? '';
}

/** Runs the starter in a page whose first picture is `picture`; the page is the event target. */
function run(picture?: EventTarget & { readonly complete: boolean }) {
  const appended: Record<string, unknown>[] = [];
  const document = {
    createElement: (name: string) => ({ name, remove: () => {} }),
    head: { append: (some: Record<string, unknown>) => appended.push(some) },
    querySelector: () => picture ?? null,
  };
  const page = new EventTarget();
  const wait = vi.fn<(start: () => void, patience: number) => void>();
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- what the browser would run
  new Function('document', 'addEventListener', 'setTimeout', starterOf(started().html))(
    document,
    page.addEventListener.bind(page),
    wait,
  );
  return { appended, page, wait };
}

function coming() {
  return Object.assign(new EventTarget(), { complete: false });
}

const EVERYTHING = [
  { name: 'link', rel: 'modulepreload', href: '/a.js' },
  { name: 'link', rel: 'modulepreload', href: '/b<.js' },
  { name: 'script', type: 'module', textContent: module },
];

test('puts modules into the page by a script, and leaves other scripts where they are', () => {
  const { html, sources } = started();
  expect(starterOf(html)).not.toContain('<');
  expect(sources).toEqual(['a()', module, starterOf(html)]);
});

test('starts at once without a first picture, and with one that is there', () => {
  expect(run().appended).toMatchObject(EVERYTHING);
  expect(run(Object.assign(coming(), { complete: true })).appended).toMatchObject(EVERYTHING);
});

test.for(['load', 'error'])('waits for the first picture: %s', (type) => {
  const picture = coming();
  const { appended } = run(picture);
  expect(appended).toEqual([]);
  picture.dispatchEvent(new Event(type));
  expect(appended).toMatchObject(EVERYTHING);
});

test.for(['pointerdown', 'keydown', 'click'])('does not wait when a visitor begins: %s', (type) => {
  const { appended, page } = run(coming());
  page.dispatchEvent(new Event(type));
  expect(appended).toMatchObject(EVERYTHING);
});

test('does not wait for ever, and starts once', () => {
  const picture = coming();
  const { appended, page, wait } = run(picture);
  const [start, patience] = wait.mock.calls[0] ?? [];
  expect(patience).toBe(3000);
  start?.();
  picture.dispatchEvent(new Event('load'));
  page.dispatchEvent(new Event('keydown'));
  expect(appended).toHaveLength(EVERYTHING.length);
});
