import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Bus } from '../coordination.ts';
import type { RedisConnection } from './connection.ts';

const envelopeSchema = z.object({ from: z.string(), topic: z.string(), message: z.string() });

/**
 * Carries messages by publish and subscribe, which keeps nothing: a process that was away is told by `onGap` that it
 * may have missed some.
 */
export function createRedisBus(options: {
  readonly connection: RedisConnection;
  readonly channel: string;
}): Bus {
  const { connection, channel } = options;
  const self = randomUUID();
  const listeners = new Map<string, ((message: string) => void)[]>();

  connection.subscribe(channel, (text) => {
    const envelope = envelopeIn(text);
    if (envelope === undefined || envelope.from === self) return;
    for (const listener of listeners.get(envelope.topic) ?? []) listener(envelope.message);
  });

  return {
    publish: (topic, message) => {
      const text = JSON.stringify({ from: self, topic, message });
      // Those who do not get it find out when the Redis is back.
      connection.ask((client) => client.publish(channel, text)).catch(() => {});
    },
    subscribe: (topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    onGap: connection.onUp,
  };
}

function envelopeIn(text: string): z.output<typeof envelopeSchema> | undefined {
  try {
    return envelopeSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
