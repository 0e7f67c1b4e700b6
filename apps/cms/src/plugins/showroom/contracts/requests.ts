/** `GET /showroom/waiting-requests`: the contact requests that the showroom has not delivered everywhere. */
export const WAITING_REQUESTS_PATH = '/showroom/waiting-requests';

/** Numbers alone: no request and no person is named. */
export interface WaitingRequests {
  /** They are brought to the CMS and the mailbox as soon as those take them. */
  readonly waiting: number;
  /** The CMS or the mail server has refused them so often that only the next start tries again. */
  readonly refused: number;
  /** Files of the outbox that cannot be read. */
  readonly unreadable: number;
  /** How many have been waiting for longer than ten minutes. */
  readonly late: number;
  /** The age of the oldest; 0 when there is none. */
  readonly oldestSeconds: number;
  /** Whom the showroom cannot reach now, and the code of the reason. */
  readonly reasons: { readonly cms?: string; readonly mail?: string };
}

/** `unset`: the CMS is not told where the showroom is. `away`: the showroom does not answer. */
export type WaitingAnswer =
  { readonly state: 'unset' | 'away' } | { readonly state: 'known'; readonly requests: WaitingRequests };
