import { expect, test } from 'vitest';
import { createScriptMark, takeMarkedScripts } from './page-scripts.ts';
import { startModulesByScript } from './started-modules.ts';

const mark = createScriptMark();

test('puts modules into the page by a script, and leaves other scripts where they are', () => {
  const module = 'import "/a.js";\n// "<" and \\ stay';
  const page = takeMarkedScripts(
    `<p>1</p><script nonce="${mark}">a()</script><script type="module" async="" nonce="${mark}">${module}</script><p>2</p>`,
    mark,
  );
  const { html, sources } = startModulesByScript(page);
  const [, starter = ''] =
    /^<p>1<\/p><script>a\(\)<\/script><script>([^]*)<\/script><p>2<\/p>$/.exec(html) ?? [];
  expect(starter).not.toContain('<');
  expect(sources).toEqual(['a()', module, starter]);

  const appended: { type?: string; textContent?: string }[] = [];
  const script = { remove: () => {} };
  const document = { createElement: () => script, head: { append: (some: object) => appended.push(some) } };
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- what the browser would run
  new Function('document', starter)(document);
  expect(appended).toMatchObject([{ type: 'module', textContent: module }]);
});
