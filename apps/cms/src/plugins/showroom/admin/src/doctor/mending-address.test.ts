import { localeCode } from '@vitrine/core/world/ids';
import { describe, expect, test } from 'vitest';
import { mendingAddress } from './mending-address.ts';

describe('where a finding is mended', () => {
  const entry = { uid: 'api::world.world', isSingle: false, documentId: 'w1', title: 'Hall' };

  test('is the edit view, in the language and with the cursor in the field', () => {
    const subject = { kind: 'world', id: 'hall', field: 'menus[2].title', locale: localeCode('de') } as const;
    const address = mendingAddress({ code: 'danglingTarget', entry, subject }, 'en');
    expect(address?.href).toBe(
      '/content-manager/collection-types/api::world.world/w1?plugins%5Bi18n%5D%5Blocale%5D=de&mend=menus.2.title',
    );
  });

  test.each([
    ['action_stack[0].article', 'action_stack.0.article'],
    ['items[1].action_stack[0].menu', 'items.1.action_stack.0.menu'],
    ['product.sku', 'product.sku'],
    ['hotspots[2].action_target', 'hotspots.2.action_target'],
    ['hotspots.4f1a-2', 'hotspots'],
    ['background.mobile', 'background'],
    ['title', 'title'],
  ])('names the field %s as the form does', (field, named) => {
    const subject = { kind: 'world', id: 'hall', field } as const;
    const address = mendingAddress({ code: 'danglingTarget', entry, subject }, 'en');
    expect(new URL(address?.href ?? '', 'http://cms').searchParams.get('mend')).toBe(named);
  });

  test('is the one entry of a single type, in the default language', () => {
    const subject = { kind: 'settings', id: 'app-setting' } as const;
    const address = mendingAddress(
      { code: 'danglingTarget', entry: { ...entry, uid: 'api::s.s', isSingle: true }, subject },
      'en',
    );
    expect(address?.href).toBe('/content-manager/single-types/api::s.s?plugins%5Bi18n%5D%5Blocale%5D=en');
  });

  test('is the media library for a file', () => {
    expect(
      mendingAddress({ code: 'missingAlternativeText', subject: { kind: 'media', id: 'a b.jpg' } }, 'en'),
    ).toMatchObject({
      title: 'a b.jpg',
      isFile: true,
      href: expect.stringMatching(/^\/plugins\/upload\?.*_q=a\+b\.jpg$/),
    });
  });

  test('is the page of translations for a picture’s alternative text in a language', () => {
    const subject = { kind: 'media', id: 'a b.jpg', locale: localeCode('de') } as const;
    expect(mendingAddress({ code: 'missingTranslation', subject }, 'en')?.href).toBe(
      '/plugins/showroom/translations/plugin%3A%3Aupload.file/name-a%20b.jpg?source=en&target=de',
    );
  });

  test('is nowhere for what has no entry', () => {
    expect(
      mendingAddress({ code: 'missingTranslation', subject: { kind: 'content', id: 'locales/it' } }, 'en'),
    ).toBeUndefined();
  });
});
