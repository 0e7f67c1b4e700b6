import { wrappedYaw } from '@vitrine/core/panorama/projection';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formRowsIn } from '../form-hotspot.ts';
import type { FormRow } from '../form-hotspot.ts';
import { placingOf, transition } from '../placing-state.ts';
import type { PlacingEvent, PlacingState } from '../placing-state.ts';
import { defaultsOf } from '../new-hotspot.ts';
import { ACTION_NAMES, appearanceInside, targetOfAction, targetText } from './actions.ts';
import type { StoredTargets } from './actions.ts';
import { sameView, viewIn, viewsIn, withInside } from './form-views.ts';
import { directionInside, FIRST_VIEW, INSIDE_RULES, newInside, placedAt } from './inside-hotspot.ts';

const PANORAMA = { url: 'https://cms.example/hall.jpg', mime: 'image/jpeg', ext: '.jpg', name: 'hall.jpg' };
const MODEL = { url: 'https://cms.example/arm.glb', mime: 'model/gltf-binary', ext: '.glb', name: 'arm.glb' };

function section(key: string, id: number, more: object = {}): FormRow {
  return {
    __component: 'article-sections.view-360',
    __temp_key__: key,
    id,
    title: key,
    media: [PANORAMA],
    hotspots: [],
    ...more,
  };
}

function opened(view: string, component = 'hotspots.open-media'): FormRow {
  return { __component: component, __temp_key__: 'a0', show_as: view, media_files: [PANORAMA] };
}

const LAMP: FormRow = { __temp_key__: 'a0', id: 4, title: 'Lamp', yaw: 10, pitch: 5, action: { id: 9 } };

function shownOf(action: object) {
  return appearanceInside({ ...LAMP, action });
}

function stored(status: StoredTargets['status'], fields?: ReturnType<StoredTargets['of']>): StoredTargets {
  return { status, of: () => fields };
}

function angle(limit: number) {
  return fc.double({ min: -limit, max: limit, noNaN: true });
}

const directions = fc.record({ yaw: angle(720), pitch: angle(120) });

describe('a hotspot inside a 360 view', () => {
  test('is where it was put, to a hundredth of a degree, within what the form takes', () => {
    fc.assert(
      fc.property(directions, ({ yaw, pitch }) => {
        const is = directionInside(placedAt(LAMP, { yaw, pitch }));
        expect(Math.abs(wrappedYaw(is.yaw - yaw))).toBeLessThan(0.0051);
        expect(is.pitch).toBeCloseTo(Math.min(90, Math.max(-90, pitch)), 1);
        expect(Math.abs(is.yaw)).toBeLessThanOrEqual(180);
      }),
    );
  });

  test('keeps everything else when it is moved, and is put back by an undo', () => {
    fc.assert(
      fc.property(fc.array(directions, { minLength: 1, maxLength: 8 }), (turns) => {
        const start = placingOf([LAMP]);
        const events = turns.flatMap((direction): readonly PlacingEvent<FormRow>[] => [
          { type: 'dragStarted', key: 'a0' },
          { type: 'dragged', to: { ratio: 'panorama', direction, start: FIRST_VIEW } },
          { type: 'dragEnded' },
        ]);
        const end = events.reduce<PlacingState<FormRow>>(
          (state, event) => transition(state, event, INSIDE_RULES)[0],
          start,
        );
        const { yaw: _yaw, pitch: _pitch, ...rest } = LAMP;
        expect(end.hotspots[0]).toMatchObject(rest);
        let back = end;
        while (back.past.length > 0) [back] = transition(back, { type: 'undone' }, INSIDE_RULES);
        expect(back.hotspots).toEqual([LAMP]);
      }),
    );
  });

  test('without angles is straight ahead, and a picture has no place for it', () => {
    expect(directionInside({ __temp_key__: 'a0' })).toEqual({ yaw: 0, pitch: 0 });
    expect(INSIDE_RULES.moved(LAMP, { ratio: '4x3', point: { x: 1, y: 1 } }, false)).toBe(LAMP);
  });

  test('selected once more, it is counted once more: the view turns back to it', () => {
    const [once] = transition(placingOf([LAMP]), { type: 'selected', key: 'a0' }, INSIDE_RULES);
    const [twice] = transition(once, { type: 'selected', key: 'a0' }, INSIDE_RULES);
    expect(twice.selections).toBe(once.selections + 1);
  });

  test('is made as Strapi makes it: a key after the others, relations without a change', () => {
    const attributes = {
      kind: { type: 'enumeration' },
      article: { type: 'relation' },
      new_window: { type: 'boolean', default: true },
    };
    const action = { ...defaultsOf(attributes), kind: 'open_contact' };
    const made = newInside({ direction: { yaw: 190, pitch: 3 }, title: 'Ask', action, others: [LAMP] });
    expect(made).toEqual({
      __temp_key__: 'a0V',
      title: 'Ask',
      yaw: -170,
      pitch: 3,
      action: { kind: 'open_contact', new_window: true, article: { connect: [], disconnect: [] } },
    });
    expect(formRowsIn([made, 'x', null])).toEqual([made]);
  });
});

