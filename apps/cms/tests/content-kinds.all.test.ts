import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBundle } from '@vitrine/content/load-bundle';
import type { ContentBundle } from '@vitrine/content/bundle';
import { CMS_ROOT } from '../scripts/compile.ts';
import { ARTICLE, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { linkTo, PIXEL, refusalOf, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const CONTACT = 'api::contact-person.contact-person';
const ICON = 'api::icon.icon';
const MENU = 'api::menu.menu';

let strapi: StartedStrapi;
let editor: Editor;
let files: Readonly<Record<'front' | 'back' | 'film' | 'captions' | 'sheet', number>>;

const AREA = { x: 40.4167, y: 12.5, width: 20, height: 10 };

const FILM = join(CMS_ROOT, '../../demo/media/transitions/atrium--lounge.mp4');

function upload(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): Promise<number> {
  return editor.upload(new File([content], name, { type }));
}

beforeAll(async () => {
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
  files = {
    front: await upload('front.png', 'image/png', PIXEL),
    back: await upload('back.png', 'image/png', PIXEL),
    film: await upload('film.mp4', 'video/mp4', new Uint8Array(readFileSync(FILM))),
    captions: await upload('film.vtt', 'text/vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'),
    sheet: await upload('sheet.pdf', 'application/pdf', '%PDF-1.7\n%%EOF\n'),
  };
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

function load(): Promise<ContentBundle> {
  return loadBundle({ cmsUrl: strapi.url, token: strapi.readToken, fetch: globalThis.fetch });
}

describe('what editors fill in arrives in the showroom', () => {
  test('every kind of section, hotspot and menu item', async () => {
    const world = await editor.createPublished(WORLD, { name: 'Hall', slug: 'hall' });
    const icon = await editor.create(ICON, { name: 'gauge', svg: files.front });
    const contact = await editor.create(CONTACT, { name: 'Jo Park' });
    const article = await editor.createPublished(ARTICLE, {
      title: 'Everything',
      sections: [
        { __component: 'article-sections.text', html: 'Because.', icon: linkTo(icon) },
        { __component: 'article-sections.media', media: [files.front, files.film] },
        { __component: 'article-sections.image-gallery', images: [files.front] },
        { __component: 'article-sections.slider', slides: [{ title: 'First', image: files.front }] },
        { __component: 'article-sections.icon-list', items: [{ title: 'Quiet', icon: linkTo(icon) }] },
        { __component: 'article-sections.video', video: files.film, captions: files.captions },
        { __component: 'article-sections.video', url: 'https://vimeo.com/76979871' },
        { __component: 'article-sections.table', rows: '[["Model", "Power"], ["A1", 75]]' },
        { __component: 'article-sections.downloads', files: [files.sheet] },
        {
          __component: 'article-sections.view-360',
          media: [files.front],
          hotspots: [{ title: 'Shop', yaw: 12.5, action: { kind: 'open_link', url: 'example.com' } }],
        },
        { __component: 'article-sections.synced-images', images: [files.front, files.back] },
        { __component: 'article-sections.pdf', document: files.sheet },
        { __component: 'article-sections.iframe', url: 'example.com/tool' },
        { __component: 'article-sections.contact', contact: linkTo(contact) },
        {
          __component: 'article-sections.action-buttons',
          buttons: [
            { title: 'Slides', action: { kind: 'open_slideshow', files: [files.front, files.back] } },
            { title: 'Video', action: { kind: 'open_video', url: 'youtu.be/dQw4w9WgXcQ' } },
          ],
        },
      ],
    });
    await editor.createPublished(MENU, {
      key: 'application-main',
      items: [{ __component: 'menu-items.media', title: 'Film', video_url: 'vimeo.com/76979871' }],
    });
    const opens = (show_as: string, index: number) => ({
      __component: 'hotspots.open-media',
      position: { x: 20 * index, y: 80 },
      title: show_as,
      show_as,
      media_files: [files.front, files.back],
    });
    const panorama = {
      __component: 'hotspots.open-media',
      position: { x: 90, y: 90 },
      position_panorama: { yaw: 170, pitch: -12.5 },
      title: 'Around',
      show_as: 'view_360',
      media_files: [files.front],
      panorama_hotspots: [
        { title: 'All', yaw: 40, pitch: -8, action: { kind: 'open_article', article: linkTo(article) } },
      ],
    };
    await editor.createPublished(LOCATION, {
      title: 'Desk',
      slug: 'desk',
      world: linkTo(world),
      panorama: { picture: files.front, yaw: 20, pitch: -2.5, field_of_view: 78 },
      details: [
        { name: 'Lamp', video: files.film, area: AREA, area_mobile: { x: 1, y: 2, width: 3, height: 4 } },
      ],
      hotspots: [
        {
          __component: 'hotspots.open-article',
          title: 'All',
          article: linkTo(article),
          position: { x: 10, y: 10 },
          position_panorama: { yaw: -170, pitch: 12.5 },
        },
        {
          __component: 'hotspots.open-link',
          title: 'Tool',
          url: 'example.com/tool',
          in_frame: true,
          position: { x: 50, y: 10 },
        },
        ...['lightbox', 'view_360', 'slideshow', 'synced_images'].map((showAs, index) =>
          opens(showAs, index),
        ),
        panorama,
      ],
    });
    const { snapshots } = await load();
    const english = snapshots['en'];
    expect(english?.articles[0]?.sections.map(({ kind }) => kind)).toEqual([
      'text',
      'media',
      'imageGallery',
      'slider',
      'iconList',
      'video',
      'platformVideo',
      'table',
      'downloads',
      'view360',
      'syncedImages',
      'pdf',
      'iframe',
      'contact',
      'actionButtons',
    ]);
    expect(english?.articles[0]?.sections).toMatchObject({
      4: { items: [{ title: 'Quiet', icon: 'gauge' }] },
      5: { captions: { ext: '.vtt', mime: 'text/vtt' } },
      7: {
        rows: [
          ['Model', 'Power'],
          ['A1', '75'],
        ],
      },
      9: { hotspots: [{ title: 'Shop', yaw: 12.5, pitch: 0, action: { kind: 'openLink' } }] },
      13: { contact: { name: 'Jo Park' } },
      14: { buttons: [{ action: { kind: 'openSlideshow' } }, { action: { kind: 'openMedia' } }] },
    });
    expect(english?.locations[0]?.hotspots.map(({ action }) => action.kind)).toEqual([
      'openArticle',
      'openIframe',
      'openMedia',
      'openView360',
      'openSlideshow',
      'openSyncedImages',
      'openView360',
    ]);
    expect(english?.locations[0]?.hotspots.at(-1)?.action).toMatchObject({
      hotspots: [{ title: 'All', yaw: 40, pitch: -8, action: { kind: 'openArticle' } }],
    });
    expect(english?.locations[0]?.panorama).toMatchObject({
      picture: { mime: 'image/png' },
      start: { yaw: 20, pitch: -2.5, fieldOfView: 78 },
    });
    expect(english?.locations[0]?.hotspots[0]?.placement.inPanorama).toEqual({ yaw: -170, pitch: 12.5 });
    expect(english?.locations[0]?.hotspots.at(-1)?.placement.inPanorama).toEqual({ yaw: 170, pitch: -12.5 });
    expect(english?.locations[0]?.details).toMatchObject([
      {
        name: 'Lamp',
        video: { mime: 'video/mp4' },
        placement: { on4x3: AREA, onMobile: { x: 1, y: 2, width: 3, height: 4 } },
      },
    ]);
    expect(english?.menus[0]?.items[0]?.actions).toMatchObject([{ platformVideos: [{ id: '76979871' }] }]);
    expect(english?.settings.analytics).toEqual({ isActive: false, needsConsent: true });
  }, 120_000);

  test('the words of the login page and the power-save page, language by language', async () => {
    const single = '/content-manager/single-types/api::app-setting.app-setting';
    await editor.request('PUT', single, { login_page: { title: 'Partners', text: 'Welcome.' } });
    await editor.request('PUT', `${single}?locale=de`, {
      login_page: { title: 'Partner', text: 'Willkommen.', button_label: 'Hinein' },
      power_save_page: { button_label: 'Weiter' },
    });
    const { snapshots } = await load();
    const pagesIn = (locale: string) => {
      const { loginPage, powerSavePage } = snapshots[locale]?.settings ?? {};
      return { loginPage, powerSavePage };
    };
    const english = { title: 'Partners', text: 'Welcome.', buttonLabel: '' };
    expect(pagesIn('en')).toEqual({ loginPage: english, powerSavePage: undefined });
    expect(pagesIn('de')).toEqual({
      loginPage: { title: 'Partner', text: 'Willkommen.', buttonLabel: 'Hinein' },
      powerSavePage: { title: '', text: '', buttonLabel: 'Weiter' },
    });
    // Where it is not translated.
    expect(pagesIn('ru').loginPage).toEqual(english);
  });

  test('the settings without words are the same in every language', async () => {
    const single = '/content-manager/single-types/api::app-setting.app-setting';
    await editor.request('PUT', single, { staging: true, pathfinding: { max_world_items: 4 } });
    const { snapshots } = await load();
    for (const { settings } of Object.values(snapshots)) {
      expect(settings).toMatchObject({ isStaging: true, flyMode: { maximumItems: 4 } });
    }
    await editor.request('PUT', single, { staging: false });
  });

  test('who may present', async () => {
    const single = '/content-manager/single-types/api::app-setting.app-setting';
    await editor.request('PUT', single, {
      presentations: { who_may_present: 'scopes', presenter_scopes: 'staff, sales' },
    });
    const { snapshots } = await load();
    const rules = new Set(
      Object.values(snapshots).map(({ settings }) => JSON.stringify(settings.presenters)),
    );
    expect([...rules]).toEqual(['{"kind":"scopes","scopes":["sales","staff"]}']);
    await editor.request('PUT', single, { presentations: { who_may_present: 'logged_in' } });
    expect((await load()).snapshots['en']?.settings).not.toHaveProperty('presenters');
  });

  test('the analytics of the settings', async () => {
    const single = '/content-manager/single-types/api::app-setting.app-setting';
    const refused = await refusalOf(
      editor.request('PUT', single, { analytics: { active: true, tag_manager_id: 'UA-1' } }),
    );
    expect(refused).toMatchObject({ status: 400, fields: ['analytics.tag_manager_id'] });
    const old = await refusalOf(
      editor.request('PUT', single, { analytics: { active: true, measurement_id: 'UA-12345-1' } }),
    );
    expect(old).toMatchObject({ status: 400, fields: ['analytics.measurement_id'] });
    await editor.request('PUT', single, {
      analytics: { active: true, tag_manager_id: 'GTM-ABC1234', measurement_id: 'G-ABC1234567' },
    });
    const { snapshots } = await load();
    expect(snapshots['en']?.settings.analytics).toEqual({
      isActive: true,
      needsConsent: true,
      tagManagerId: 'GTM-ABC1234',
      measurementId: 'G-ABC1234567',
    });
  });
});

describe('what would never be shown is refused at its field', () => {
  test('a broken link in a hotspot', async () => {
    const refused = await refusalOf(
      editor.create(LOCATION, {
        title: 'Broken',
        hotspots: [{ __component: 'hotspots.open-link', title: 'Shop', url: 'two words' }],
      }),
    );
    expect(refused).toMatchObject({ status: 400, fields: ['hotspots.0.url'] });
    expect(refused.message).toBe(
      '“two words” cannot be followed: write a web address, or one that begins with mailto: or tel:.',
    );
  });

  test('a table that is no list of rows', async () => {
    const refused = await refusalOf(
      editor.create(ARTICLE, {
        title: 'Broken',
        sections: [{ __component: 'article-sections.table', rows: { Model: 'A1' } }],
      }),
    );
    expect(refused).toMatchObject({ status: 400, fields: ['sections.0.rows'] });
  });

  test('a hotspot beyond its panorama', async () => {
    const refused = await refusalOf(
      editor.create(ARTICLE, {
        title: 'Broken',
        sections: [{ __component: 'article-sections.view-360', hotspots: [{ title: 'Up', pitch: 91 }] }],
      }),
    );
    expect(refused).toMatchObject({ status: 400, fields: ['sections.0.hotspots.0.pitch'] });
  });
});
