import type { PresenterRule } from '@vitrine/core/world/settings/presenters';
import { documentsInMemory, limitInMemory } from '../../coordination/coordination.ts';
import type { Coordination } from '../../coordination/coordination.ts';
import { createFakeClock, settle } from '../../testing/fake-clock.ts';
import type { FakeClock } from '../../testing/fake-clock.ts';
import { createTestServers } from './presentation-servers.ts';
import type { TestServers } from './presentation-servers.ts';

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

/** A showroom of some processes, with a clock that stands still. */
export interface TestShowroom extends TestServers {
  readonly clock: FakeClock;
  readonly lost: { isCut: boolean };
  /** Sends something to all processes. */
  readonly publish: (topic: string, message: string) => void;
  /** What is kept of a presentation. */
  readonly kept: (code: string) => Promise<string | undefined>;
}

/** @param presenters who may present; by default visitors who are logged in. */
export function createTestShowroom(processes = 1, presenters?: PresenterRule): TestShowroom {
  const clock = createFakeClock();
  const bus = createMemoryBus();
  const documents = documentsInMemory(100, clock);
  const limits = new Map<string, ReturnType<typeof limitInMemory>>();
  const limitOf: Coordination['limit'] = (name, limit) => {
    const known = limits.get(name) ?? limitInMemory(limit, clock);
    limits.set(name, known);
    return known;
  };
  const servers = createTestServers({
    clock,
    ...(presenters && { presenters }),
    coordinations: Array.from({ length: processes }, (_, process) => ({
      bus: bus.of(process),
      documents: () => documents,
      limit: limitOf,
      isUp: () => (processes > 1 ? true : undefined),
    })),
    untilSent: async () => {
      await settle();
      await clock.advance(500);
    },
  });
  return {
    ...servers,
    clock,
    lost: bus.lost,
    publish: bus.of(-1).publish,
    kept: async (code) => (await documents.read(code))?.text,
  };
}
