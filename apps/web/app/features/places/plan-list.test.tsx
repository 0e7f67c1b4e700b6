import { payloadId } from '@vitrine/core/world/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import { PlanList } from './plan-list.tsx';

test('beside a plan a location without a picture keeps the room of one, so that the names stand in rows', () => {
  const pin = { payloadId: payloadId('hall'), title: 'Hall', href: '/hall', isCurrent: false, isNear: false };
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={{}}>
      <PlanList pins={[pin]} marked={undefined} />
    </Translations>,
  );
  expect(html).toMatch(/<a [^>]*><span class="[^"]*picture[^"]*"><\/span>/);
});
