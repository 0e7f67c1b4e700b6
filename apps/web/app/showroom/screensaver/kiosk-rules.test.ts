import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageComes } from '../testing/page-comes.ts';
import { followKioskRules } from './kiosk-rules.ts';

const page = { hidden: false };
let events: EventTarget;
let asked: string[];
const openContact = vi.fn<(subject: string) => void>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  events = new EventTarget();
  asked = [];
  page.hidden = false;
  reload.mockClear();
  const listening = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  vi.stubGlobal('addEventListener', listening.addEventListener);
  vi.stubGlobal('removeEventListener', listening.removeEventListener);
  vi.stubGlobal('document', Object.assign(page, { documentElement: { dataset: {} }, ...listening }));
  vi.stubGlobal('location', { reload });
  const request = async (type: string) => {
    asked.push(type);
    return { release: async () => void asked.push('released') };
  };
  vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => vi.unstubAllGlobals());

function show(isHidden: boolean) {
  page.hidden = isHidden;
  events.dispatchEvent(new Event('visibilitychange'));
}

test('the screen stays awake as long as the window is seen, and may sleep afterwards', async () => {
  const stop = followKioskRules(openContact);
  expect(asked).toEqual(['screen']);
  show(true);
  expect(asked).toEqual(['screen']);
  show(false);
  expect(asked).toEqual(['screen', 'screen']);
  stop();
  await vi.waitFor(() => expect(asked).toEqual(['screen', 'screen', 'released']));
  show(false);
  expect(asked).toHaveLength(3);
});

test('a browser that refuses, or knows no such thing, does no harm', async () => {
  const request = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('The battery is low.')));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  followKioskRules(openContact)();
  vi.stubGlobal('navigator', {});
  followKioskRules(openContact)();
  await Promise.resolve();
  expect(request).toHaveBeenCalledOnce();
});

function comes(persisted: boolean) {
  return events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

test('a page restored from the browser’s cache is reloaded', () => {
  const stop = followKioskRules(openContact);
  comes(false);
  expect(reload).not.toHaveBeenCalled();
  comes(true);
  expect(reload).toHaveBeenCalledOnce();
  stop();
  comes(true);
  expect(reload).toHaveBeenCalledOnce();
});

class Link {
  readonly target = '';
  readonly origin = 'null';
  readonly href: string;
  constructor(href: string) {
    this.href = href;
  }
  closest = () => this;
  hasAttribute = () => false;
}

/** @returns whether the page refuses to follow the link. */
function tap(href: string): boolean {
  const click = new Event('click', { cancelable: true });
  Object.defineProperty(click, 'target', { value: new Link(href) });
  events.dispatchEvent(click);
  return click.defaultPrevented;
}

test('a refused mail address or phone number opens the contact form, any other link nothing', () => {
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  vi.stubGlobal('sessionStorage', { getItem: () => '1', setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('location', { origin: 'https://norvane.example', reload });
  pageComes();
  openContact.mockClear();
  expect(tap('mailto:early@norvane.example')).toBe(true);
  const stop = followKioskRules(openContact);
  expect(openContact.mock.lastCall).toEqual(['early@norvane.example']);
  expect(tap('mailto:sales@norvane.example')).toBe(true);
  expect(openContact.mock.lastCall).toEqual(['sales@norvane.example']);
  expect(tap('tel:+49123')).toBe(true);
  expect(openContact.mock.lastCall).toEqual(['+49123']);
  expect(tap('https://elsewhere.example/')).toBe(true);
  stop();
  expect(tap('tel:+49124')).toBe(true);
  expect(openContact).toHaveBeenCalledTimes(3);
});
