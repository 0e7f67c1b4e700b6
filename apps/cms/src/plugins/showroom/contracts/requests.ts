/** `GET /showroom/waiting-requests`: the contact requests that the showroom has not fully delivered yet. */
export const WAITING_REQUESTS_PATH = '/showroom/waiting-requests';

/** Only numbers: the answer contains no request and no person. */
export interface WaitingRequests {
  /** Delivered as soon as the CMS and the mailbox accept them. */
  readonly waiting: number;
  /** Refused by the CMS or the mail server so often that only the next start retries them. */
  readonly refused: number;
  /** Unreadable files in the outbox. */
  readonly unreadable: number;
  /** How many have waited for more than ten minutes. */
  readonly late: number;
  /** The age of the oldest request; 0 if there is none. */
  readonly oldestSeconds: number;
  /** Which destination cannot be reached, with the code of the reason. */
  readonly reasons: { readonly cms?: string; readonly mail?: string };
}

/** `unset`: the CMS does not know the showroom's address. `away`: the showroom does not answer. */
export type WaitingAnswer =
  | { readonly status: 'unset' | 'away' }
  | { readonly status: 'known'; readonly requests: WaitingRequests };
