import type { WalkGraph, WalkLocation, WalkTransition } from '@vitrine/core/navigation/walk-graph';
import type { Background } from '@vitrine/core/world/background';
import { localeCode, payloadId, worldSlug } from '@vitrine/core/world/ids';
import { FLY_MODE_DEFAULTS } from '@vitrine/core/world/settings/fly-mode';
import { HOTSPOT_DEFAULTS } from '@vitrine/core/world/settings/hotspots';
import { aClip, aPicture } from '@vitrine/core/testing';
import type { StageControls } from '../walking/effects.ts';
import type { LocationView } from '~/page-data/location-view.ts';
import type { MoveRequest, ShowRequest } from '~/showroom/player/player-host.ts';
import type { ShowroomHost } from '../walking/showroom-host.ts';
import { createShowroom } from '../walking/showroom.ts';
import { createShowroomStore } from '../walking/store.ts';

/** Five locations in a row: `a`, `b`, `c`, `d`, `e`, with a clip each way between neighbours. */
const NAMES = ['a', 'b', 'c', 'd', 'e'] as const;
export type LocationName = (typeof NAMES)[number];

export function picture(file: string): Background {
  return {
    kind: 'image',
    key: 'default_background_4x3',
    media: aPicture({ url: `/box-api/uploads/${file}.jpg` }),
  };
}

export function film(file: string): Background {
  return {
    kind: 'video',
    key: 'default_background_4x3',
    loop: false,
    media: aClip({ url: `/box-api/uploads/${file}.mp4` }),
  };
}

function hrefOf(name: string, language = 'en') {
  return language === 'en' ? `/world/${name}` : `/${language}/world/${name}`;
}

function locationOf(name: string, language?: string): WalkLocation {
  const next = NAMES[NAMES.findIndex((one) => one === name) + 1];
  return {
    ...(next && { next: payloadId(next) }),
    payloadId: payloadId(name),
    world: worldSlug('world'),
    title: name.toUpperCase(),
    href: hrefOf(name, language),
    backgrounds: [picture(name)],
  };
}

function transitionOf(from: string, to: string): WalkTransition {
  return {
    payloadId: payloadId(`${from}--${to}`),
    from: payloadId(from),
    to: payloadId(to),
    weight: 100,
    options: { active: true, directTransition: false },
    backgrounds: [film(`${from}--${to}`)],
  };
}

function neighboursOf(name: string) {
  const index = NAMES.findIndex((one) => one === name);
  return [NAMES[index + 1], NAMES[index - 1]].filter((one) => one !== undefined);
}

/** The whole row as the server sends it. */
export function walkGraph(language?: string): WalkGraph {
  return {
    version: 'v1',
    locations: NAMES.map((name) => locationOf(name, language)),
    transitions: NAMES.flatMap((from) => neighboursOf(from).map((to) => transitionOf(from, to))),
  };
}

/** The page of a location. */
export function viewOf(name: LocationName, language = 'en'): LocationView {
  return {
    version: 'v1',
    locale: { code: localeCode(language), iso: language, name: language },
    languages: [],
    world: {
      slug: worldSlug('world'),
      name: 'World',
      href: '/world',
      theme: { primary: '#000', secondary: '#fff' },
      header: [],
      logoMain: { name: 'World', looks: '', style: {} },
      logoSidebar: { name: 'World', looks: '', style: {} },
      sidebarTransitionTime: 0.3,
    },
    payloadId: payloadId(name),
    title: name,
    description: [],
    href: hrefOf(name, language),
    breadcrumb: [],
    backgrounds: [picture(name)],
    hotspots: [],
    hasMenu: false,
    hotspotAnimation: 'none',
    hotspotSettings: HOTSPOT_DEFAULTS,
    flyMode: FLY_MODE_DEFAULTS,
    neighbours: neighboursOf(name).map((to) => ({
      location: locationOf(to, language),
      transition: transitionOf(name, to),
    })),
  };
}

type Played =
  | { readonly kind: 'move'; readonly request: MoveRequest }
  | { readonly kind: 'show'; readonly request: ShowRequest };

/** A showroom in a fake browser: the items that it plays wait in `played` until the test ends them. */
export function setUpShowroom(overrides: Partial<ShowroomHost> = {}) {
  const store = createShowroomStore();
  const opened: string[] = [];
  const prefetched: string[] = [];
  const primed: (readonly string[])[] = [];
  const scenes: (string | undefined)[] = [];
  const played: Played[] = [];
  const warmed: (string | undefined)[] = [];
  const idle: (() => void)[] = [];
  const hooks: string[] = [];
  const forgotten: true[] = [];
  const showroom = createShowroom({
    store,
    loadWalkGraph: async ({ locale }) => walkGraph(locale),
    openAddress: (href, mode) => opened.push(mode === 'push' ? href : `${mode} ${href}`),
    address: () => '/world/a',
    untilOpened: () => undefined,
    renameEntry: (address) => opened.push(`rename ${address}`),
    prefetchPage: (href) => prefetched.push(href),
    runHooks: ({ event, location }) => hooks.push(`${event} ${location}`),
    viewport: () => ({ width: 800, height: 600, devicePixelRatio: 1 }),
    whenIdle: (task) => idle.push(task),
    isSavingData: () => false,
    ...overrides,
  });
  const stage: StageControls = {
    player: {
      move: (request) => played.push({ kind: 'move', request }),
      show: (request) => played.push({ kind: 'show', request }),
      prime: (clips) => primed.push(clips.map(({ url }) => url)),
      replaceScene: (scene) => scenes.push(scene.picture?.id),
      allowRetry: () => undefined,
      forgetFailures: () => forgotten.push(true),
      unlock: () => undefined,
      pageHidden: () => undefined,
      pageShown: () => undefined,
      dispose: () => undefined,
    },
    warmPicture: ({ id }) => warmed.push(fileOf(id)),
  };
  showroom.enterPage(viewOf('a'), { isMobile: false });
  const detachStage = showroom.attachStage(stage);

  return {
    showroom,
    detachStage,
    store,
    opened,
    hooks,
    prefetched,
    primed,
    scenes,
    played,
    warmed,
    forgotten,
    /** The clips and pictures that were played, in order. */
    stations: () =>
      played.map(({ kind, request }) =>
        kind === 'move' ? fileOf(request.clip?.url) : fileOf(request.scene.picture?.id),
      ),
    /** Ends what plays now, and what follows, until nothing plays any more. */
    playAll() {
      for (let index = 0; index < played.length; index += 1) {
        played[index]?.request.onStarted();
        played[index]?.request.onOutcome('ended');
      }
    },
    rest() {
      for (const task of idle.splice(0)) task();
    },
  };
}

function fileOf(url: string | undefined): string | undefined {
  return url?.replace(/^.*\/|\.\w+$/g, '');
}
