import { z } from 'zod';
import { leadOf, STAND_LEADS_PATH } from '../stand-lead.ts';
import { codeOf } from './delivery.ts';
import type { Deliver, DeliveryResult } from './delivery.ts';

/** Milliseconds after which a missing answer counts as lost: the network at a fair is slow. */
const PATIENCE = 30_000;

const receivedSchema = z.object({ kind: z.literal('received'), id: z.string() });

/** Statuses with which the showroom refuses this request permanently. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413, 422]);

/**
 * Sends requests from a stand to the online showroom, which passes them on to its CMS and its mailbox. It needs no
 * secret: the showroom accepts them as it accepts forms. A request whose answer got lost is sent again, and the
 * showroom recognises it by its id.
 *
 * @param options.showroomUrl without a slash at its end.
 */
export function createShowroomDelivery(options: {
  readonly showroomUrl: string;
  readonly fetch: typeof globalThis.fetch;
}): Deliver {
  return async (entry): Promise<DeliveryResult> => {
    const lead = leadOf(entry);
    try {
      const response = await options.fetch(`${options.showroomUrl}${STAND_LEADS_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(lead),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
      const body: unknown = await response.json().catch(() => undefined);
      const { data } = receivedSchema.safeParse(body);
      // The login page of a hotel's network answers 200, too: only an answer that names the request confirms it.
      if (response.status === 202 && data?.id === lead.id) return { kind: 'delivered' };
      const reason = `status ${response.status}`;
      return { kind: REFUSALS.has(response.status) ? 'refused' : 'unreachable', reason };
    } catch (error) {
      return { kind: 'unreachable', reason: codeOf(error) };
    }
  };
}
