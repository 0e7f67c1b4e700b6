import { describe, expect, test } from 'vitest';
import { FRAMES_UNTIL_STEADY } from './play-clip.ts';
import { PICTURE_PATIENCE } from './player.ts';
import type { Scene } from '~/page-data/scene.ts';
import { flushPromises } from './testing/fakes.ts';
import { clipOf, sceneOf, setUpPlayer } from './testing/test-player.ts';

describe('a clip', () => {
  test('starts inside the tap and is shown from its first frame on', async () => {
    const { move, videoOf, visible } = setUpPlayer();
    move('walk.mp4', 'reception');
    expect(videoOf('walk.mp4')?.isPlaying).toBe(true);
    expect(visible()).toEqual([]);
    videoOf('walk.mp4')?.presentFrame();
    expect(visible()).toEqual(['walk.mp4']);
  });

  test('leaves the picture below alone until it is really seen: a fresh video may be blank for some paints', async () => {
    const { move, videoOf, pictures } = setUpPlayer();
    const isSwapped = () => pictures.some((picture) => picture.style.opacity === '1');
    move('walk.mp4', 'reception');
    for (let frame = 1; frame < FRAMES_UNTIL_STEADY; frame += 1) videoOf('walk.mp4')?.presentFrame();
    await flushPromises();
    expect(isSwapped()).toBe(false);
    videoOf('walk.mp4')?.presentFrame();
    await flushPromises();
    expect(isSwapped()).toBe(true);
  });

  test('keeps its last frame until the picture of the destination is painted, then gives the memory back', async () => {
    const { move, show, videoOf, visible, pass, videos } = setUpPlayer();
    const outcomes = move('walk.mp4', 'reception');
    videoOf('walk.mp4')?.presentFrame();
    videoOf('walk.mp4')?.reachEnd();
    expect(outcomes).toEqual(['ended']);
    const shown = show(sceneOf('reception'));
    expect(visible()).toEqual(['walk.mp4']);
    await pass(0);
    expect(visible()).toEqual(['walk.mp4']);
    await pass(100);
    expect(shown).toEqual(['ended']);
    expect(visible()).toEqual([]);
    expect(videos.map((video) => video.src)).toEqual(['', '', '']);
  });

  test('hands over to the next clip without a gap', () => {
    const { player, move, videoOf, visible } = setUpPlayer();
    move('first.mp4', 'reception');
    player.prime([clipOf('second.mp4')]);
    videoOf('first.mp4')?.presentFrame();
    videoOf('first.mp4')?.reachEnd();
    move('second.mp4', 'atrium');
    expect(visible()).toEqual(['first.mp4']);
    videoOf('second.mp4')?.presentFrame();
    expect(visible()).toEqual(['first.mp4', 'second.mp4']);
    for (let frame = 1; frame < FRAMES_UNTIL_STEADY; frame += 1) videoOf('second.mp4')?.presentFrame();
    expect(visible()).toEqual(['second.mp4']);
    expect(videoOf('first.mp4')).toBeUndefined();
  });

  test('plays from the element that was primed with it', () => {
    const { player, move, videoOf } = setUpPlayer();
    player.prime([clipOf('walk.mp4'), clipOf('other.mp4')]);
    const primed = videoOf('walk.mp4');
    move('walk.mp4', 'reception');
    expect(primed?.isPlaying).toBe(true);
  });
});

describe('pictures', () => {
  test('the untouched file replaces a resized one that cannot be loaded', async () => {
    const { move, pictures, pass } = setUpPlayer({ brokenPictures: ['reception-1920'] });
    const outcomes = move(undefined, 'reception');
    await pass(100);
    await pass(1000);
    await pass(1000);
    expect(outcomes).toEqual(['ended']);
    expect(pictures.map((picture) => picture.src)).toContain('reception-original');
  });

  test('a destination whose picture is not available keeps the last frame on the stage', async () => {
    const { move, show, videoOf, visible, pass } = setUpPlayer({ brokenPictures: ['reception'] });
    move('walk.mp4', 'reception');
    videoOf('walk.mp4')?.presentFrame();
    await pass(10);
    videoOf('walk.mp4')?.reachEnd();
    const outcomes = show(sceneOf('reception'));
    await pass(10);
    await pass(PICTURE_PATIENCE);
    expect(outcomes).toEqual(['failed']);
    expect(visible()).toEqual(['walk.mp4']);
  });
});

describe('a background film', () => {
  const line: Scene = { ...sceneOf('line'), film: { clip: clipOf('loop.mp4'), isLooping: true } };

  test('shows its still first, then plays above it, and rests while the page is hidden', async () => {
    const { player, show, videoOf, visible, pass } = setUpPlayer();
    show(line);
    await pass(100);
    await pass(100);
    expect(visible()).toEqual([]);
    expect(videoOf('loop.mp4')?.loop).toBe(true);
    videoOf('loop.mp4')?.presentFrame();
    expect(visible()).toEqual(['loop.mp4']);
    player.pageHidden();
    expect(visible()).toEqual([]);
    expect(videoOf('loop.mp4')).toBeUndefined();
    player.pageShown();
    expect(videoOf('loop.mp4')?.isPlaying).toBe(true);
  });

  test('stays until the next clip has its first frame', async () => {
    const { show, move, videoOf, visible, pass } = setUpPlayer();
    show(line);
    await pass(100);
    await pass(100);
    videoOf('loop.mp4')?.presentFrame();
    move('walk.mp4', 'atrium');
    expect(visible()).toEqual(['loop.mp4']);
    videoOf('walk.mp4')?.presentFrame();
    expect(visible()).toEqual(['loop.mp4', 'walk.mp4']);
    for (let frame = 1; frame < FRAMES_UNTIL_STEADY; frame += 1) videoOf('walk.mp4')?.presentFrame();
    expect(visible()).toEqual(['walk.mp4']);
  });
});

test('a page that is hidden during a clip arrives', async () => {
  const { player, move, show, videoOf, pass } = setUpPlayer();
  const outcomes = move('walk.mp4', 'reception');
  videoOf('walk.mp4')?.presentFrame();
  player.pageHidden();
  expect(outcomes).toEqual(['ended']);
  const shown = show(sceneOf('reception'));
  await pass(1000);
  await pass(1000);
  expect(shown).toEqual(['ended']);
});
