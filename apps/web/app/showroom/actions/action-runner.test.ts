import { payloadId } from '@vitrine/core/world/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ActionStep } from '~/ui/action-link.ts';
import { createActionRunner } from './action-runner.ts';
import type { ActionRunner, StageNow } from './action-runner.ts';

const hall = payloadId('hall');
const atrium = payloadId('atrium');
const article: ActionStep = { href: '/w/hall?article=5-gripper', opensNewWindow: false };
const dashboard: ActionStep = { href: '/w/hall?dashboard=3', opensNewWindow: false };
const walk: ActionStep = { href: '/w/atrium', walk: atrium, opensNewWindow: false };
const site: ActionStep = { href: 'https://norvane.example/?article=5', opensNewWindow: false };

let happened: string[];
let tasks: (() => void)[];
let runner: ActionRunner;

function stage(search = '', overrides: Partial<StageNow> = {}): StageNow {
  return {
    pathname: '/w/hall',
    search,
    location: hall,
    isMoving: false,
    ...overrides,
  };
}
const inAtrium = { pathname: '/w/atrium', location: atrium };

function settle() {
  for (const task of tasks.splice(0)) task();
}

beforeEach(() => {
  happened = [];
  tasks = [];
  runner = createActionRunner({
    clock: {
      after(_milliseconds, task) {
        tasks.push(task);
        return () => undefined;
      },
    },
    open: (href) => happened.push(`open ${href}`),
    walkTo: (target) => happened.push(`walk ${target}`),
    follow: (href, inNewWindow) => happened.push(`follow ${href} ${inNewWindow}`),
  });
});

describe('a link with several actions', () => {
  test('goes on when what the first one opened has been closed', () => {
    runner.start([article, dashboard, site], stage('?menu'));
    runner.observe(stage('?article=5-gripper'));
    expect(happened).toEqual([]);
    runner.observe(stage(''));
    settle();
    expect(happened).toEqual(['open /w/hall?dashboard=3']);
    runner.observe(stage('?dashboard=3'));
    runner.observe(stage(''));
    settle();
    expect(happened.at(-1)).toBe('follow https://norvane.example/?article=5 false');
  });

  test('goes on upon arrival, with what is opened at the new location', () => {
    runner.start([walk, article], stage('?menu'));
    runner.observe(stage());
    runner.observe(stage('', { isMoving: true }));
    runner.observe(stage('', { ...inAtrium, isMoving: true }));
    expect(happened).toEqual([]);
    runner.observe(stage('', inAtrium));
    expect(happened).toEqual(['open /w/atrium?article=5']);
  });

  test('closes what is open before it walks', () => {
    runner.start([article, walk], stage());
    runner.observe(stage('?article=5'));
    runner.observe(stage());
    settle();
    expect(happened).toEqual(['walk atrium']);
  });

  test('ends where the visitor goes another way', () => {
    runner.start([article, dashboard], stage());
    runner.observe(stage('?article=5'));
    runner.observe(stage());
    runner.observe(stage('', { isMoving: true }));
    settle();
    runner.observe(stage('', inAtrium));
    expect(happened).toEqual([]);
  });

  test('waits while more overlays are open above its own', () => {
    runner.start([article, dashboard], stage());
    runner.observe(stage('?article=5'));
    runner.observe(stage('?article=5&media=9'));
    settle();
    expect(happened).toEqual([]);
  });
});

describe('a hook', () => {
  test('waits until nothing is open and no journey is under way, and knows what it opened', () => {
    runner.add([dashboard], stage('?article=5'));
    runner.observe(stage('', { isMoving: true }));
    expect(happened).toEqual([]);
    runner.observe(stage());
    expect(happened).toEqual(['open /w/hall?dashboard=3']);
    expect(runner.hasOpened('dashboard-3')).toBe(true);
    expect(runner.hasOpened('menu')).toBe(false);
  });
});
