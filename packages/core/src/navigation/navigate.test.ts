import { describe, expect, test } from 'vitest';
import { aVisitor } from '../../testing/index.ts';
import type { VisitorPlan, WalkGraphPlan } from '../../testing/index.ts';
import { payloadId } from '../world/ids.ts';
import { idleAt } from './navigation-state.ts';

const showroom: WalkGraphPlan = {
  links: [
    ['entrance', 'reception'],
    ['reception', 'atrium'],
    ['atrium', 'lounge'],
    ['atrium', 'hall'],
    ['hall', 'arm'],
  ],
  isBidirectional: true,
  locations: [{ payloadId: payloadId('island') }],
};

function aGuest(plan: VisitorPlan = {}) {
  return aVisitor({ world: showroom, ...plan });
}

describe('a journey', () => {
  test('of one step plays the clip, shows the location and changes the address on arrival (spec 4.7) (spec 4.16) (spec 4.17) (spec 1.2) (spec 3.29)', () => {
    const visitor = aGuest();
    expect(visitor.goTo('reception')).toEqual([
      'target_location_changed reception',
      'prepare reception',
      'play entrance--reception x1',
    ]);
    expect(visitor.state()).toMatchObject({
      status: 'travelling',
      location: 'entrance',
      areHotspotsShown: false,
    });
    expect(visitor.starts()).toEqual(['preload reception']);
    expect(visitor.ends()).toEqual(['show reception', 'current_location_changed reception']);
    expect(visitor.state()).toMatchObject({ status: 'travelling', location: 'reception' });
    expect(visitor.ends()).toEqual(['push reception']);
    expect(visitor.state()).toMatchObject({ status: 'idle', location: 'reception', areHotspotsShown: true });
  });

  test('by one tap on a far location flies at twice the speed and makes one history entry (spec 4.11) (spec 4.16)', () => {
    const visitor = aGuest();
    visitor.goTo('lounge');
    const effects = [visitor.ends(), visitor.ends(), visitor.ends(), visitor.ends()];
    expect(effects).toEqual([
      ['play reception--atrium x2'],
      ['play atrium--lounge x2'],
      ['show lounge', 'current_location_changed lounge'],
      ['push lounge'],
    ]);
  });

  test('asked for by the browser leaves the address alone', () => {
    const visitor = aGuest();
    visitor.goTo('reception', 'keep');
    visitor.ends();
    expect(visitor.ends()).toEqual([]);
    expect(visitor.state()).toMatchObject({ status: 'idle', location: 'reception' });
  });

  test('too long to be flown plays every clip at normal speed, and shows the locations between', () => {
    const visitor = aGuest();
    expect(visitor.goTo('arm').at(-1)).toBe('play entrance--reception x1');
    expect(visitor.ends()[0]).toBe('show reception');
    expect(visitor.ends().at(-1)).toBe('play reception--atrium x1');
  });

  test('to where no way leads is direct', () => {
    expect(aGuest().goTo('island').at(-2)).toBe('show island over 0.5 s');
  });

  test('to the current location is none (spec 4.9)', () => {
    const visitor = aGuest();
    const before = visitor.state();
    expect(visitor.goTo('entrance')).toEqual([]);
    expect(visitor.state()).toBe(before);
  });

  test('to a place the map does not know is left to the browser', () => {
    const visitor = aGuest();
    expect(visitor.goTo('nowhere')).toEqual(['loadPage nowhere']);
    expect(visitor.state().status).toBe('idle');
  });
});

describe('a target set on the way', () => {
  test('is stored and applied at the next place (spec 4.8)', () => {
    const visitor = aGuest();
    visitor.goTo('lounge');
    visitor.ends();
    expect(visitor.goTo('hall')).toEqual([]);
    expect(visitor.state()).toMatchObject({ storedDestination: { location: 'hall' } });
    expect(visitor.ends()).toEqual(['target_location_changed hall', 'prepare hall', 'play atrium--hall x1']);
  });

  test('replaces the one stored before, and is forgotten when the visitor returns to the first', () => {
    const visitor = aGuest();
    visitor.goTo('reception');
    visitor.goTo('lounge');
    visitor.goTo('entrance');
    expect(visitor.state()).toMatchObject({ storedDestination: { location: 'entrance' } });
    visitor.goTo('reception');
    expect(visitor.state()).toMatchObject({ storedDestination: undefined });
  });

  test('that is the place just reached ends the journey there', () => {
    const visitor = aGuest();
    visitor.goTo('lounge');
    visitor.goTo('reception');
    expect(visitor.ends().at(-2)).toBe('show reception');
    expect(visitor.ends()).toEqual(['push reception']);
  });

  test('and locked waits for the end of the journey', () => {
    const visitor = aGuest({ locks: { hall: 'password' } });
    visitor.goTo('reception');
    visitor.goTo('hall');
    visitor.ends();
    expect(visitor.ends()).toEqual(['push reception', 'openPasswordKeyboard hall']);
    expect(visitor.state()).toMatchObject({
      status: 'blocked',
      location: 'reception',
      areHotspotsShown: true,
    });
  });
});

