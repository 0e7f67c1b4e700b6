import { payloadId } from '@vitrine/core/world/ids';
import { expect, test, vi } from 'vitest';
import type { LocationHooks } from '~/page-data/location-view.ts';
import { createHookRunner } from './hook-runner.ts';

const atrium = payloadId('atrium');
const lounge = payloadId('lounge');

function link(name: string) {
  return { href: `https://${name}.example`, opensNewWindow: true };
}
const hooks: LocationHooks = {
  here: {
    app_loaded: [link('loaded')],
    current_location_changed: [link('here')],
    close_sidebars: [link('closed')],
    idle: [link('idle')],
    idle_ended: [link('back')],
  },
  onSettingOff: [
    { locations: [], steps: [link('anywhere')] },
    { locations: [lounge], steps: [link('lounge')] },
  ],
};

function setUp({ wasLoaded = false } = {}) {
  const ran: string[] = [];
  let reportIdle: ((isIdle: boolean) => void) | undefined;
  let reportAction: (() => void) | undefined;
  const rememberLoaded = vi.fn<() => void>();
  const runner = createHookRunner({
    currentLocation: () => atrium,
    wasLoaded: () => wasLoaded,
    rememberLoaded,
    onIdleChange: (listener) => {
      reportIdle = listener;
    },
    onVisitorActed: (listener) => {
      reportAction = listener;
    },
    run: (steps, closedKey) =>
      ran.push([...steps.map(({ href }) => href), ...(closedKey ? [closedKey] : [])].join(' ')),
  });
  return {
    runner,
    ran,
    rememberLoaded,
    reportIdle: (isIdle: boolean) => reportIdle?.(isIdle),
    reportAction: () => reportAction?.(),
  };
}

test('app_loaded runs once for each visit, then the first location’s hooks', () => {
  const { runner, ran, rememberLoaded } = setUp();
  runner.take({ type: 'settled', location: atrium }, hooks);
  expect(ran).toEqual(['https://loaded.example', 'https://here.example']);
  expect(rememberLoaded).toHaveBeenCalledOnce();
});

test('reloading a page continues the visit', () => {
  const { runner, ran } = setUp({ wasLoaded: true });
  runner.take({ type: 'settled', location: atrium }, hooks);
  expect(ran).toEqual(['https://here.example']);
});

test('a journey runs the hooks of the location that it leads to', () => {
  const { runner, ran } = setUp();
  runner.take({ type: 'targetChanged', target: lounge }, hooks);
  runner.take({ type: 'targetChanged', target: payloadId('hall') }, hooks);
  expect(ran).toEqual(['https://anywhere.example https://lounge.example', 'https://anywhere.example']);
});

test('a closed sidebar is named, so that one which a hook opened fires none', () => {
  const { runner, ran } = setUp();
  runner.take({ type: 'sidebarClosed', location: atrium, closedKey: 'contact' }, hooks);
  expect(ran).toEqual(['https://closed.example contact']);
});

test('idle and idle_ended come from the one idle clock', () => {
  const { runner, ran, reportIdle, reportAction } = setUp({ wasLoaded: true });
  runner.take({ type: 'settled', location: atrium }, hooks);
  reportAction();
  reportIdle(true);
  runner.take({ type: 'targetChanged', target: lounge }, hooks);
  reportIdle(false);
  expect(ran).toEqual(['https://here.example', 'https://idle.example', 'https://back.example']);
});

test('hooks that trigger each other stop after five turns, until the visitor does something', () => {
  const { runner, ran, reportAction } = setUp({ wasLoaded: true });
  const walk = () => runner.take({ type: 'targetChanged', target: lounge }, hooks);
  for (let index = 0; index < 9; index += 1) walk();
  expect(ran).toHaveLength(5);
  reportAction();
  walk();
  expect(ran).toHaveLength(6);
});
