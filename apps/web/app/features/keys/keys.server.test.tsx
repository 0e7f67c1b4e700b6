import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import { buildOverlays } from '~/overlays/build-overlays.server.ts';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import KeysBody from './keys-body.tsx';

test('?keys lists every key of a room', () => {
  const bundle = someContent({});
  const snapshot = bundle.snapshots['en'];
  const [world, location] = [snapshot?.worlds[0], snapshot?.locations[0]];
  if (!snapshot || !world || !location) throw new Error('The content is not there.');
  const request = { bundle, snapshot, world, location, canEnter: () => true };
  const { overlays } = buildOverlays(aServerContext(), request, new URLSearchParams('keys'));
  const [keys] = overlays;
  expect(keys).toMatchObject({ kind: 'keys', frame: { title: 'Keyboard' } });
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={keys?.texts ?? {}}>
      <KeysBody />
    </Translations>,
  );
  for (const key of ['→', 'Page Down', 'Space', '←', 'Page Up', '↑', '1 – 9', 'Esc', '/', '?']) {
    expect(html).toContain(`<kbd>${key}</kbd>`);
  }
  expect(html).not.toContain('keys__');
});
