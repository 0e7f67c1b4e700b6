import { aPicture } from '@vitrine/core/testing';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import { createWindow } from '~/showroom/window/create-window.ts';
import { WindowContext } from '~/showroom/window/window-context.ts';
import { ScreensaverScreen } from './screensaver-screen.tsx';

const css = readFileSync(new URL('screensaver.module.css', import.meta.url), 'utf8');

test('covers the whole window with its picture (spec 2.25)', () => {
  const item = { kind: 'image', media: aPicture({ name: 'night.jpg' }), displayedTime: 5 } as const;
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={{ screensaver__title: 'Screensaver' }}>
      <WindowContext value={createWindow()}>
        <ScreensaverScreen
          shown={{ step: { id: 1, item }, isLooping: false }}
          report={() => undefined}
          logo={undefined}
          name="World"
          claim="Robots from close by"
          style={undefined}
        />
      </WindowContext>
    </Translations>,
  );
  expect(html).toMatch(/<dialog [^>]*_screen_[^>]*aria-label="Screensaver"[^>]*data-shows="image"/);
  expect(html).toContain('night.jpg');
  expect(html).toContain('Robots from close by');
  expect(html).toMatch(/<button [^>]*_begin_[^>]*><span class="_finger_/);
  expect(css).toMatch(/\.screen \{\s+position: fixed;\s+inset: 0;\s+width: 100%;[^}]*\bheight: 100%;/);
});

test('a picture comes closer while it is shown, and stays still for those who prefer less movement', () => {
  expect(css).toMatch(/@keyframes drift \{\s+to \{\s+scale: 1\.04;/);
  expect(css).toMatch(/\.isDrifting \.media \{\s+animation: drift /);
  const [, calm = ''] = /@media \(prefers-reduced-motion: reduce\) \{([\s\S]*?)\n\}/.exec(css) ?? [];
  expect(calm).toMatch(/\.isDrifting \.media \{\s+animation: none;/);
});