describe('a locked target', () => {
  test('opens the password keyboard, and the journey begins once the code is right (spec 4.10)', () => {
    const visitor = aGuest({ locks: { reception: 'password' } });
    expect(visitor.goTo('reception')).toEqual(['openPasswordKeyboard reception']);
    expect(visitor.send({ type: 'blockLifted' })).toEqual(['openPasswordKeyboard reception']);
    expect(visitor.unlock('reception')).toEqual([
      'closePasswordKeyboard',
      'target_location_changed reception',
      'prepare reception',
      'play entrance--reception x1',
    ]);
  });

  test('goes on to what was behind a door, under the name that it has now', () => {
    const visitor = aGuest({ locks: { 'door-7': 'password' } });
    expect(visitor.goTo('door-7')).toEqual(['openPasswordKeyboard door-7']);
    const journey = visitor.send({ type: 'blockLifted', target: payloadId('reception') });
    expect(journey.slice(0, 2)).toEqual(['closePasswordKeyboard', 'target_location_changed reception']);
    expect(visitor.state().status).toBe('travelling');
  });

  test('redirects to the login (spec 4.10)', () => {
    expect(aGuest({ locks: { island: 'login' } }).goTo('island')).toEqual(['redirectToLogin island']);
  });

  test('given up leaves the visitor where they are, the address put right', () => {
    const visitor = aGuest({ locks: { reception: 'password' } });
    visitor.goTo('reception', 'keep');
    expect(visitor.send({ type: 'blockDismissed' })).toEqual(['closePasswordKeyboard', 'replace entrance']);
    expect(visitor.state()).toMatchObject({ status: 'idle', location: 'entrance' });
  });

  test('is not walked through on the way to another', () => {
    const visitor = aGuest({ locks: { reception: 'password' } });
    expect(visitor.goTo('atrium').at(-2)).toBe('show atrium over 0.5 s');
  });
});

describe('a clip that fails', () => {
  test('is replaced by a cross-fade to the picture it would have ended on (spec 3.29)', () => {
    const visitor = aGuest();
    visitor.goTo('reception');
    visitor.starts();
    expect(visitor.fails()).toEqual(['show reception over 0.4 s', 'current_location_changed reception']);
    expect(visitor.state()).toMatchObject({ interruptedBackground: 'entrance--reception' });
    expect(visitor.fails()).toEqual(['push reception']);
  });

  test('in the middle of a flight fades to the place it led to and flies on', () => {
    const visitor = aGuest();
    visitor.goTo('lounge');
    expect(visitor.fails().at(0)).toBe('show reception over 0.4 s');
    expect(visitor.ends()).toEqual(['play reception--atrium x2']);
  });

  test('does not lose the stored target', () => {
    const visitor = aGuest();
    visitor.goTo('reception');
    visitor.goTo('atrium');
    expect(visitor.fails().slice(2)).toContain('show reception over 0.4 s');
    expect(visitor.ends()).toEqual(['play reception--atrium x1']);
  });

  test('reported late, about an item that is gone, changes nothing', () => {
    const visitor = aGuest();
    visitor.goTo('lounge');
    visitor.ends();
    const before = visitor.state();
    expect(visitor.send({ type: 'itemFailed', item: 1 })).toEqual([]);
    expect(visitor.state()).toBe(before);
  });
});

describe('power-save mode', () => {
  test('jumps to the target at once (spec 4.15)', () => {
    const visitor = aGuest({ isPowerSave: true });
    expect(visitor.goTo('lounge').at(-2)).toBe('show lounge over 0 s');
  });

  test('switched on during a clip interrupts it and jumps to the last target set', () => {
    const visitor = aGuest();
    visitor.goTo('lounge');
    visitor.starts();
    visitor.goTo('hall');
    expect(visitor.send({ type: 'powerSaveOn' })[0]).toBe('show hall over 0 s');
    expect(visitor.state()).toMatchObject({ interruptedBackground: 'entrance--reception' });
    expect(visitor.ends()).toEqual(['push hall']);
  });
});

describe('content that changes on the way', () => {
  test('leaves a journey alone that is still possible', () => {
    const visitor = aGuest();
    visitor.goTo('lounge');
    const before = visitor.state();
    expect(visitor.changeContent({ ...showroom, version: 'next' })).toEqual([]);
    expect(visitor.state()).toBe(before);
  });

  test('makes the rest of the way direct when a transition is gone', () => {
    const visitor = aGuest();
    visitor.goTo('lounge');
    visitor.changeContent({
      links: [['entrance', 'reception']],
      locations: [{ payloadId: payloadId('lounge') }],
    });
    expect(visitor.ends()[0]).toBe('show lounge over 0.5 s');
  });

  test('ends the journey at the next place, with a word, when the target is gone', () => {
    const visitor = aGuest();
    visitor.goTo('lounge');
    expect(visitor.changeContent({ links: [['entrance', 'reception']] })).toEqual(['notify targetGone']);
    expect(visitor.ends()[0]).toBe('show reception');
    expect(visitor.ends()).toEqual(['replace reception']);
  });

  test('is left to the browser when the old world is gone', () => {
    const visitor = aGuest();
    visitor.goTo('lounge');
    expect(visitor.changeContent({ links: [['x', 'y']] })).toEqual(['loadPage lounge']);
  });
});

describe('a reset', () => {
  test('ends the journey where the visitor stood and clears everything under way (spec 4.16)', () => {
    const visitor = aGuest();
    visitor.goTo('lounge');
    visitor.starts();
    visitor.goTo('hall');
    expect(visitor.send({ type: 'reset' })).toEqual(['show entrance over 0 s', 'replace entrance']);
    expect(visitor.state()).toEqual({ ...idleAt(payloadId('entrance')), nextItemId: 6 });
  });

  test('with a location moves the visitor there', () => {
    const visitor = aGuest();
    expect(visitor.send({ type: 'reset', location: payloadId('hall') })).toEqual([
      'show hall over 0 s',
      'current_location_changed hall',
    ]);
    expect(visitor.state()).toMatchObject({ status: 'idle', location: 'hall' });
  });
});