describe('what it leads to', () => {
  const field = { kind: 'article', field: 'article' } as const;
  const robot = { id: 3, documentId: 'd3', title: 'Robot' };

  test('is the stored entry until another one is chosen, and awaited until it is known', () => {
    const action = { id: 9, article: { connect: [], disconnect: [] } };
    const known = stored('ready', { article: [robot] });
    expect(targetText(action, field, known)).toEqual({ kind: 'text', text: 'Robot' });
    expect(targetText(action, field, stored('loading'))).toEqual({ kind: 'awaited' });
    expect(targetText({ kind: 'open_article' }, field, stored('loading'))).toEqual({
      kind: 'text',
      text: '',
    });
  });

  test('is neither awaited nor missing where the CMS could not be asked', () => {
    const action = { id: 9, article: { connect: [], disconnect: [] } };
    expect(targetText(action, field, stored('failed'))).toEqual({ kind: 'unknown' });
    const chosen = { ...action, article: { connect: [{ ...robot, label: 'Robot' }], disconnect: [] } };
    expect(targetText(chosen, field, stored('failed'))).toEqual({ kind: 'text', text: 'Robot' });
  });

  test('is counted for files, and read for an address', () => {
    const files = targetOfAction('open_media');
    const link = targetOfAction('open_link');
    if (files === undefined || link === undefined) throw new Error('They have targets.');
    expect(targetText({ files: [1, 2] }, files, stored('loading'))).toEqual({ kind: 'files', count: 2 });
    expect(targetText({ url: 'https://x.example' }, link, stored('loading'))).toMatchObject({
      text: 'https://x.example',
    });
  });

  test('is the address of a video without files, and of nothing else that opens files', () => {
    const video = targetOfAction('open_video');
    if (video === undefined) throw new Error('It has a target.');
    const url = 'https://vimeo.com/1084537';
    const textOf = (action: object) => targetText(action, video, stored('loading'));
    expect(textOf({ kind: 'open_video', files: [], url })).toEqual({ kind: 'text', text: url });
    expect(textOf({ kind: 'open_video', files: [], url: null })).toEqual({ kind: 'text', text: '' });
    expect(textOf({ kind: 'open_video', files: [1], url })).toEqual({ kind: 'files', count: 1 });
    expect(textOf({ kind: 'open_media', files: [], url })).toEqual({ kind: 'files', count: 0 });
  });

  test('is drawn as visitors see it', () => {
    expect(shownOf({ kind: 'navigate' }).direction).toBe('forward');
    expect(shownOf({ kind: 'open_link', new_window: true }).kind).toBe('openLink');
    expect(shownOf({ kind: 'open_link', new_window: false }).kind).toBe('openArticle');
    expect(ACTION_NAMES.filter((name) => targetOfAction(name) === undefined)).toEqual(['open_contact']);
  });
});

describe('the 360 views of a form', () => {
  test('are the panoramas: spins, models and other ways to open files have no hotspots', () => {
    const spin = section('spin', 2, { media: [PANORAMA, { ...PANORAMA, name: 'two.jpg' }] });
    const views = viewsIn([
      section('hall', 1),
      spin,
      section('arm', 3, { media: [MODEL] }),
      section('new', 4, { media: null }),
      { __component: 'article-sections.text', __temp_key__: 'a9' },
    ]);
    expect(views.map(({ title, index }) => [title, index])).toEqual([['hall', 0]]);
    expect(viewIn(opened('view_360'))?.field).toBe('panorama_hotspots');
    expect(viewIn(opened('view_360', 'hotspots.custom-open-media'))?.title).toBe('hall.jpg');
    expect(viewIn(opened('lightbox'))).toBeUndefined();
  });

  test('are found again after a save and after a merge', () => {
    const [, lab] = viewsIn([section('hall', 1), section('lab', 2)]);
    if (lab === undefined) throw new Error('There are two.');
    const saved = viewsIn([section('a0', 1), section('a1', 2)]);
    expect(sameView(saved, lab)?.row.id).toBe(2);
    const merged = viewsIn([section('new', 5), section('a0', 1), section('a1', 2)]);
    expect(sameView(merged, lab)).toMatchObject({ index: 2, row: { id: 2 } });
    const { id: _id, ...unsaved } = section('fresh', 0);
    const [fresh] = viewsIn([unsaved]);
    if (fresh === undefined) throw new Error('It is there.');
    expect(sameView(viewsIn([section('a0', 8)]), fresh)?.row.id).toBe(8);
    expect(sameView([], lab)).toBeUndefined();
  });

  test('are not taken for one another, although a save numbers the rows again', () => {
    const [hall, lab] = viewsIn([section('a0', 1), section('a1', 2)]);
    if (hall === undefined || lab === undefined) throw new Error('There are two.');
    // The first one was removed elsewhere: the key and the index of the lab are another's, or no one's.
    const without = viewsIn([section('a0', 2), section('a1', 3)]);
    expect(sameView(without, hall)).toBeUndefined();
    expect(sameView(without, lab)).toMatchObject({ index: 0, row: { id: 2 } });
    const { id: _id, ...unsaved } = section('a1', 0);
    const [, fresh] = viewsIn([section('a0', 1), unsaved]);
    if (fresh === undefined) throw new Error('It is there.');
    const inserted = viewsIn([section('a0', 1), { ...unsaved, __temp_key__: 'a0V' }, unsaved]);
    expect(sameView(inserted, fresh)?.index).toBe(2);
    // Saved, it has an id, and the key that it had is that of the part before it.
    expect(sameView(viewsIn([section('a1', 1), section('a2', 7)]), fresh)?.row.id).toBe(7);
  });

  test('get their hotspots, and nothing else changes', () => {
    const zone = [section('hall', 1), section('lab', 2)];
    const [, lab] = viewsIn(zone);
    if (lab === undefined) throw new Error('There are two.');
    expect(withInside(zone, lab, [LAMP])).toEqual([zone[0], { ...zone[1], hotspots: [LAMP] }]);
  });
});
