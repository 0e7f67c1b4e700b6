import { join } from 'node:path';
import type { Coordination } from '../coordination/coordination.ts';
import type { Clock } from '../process/clock.ts';
import type { PublishedContent } from '../../app/contract/server-context.ts';
import type { Env } from '../process/env.ts';
import type { ServerLogger } from '../process/logger.ts';
import { createContactLimits } from './contact-limit.ts';
import { createConsentSeal } from './consent-text.ts';
import { createContactRoute } from './contact-route.ts';
import { createCmsDelivery } from './deliver/cms.ts';
import type { Deliver } from './deliver/delivery.ts';
import { createMailDelivery } from './deliver/mail.ts';
import { createShowroomDelivery } from './deliver/showroom.ts';
import { readBoot } from './outbox/boot.ts';
import { createOutboxLock } from './outbox/lock.ts';
import { createOutbox } from './outbox/outbox.ts';
import { outboxPersons } from './outbox/person-files.ts';
import { openOutboxStore } from './outbox/store.ts';
import { createOutcomes, MAX_FORMS } from './outcomes.ts';
import { createPersonRoute } from './person-route.ts';
import { forgetSetAside } from './forget-set-aside.ts';
import { createStandLimit } from './stands/stand-limit.ts';
import { createStandRoute } from './stands/stand-route.ts';

const nowhere: Deliver = async () => ({ kind: 'unreachable', reason: 'not set up' });

/** Puts the contact form's parts together: the route, the outbox and its destinations. */
export async function createContact(options: {
  readonly env: Env;
  readonly sessionSecret: string;
  /** The token for the CMS. */
  readonly revalidateSecret: string;
  /** The CMS's current token; undefined while there is none. */
  readonly readCmsToken: () => Promise<string | undefined>;
  /** All published content. */
  readonly content: () => PublishedContent | undefined;
  readonly fetch: typeof globalThis.fetch;
  readonly coordination: Pick<Coordination, 'limit' | 'store'>;
  readonly clock: Clock;
  readonly random: () => number;
  readonly logger: ServerLogger;
}) {
  const { env, readCmsToken, coordination, clock, logger } = options;
  const folder = join(env.dataDir, 'outbox');
  if (env.mail === undefined) {
    logger.info({}, 'SMTP_URL is not set: contact requests are stored in the CMS and not mailed.');
  }
  let isTokenMissed = false;
  const store = await openOutboxStore(folder);
  const persons = outboxPersons({ folder, store });
  const forgetting = forgetSetAside({ persons, days: env.contactRequestDays, clock, logger });
  const outbox = createOutbox({
    store,
    lock: createOutboxLock({ folder, clock, boot: await readBoot() }),
    deliver: {
      // A stand cannot reach the CMS: it sends its requests to the online showroom, which passes them on.
      cms:
        env.standShowroomUrl === undefined
          ? createCmsDelivery({ cmsUrl: env.cmsUrl, readToken: readCmsToken, fetch: options.fetch })
          : createShowroomDelivery({ showroomUrl: env.standShowroomUrl, fetch: options.fetch }),
      mail: env.mail ? createMailDelivery(env.mail, logger) : nowhere,
    },
    wanted: async () => {
      if (env.standShowroomUrl !== undefined) return { cms: 'ready', mail: env.mail ? 'ready' : 'none' };
      const hasToken = (await readCmsToken()) !== undefined;
      if (!hasToken && !isTokenMissed) {
        logger.info({}, 'There is no token for the CMS yet: contact requests wait for it.');
      }
      isTokenMissed = !hasToken;
      return { cms: hasToken ? 'ready' : 'expected', mail: env.mail ? 'ready' : 'none' };
    },
    clock,
    random: options.random,
    logger,
  });
  const outcomes = createOutcomes({
    secret: options.sessionSecret,
    forms: coordination.store('contact-forms', MAX_FORMS),
    clock,
  });
  const consentSeal = createConsentSeal(options.sessionSecret);
  return {
    respond: createContactRoute({
      outbox,
      outcomes,
      consentSeal,
      limits: createContactLimits(coordination.limit),
      mailsCopies: env.mail !== undefined,
      clock,
      logger,
    }),
    respondStand: createStandRoute({
      isOpen: env.takesStandLeads,
      outbox,
      limit: createStandLimit(coordination.limit),
      content: options.content,
      clock,
      logger,
    }),
    outcomeOf: outcomes.of,
    signConsent: consentSeal.sign,
    respondPerson: createPersonRoute({ secret: options.revalidateSecret, persons }),
    waiting: outbox.waiting,
    start: () => {
      outbox.start();
      forgetting.start();
    },
    stop: async () => {
      forgetting.stop();
      await outbox.stop();
    },
  };
}

export type Contact = Awaited<ReturnType<typeof createContact>>;
