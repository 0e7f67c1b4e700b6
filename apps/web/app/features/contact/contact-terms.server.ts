import type { OverlayRequest } from '~/page-data/overlay-definition.server.ts';
import { privacyOf } from '~/page-data/privacy-link.server.ts';
import type { ContactView } from './contact-view.ts';

/** What the form promises and asks for, as the settings say it. */
export function contactTerms({
  snapshot: { settings },
  server,
  t,
}: Pick<OverlayRequest, 'snapshot' | 'server' | 't'>): Pick<ContactView, 'reply' | 'privacy' | 'offersCopy'> {
  return {
    reply: settings.contactReply ?? t('contact__next_answer'),
    ...privacyOf(settings),
    offersCopy: server.mailsCopies,
  };
}
