import type { ContentBundle } from '@vitrine/content/bundle';
import type { Hotspot } from '@vitrine/core/world/location';
import { localeCode } from '@vitrine/core/world/ids';
import type { PresenterRule } from '@vitrine/core/world/settings/presenters';
import type {
  PresentationCall,
  PresentationMessage,
  SignalMessage,
} from '../../../app/contract/presentation.ts';
import type { SessionVisitor } from '../../../app/contract/server-context.ts';
import type { Coordination } from '../../coordination/coordination.ts';
import type { Clock } from '../../process/clock.ts';
import { createRequestContexts } from '../../session/request-contexts.ts';
import { ANONYMOUS } from '../../snapshot/visitor-class.ts';
import { createBundle } from '../../testing/bundle.ts';
import { createPresentations } from '../presentations.ts';

const ORIGIN = 'https://showroom.example';

/** Who asks, by a header of these tests. */
const VISITORS: Readonly<Record<string, SessionVisitor>> = {
  guest: ANONYMOUS,
  staff: { ...ANONYMOUS, isLoggedIn: true, openedWorlds: ['closed'] },
  sales: { ...ANONYMOUS, isLoggedIn: true, scopes: ['sales'] },
};

/** Every guest of these tests has this address. */
export const CLIENT = { network: '203.0.113.7', distant: '203.0.113.7', isNeighbour: false };

/** A browser: it keeps the cookie, and what its event stream has got. */
export interface TestWindow {
  /** @param process that a balancer sends it to; its own, where none is named. */
  readonly post: (call: PresentationCall, fields?: object, process?: number) => Promise<Response>;
  /** @returns where it is led to. */
  readonly join: (code: string, language?: string) => Promise<string>;
  /** Opens its event stream, at a process. @returns closes it. */
  readonly listen: (process?: number) => Promise<() => void>;
  /** Asks for the stories of the guide. @returns the status. */
  readonly stories: () => Promise<number>;
  readonly events: string[];
  /** The signals that it has got. */
  readonly signals: () => readonly SignalMessage[];
  /** The last message of a presentation. */
  readonly last: () => PresentationMessage | undefined;
  readonly visitor: () => SessionVisitor;
}

/** The processes of a showroom, and the browsers that ask them. */
export interface TestServers {
  readonly open: (who: 'guest' | 'staff' | 'sales', process?: number) => TestWindow;
  /** Starts a presentation by a window at the open start. @returns its code. */
  readonly begin: (guide: TestWindow) => Promise<string>;
  /** How often it was asked who someone is. */
  readonly looks: { count: number };
  readonly stop: () => void;
}

function aHotspot(id: string, x: number): Hotspot {
  return {
    id,
    component: 'hotspots.open-documents',
    title: id,
    action: { kind: 'openDocuments', documents: [] },
    placement: { on4x3: { x, y: 40 } },
    categories: [],
    priority: 0,
  };
}

/** Its start has hotspots; one of them opens a file that each language has of its own. */
function aBundle(presenters: PresenterRule | undefined): ContentBundle {
  const bundle = createBundle();
  const snapshots = Object.entries(bundle.snapshots).map(([locale, snapshot]) => {
    const hotspots: Readonly<Record<string, readonly Hotspot[]>> = {
      'open-start': [aHotspot('to-hall', 20), aHotspot(`pdf-${locale}`, 60)],
      'closed-start': [aHotspot('secret', 50)],
    };
    const locations = snapshot.locations.map((location) => ({
      ...location,
      hotspots: hotspots[location.payloadId] ?? [],
    }));
    const settings = { ...snapshot.settings, ...(presenters && { presenters }) };
    return [locale, { ...snapshot, locations, settings }] as const;
  });
  return { ...bundle, snapshots: Object.fromEntries(snapshots) };
}

/**
 * Starts a process for each coordination.
 *
 * @param options.presenters who may present; by default visitors who are logged in.
 * @param options.untilSent settles when what was sent to a new event stream has arrived.
 */
