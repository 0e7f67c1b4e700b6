/**
 * The data that the CMS keeps of one person, found by their mail address. The address is posted because paths
 * end up in logs.
 *
 * `POST /showroom/privacy/find` `{ email }` lists it, `POST /showroom/privacy/export` `{ email }` returns all
 * of it, `POST /showroom/privacy/erase` `{ email, parts }` deletes it.
 */
export const PRIVACY_PATH = '/showroom/privacy';

export const READ_PRIVACY = 'plugin::showroom.privacy.read';
export const ERASE_PRIVACY = 'plugin::showroom.privacy.erase';

/** The parts that can be erased separately. */
export const PERSONAL_PARTS = ['requests', 'account'] as const;
export type PersonalPart = (typeof PERSONAL_PARTS)[number];

/** A contact request, as the page lists it. */
export interface FoundRequest {
  readonly documentId: string;
  /** ISO 8601; absent if the request has no date. */
  readonly receivedAt?: string;
  readonly name: string;
  readonly subject: string;
}

/** The data kept of a person. */
export interface FoundPerson {
  /** The address as searched: trimmed, in lower case. */
  readonly email: string;
  readonly requests: readonly FoundRequest[];
  /** The visitor account with this address. */
  readonly account?: { readonly name: string };
  /** Whether an account of the CMS itself has this address; it is deleted under Settings, Users. */
  readonly hasEditorAccount: boolean;
  /** Data in the files of the web servers. */
  readonly showroom: FoundInShowroom;
}

/** Contact requests in the outboxes of the web servers. */
export interface FoundInShowroom {
  /** Requests still to be delivered; they can be erased once they have reached the CMS. */
  readonly waiting: number;
  /** Requests that a destination has refused permanently. */
  readonly refused: number;
  /** Unreadable files that were set aside. */
  readonly setAside: number;
  /** No web server answered, so the state of its files is unknown. */
  readonly isSilent: boolean;
}

/** The page before a search. */
export interface PrivacyOverview {
  /** How many days contact requests are kept; 0 if they are kept until erased by hand. */
  readonly keptDays: number;
  readonly requests: number;
  /** When the oldest request was received, ISO 8601. */
  readonly oldest?: string;
}

/** What was deleted. */
export interface Erased {
  readonly requests: number;
  readonly accounts: number;
  /** Requests removed from the outbox of a web server, refused or set aside. */
  readonly undelivered: number;
}

export type PrivacyOverviewAnswer = { readonly data: PrivacyOverview };
export type FoundPersonAnswer = { readonly data: FoundPerson };
export type ErasedAnswer = { readonly data: Erased };
