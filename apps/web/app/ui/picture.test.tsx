import { aPicture } from '@vitrine/core/testing';
import { localeCode } from '@vitrine/core/world/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const FOREIGN = aPicture({
  alternativeText: 'The hall',
  alternativeTextLocale: localeCode('en'),
  focalPoint: { x: 20, y: 75 },
});

function htmlOf(props: Partial<Parameters<typeof Picture>[0]>): string {
  return renderToStaticMarkup(<Picture media={FOREIGN} sizes="100vw" width={500} {...props} />);
}

test('an alternative text of another language than the page says which', () => {
  expect(htmlOf({})).toContain('alt="The hall" lang="en"');
  expect(htmlOf({ isDecorative: true })).not.toContain('lang=');
  expect(htmlOf({ media: aPicture({ alternativeText: 'Die Halle' }) })).not.toContain('lang=');
});

test('the focal point stays in view, except where the page says what does', () => {
  expect(htmlOf({})).toContain('style="--focal-point:20% 75%"');
  expect(htmlOf({ focus: 'top' })).not.toContain('--focal-point');
});
