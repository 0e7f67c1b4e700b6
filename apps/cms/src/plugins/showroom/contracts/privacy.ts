/**
 * What the CMS keeps of one person, found by their mail address. The address is posted: paths end up in logs.
 *
 * `POST /showroom/privacy/find` `{ email }` lists it, `POST /showroom/privacy/export` `{ email }` answers all of it,
 * `POST /showroom/privacy/erase` `{ email, parts }` deletes it.
 */
export const PRIVACY_PATH = '/showroom/privacy';

export const READ_PRIVACY = 'plugin::showroom.privacy.read';
export const ERASE_PRIVACY = 'plugin::showroom.privacy.erase';

/** What can be erased by itself. */
export const PERSONAL_PARTS = ['requests', 'account'] as const;
export type PersonalPart = (typeof PERSONAL_PARTS)[number];

/** A contact request, as the page lists it. */
export interface FoundRequest {
  readonly documentId: string;
  /** ISO 8601; absent for a request that does not say. */
  readonly receivedAt?: string;
  readonly name: string;
  readonly subject: string;
}

/** What is kept of a person. */
export interface FoundPerson {
  /** As it was searched for: without spaces around it, in lower case. */
  readonly email: string;
  readonly requests: readonly FoundRequest[];
  /** The visitors' account with this address. */
  readonly account?: { readonly name: string };
  /** An account of the CMS itself has this address; it is deleted under Settings, Users. */
  readonly hasEditorAccount: boolean;
  /** What web servers keep in files. */
  readonly showroom: FoundInShowroom;
}

/** Contact requests that lie in the outbox of a web server. */
export interface FoundInShowroom {
  /** How many are still to be delivered: they reach the CMS and can be erased then. */
  readonly waiting: number;
  /** How many a destination has refused for good. */
  readonly refused: number;
  /** How many could not be read and were set aside. */
  readonly setAside: number;
  /** No web server answered, so nothing is known of its files. */
  readonly isSilent: boolean;
}

/** The page when nobody is searched for. */
export interface PrivacyOverview {
  /** For how many days contact requests are kept; 0 until they are erased by hand. */
  readonly keptDays: number;
  readonly requests: number;
  /** When the oldest request was received, ISO 8601. */
  readonly oldest?: string;
}

/** What was deleted. */
export interface Erased {
  readonly requests: number;
  readonly accounts: number;
  /** Requests that lay in the outbox of a web server, refused or set aside. */
  readonly undelivered: number;
}

export type PrivacyOverviewAnswer = { readonly data: PrivacyOverview };
export type FoundPersonAnswer = { readonly data: FoundPerson };
export type ErasedAnswer = { readonly data: Erased };