export function createTestServers(options: {
  readonly clock: Clock;
  readonly coordinations: readonly Pick<Coordination, 'bus' | 'documents' | 'isUp' | 'limit'>[];
  readonly presenters?: PresenterRule;
  readonly untilSent: () => Promise<void>;
}): TestServers {
  const { clock, coordinations, untilSent } = options;
  const bundle = aBundle(options.presenters);
  const looks = { count: 0 };
  const servers = coordinations.map((coordination) => {
    const presentations = createPresentations({ secret: 'a-secret-of-some-length', clock, coordination });
    const contextOf = createRequestContexts({
      current: () => ({ bundle, origin: 'shipped', since: 0 }),
      clock,
      publicUrl: ORIGIN,
      visitorOf: presentations.inviting((request) => {
        looks.count += 1;
        return VISITORS[request.headers.get('x-who') ?? ''] ?? ANONYMOUS;
      }),
    });
    const contextFor = (request: Request) => {
      const context = contextOf(request);
      if (context === undefined) throw new Error('There is no content.');
      return context;
    };
    return { presentations, contextFor };
  });

  const serverOf = (process: number) => {
    const server = servers[process];
    if (server === undefined) throw new Error(`There is no process ${process}.`);
    return server;
  };

  const open: TestServers['open'] = (who, at = 0) => {
    let cookie = '';
    const events: string[] = [];
    const requestOf = (path: string, init: RequestInit = {}): Request =>
      new Request(`${ORIGIN}${path}`, {
        ...init,
        headers: {
          ...Object.fromEntries(new Headers(init.headers)),
          'x-who': who,
          cookie,
          origin: ORIGIN,
          'sec-fetch-site': 'same-origin',
        },
      });
    const keepCookie = (response: Response): Response => {
      for (const line of response.headers.getSetCookie()) cookie = line.split(';', 1)[0] ?? '';
      return response;
    };
    return {
      events,
      post: async (call, fields = {}, process = at) => {
        const request = requestOf(`/box-api/presentation/${call}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(fields),
        });
        const { presentations, contextFor } = serverOf(process);
        await presentations.settled(request);
        return keepCookie(await presentations.respond(call, request, contextFor(request), CLIENT));
      },
      join: async (code, language = '') => {
        const path = `${language}/join/${code}`;
        const request = requestOf(path);
        const { presentations, contextFor } = serverOf(at);
        const response = await presentations.join(
          request,
          { pathname: path, search: '' },
          contextFor(request),
          CLIENT,
        );
        if (response === undefined) throw new Error(`${path} is another page.`);
        return keepCookie(response).headers.get('location') ?? '';
      },
      listen: async (process = at) => {
        const request = requestOf('/box-api/events');
        const { presentations, contextFor } = serverOf(process);
        const end = presentations.follow(
          request,
          () => contextFor(request),
          (event) => events.push(event),
          (event) => events.push(event),
        );
        await untilSent();
        return () => end?.();
      },
      stories: async () => {
        const request = requestOf('/box-api/presentation/stories/en');
        const { presentations, contextFor } = serverOf(at);
        return (await presentations.stories(request, contextFor(request), 'en')).status;
      },
      signals: () => messagesIn<SignalMessage>(events, 'signal'),
      last: () => messagesIn<PresentationMessage>(events, 'presentation').at(-1),
      visitor: () => {
        const request = requestOf('/');
        return serverOf(at).contextFor(request).visitor;
      },
    };
  };

  return {
    open,
    looks,
    begin: async (guide) => {
      const response = await guide.post('begin', {
        location: 'open-start',
        open: '',
        locale: localeCode('en'),
      });
      const { code } = (await response.json()) as { readonly code: string };
      return code;
    },
    stop: () => {
      for (const { presentations } of servers) presentations.stop();
    },
  };
}

/** What was sent to a window as an event of that name. */
function messagesIn<Message>(events: readonly string[], name: string): readonly Message[] {
  const start = `event: ${name}\ndata: `;
  return events.flatMap((text) =>
    text.startsWith(start) ? [JSON.parse(text.slice(start.length)) as Message] : [],
  );
}
