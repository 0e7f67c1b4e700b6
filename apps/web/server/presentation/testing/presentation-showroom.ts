import { localeCode } from '@vitrine/core/world/ids';
import type { PresentationCall, PresentationMessage } from '../../../app/contract/presentation.ts';
import type { SessionVisitor } from '../../../app/contract/server-context.ts';
import { documentsInMemory, limitInMemory } from '../../coordination/coordination.ts';
import type { Coordination } from '../../coordination/coordination.ts';
import { createRequestContexts } from '../../session/request-contexts.ts';
import { ANONYMOUS } from '../../snapshot/visitor-class.ts';
import { createBundle } from '../../testing/bundle.ts';
import { createFakeClock, settle } from '../../testing/fake-clock.ts';
import type { FakeClock } from '../../testing/fake-clock.ts';
import { createPresentations } from '../presentations.ts';

const ORIGIN = 'https://showroom.example';

/** Who asks, by a header of these tests. */
const VISITORS: Readonly<Record<string, SessionVisitor>> = {
  guest: ANONYMOUS,
  staff: { ...ANONYMOUS, isLoggedIn: true, openedWorlds: ['closed'] },
};

const CLIENT = { network: '203.0.113.7', distant: '203.0.113.7', isNeighbour: false };

/** A bus between processes that can be cut. */
function createMemoryBus() {
  const listeners: {
    readonly process: number;
    readonly topic: string;
    readonly listener: (message: string) => void;
  }[] = [];
  const lost = { isCut: false };
  return {
    lost,
    of: (process: number): Coordination['bus'] => ({
      publish: (topic, message) => {
        if (lost.isCut) return;
        for (const other of listeners) {
          if (other.process !== process && other.topic === topic) other.listener(message);
        }
      },
      subscribe: (topic, listener) => void listeners.push({ process, topic, listener }),
      onGap: () => {},
    }),
  };
}

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
  /** The last message of a presentation. */
  readonly last: () => PresentationMessage | undefined;
  readonly visitor: () => SessionVisitor;
}

/** A showroom of some processes, with a clock that stands still. */
export interface TestShowroom {
  readonly clock: FakeClock;
  readonly open: (who: 'guest' | 'staff', process?: number) => TestWindow;
  /** Starts a presentation by a window at the open start. @returns its code. */
  readonly begin: (guide: TestWindow) => Promise<string>;
  readonly lost: { isCut: boolean };
}

export function createTestShowroom(processes = 1): TestShowroom {
  const clock = createFakeClock();
  const bus = createMemoryBus();
  const documents = documentsInMemory(100, clock);
  const bundle = createBundle();
  const servers = Array.from({ length: processes }, (_, process) => {
    const presentations = createPresentations({
      secret: 'a-secret-of-some-length',
      clock,
      coordination: {
        bus: bus.of(process),
        documents: () => documents,
        limit: (_name, limit) => limitInMemory(limit, clock),
        isUp: () => (processes > 1 ? true : undefined),
      },
    });
    const contextOf = createRequestContexts({
      current: () => ({ bundle, origin: 'shipped', since: 0 }),
      clock,
      publicUrl: ORIGIN,
      visitorOf: presentations.inviting(
        (request) => VISITORS[request.headers.get('x-who') ?? ''] ?? ANONYMOUS,
      ),
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

  const open: TestShowroom['open'] = (who, at = 0) => {
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
        return keepCookie(await presentations.respond(call, request, contextFor(request)));
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
        );
        await settle();
        await clock.advance(500);
        return () => end?.();
      },
      stories: async () => {
        const request = requestOf('/box-api/presentation/stories/en');
        const { presentations, contextFor } = serverOf(at);
        return (await presentations.stories(request, contextFor(request), 'en')).status;
      },
      last: () => lastMessage(events),
      visitor: () => {
        const request = requestOf('/');
        return serverOf(at).contextFor(request).visitor;
      },
    };
  };

  return {
    clock,
    open,
    lost: bus.lost,
    begin: async (guide) => {
      const response = await guide.post('begin', {
        location: 'open-start',
        open: '',
        locale: localeCode('en'),
      });
      const { code } = (await response.json()) as { readonly code: string };
      return code;
    },
  };
}

function lastMessage(events: readonly string[]): PresentationMessage | undefined {
  const event = events.findLast((text) => text.startsWith('event: presentation\n'));
  const data = event?.split('\n')[1]?.slice('data: '.length);
  return data === undefined ? undefined : (JSON.parse(data) as PresentationMessage);
}
