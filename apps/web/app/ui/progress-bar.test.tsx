import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import { ProgressBar } from './progress-bar.tsx';

function render(isActive: boolean) {
  return renderToStaticMarkup(
    <Translations locale="en" texts={{ progress__loading: 'Loading' }}>
      <ProgressBar isActive={isActive} />
    </Translations>,
  );
}

test('says that a page is on its way, and else nothing (spec 2.25)', () => {
  expect(render(true)).toMatch(/^<output [^>]*><span [^>]*>Loading<\/span><\/output>$/);
  expect(render(false)).toMatch(/^<output [^>]*><\/output>$/);
});
