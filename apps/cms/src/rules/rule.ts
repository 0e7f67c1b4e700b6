import type { Core } from '@strapi/strapi';

/** A write of the Document Service, as the rules see it. */
export interface Write {
  readonly strapi: Core.Strapi;
  readonly uid: string;
  readonly action: 'create' | 'update' | 'clone' | 'publish' | 'discardDraft';
  /** Absent for `create`. */
  readonly documentId?: string;
  /** The data to be stored; a rule may add to it. Empty for `publish` and `discardDraft`. */
  readonly data: Record<string, unknown>;
}

/** A stored document after the write, still inside its transaction. */
export interface Written {
  readonly strapi: Core.Strapi;
  readonly documentId: string;
  readonly action: Write['action'];
  /** Drafts may be incomplete, published entries may not. */
  readonly isPublished: boolean;
}

/** What must hold for one content type. Both parts throw a refusal, which takes the whole write back. */
export interface Rule {
  readonly prepare?: (write: Write) => Promise<void>;
  /** @returns What the check has added to the stored document, for the response of the write. */
  readonly check?: (written: Written) => Promise<Record<string, unknown> | void>;
}
