import type { LocaleCode } from '../world/ids.ts';
import type { Message } from './message.ts';

/** The faults of content, found before it becomes a snapshot. */
export const CONTENT_REPORT_KINDS = [
  /** An entry or a part of it did not fit its schema and was dropped. */
  'invalidEntry',
  /** A relation names an entry that does not exist or is not published; it was dropped. */
  'danglingTarget',
  /** A file that the entry names is gone from the media library. */
  'missingMedia',
  /** A location or transition has no usable background although it was not left empty on purpose. */
  'missingBackground',
  /** The entry, or a text of it, was taken from the default locale. */
  'missingTranslation',
  /** A dynamic zone holds a `__component` the product does not know; it was dropped. */
  'unknownComponent',
  /** A transition from a location to itself was dropped (specification section 5). */
  'selfTransition',
  /** A second entry with the same identity was dropped (specification section 5). */
  'duplicate',
  /** A link that cannot be followed was dropped. */
  'brokenLink',
  /** An address of a video platform that shows no video the product knows; it was dropped. */
  'unknownVideo',
  /** A hotspot of a panorama points beyond it; it was put on the edge. */
  'hotspotOutside',
  /** A section of an article has nothing to show; it was dropped. */
  'emptySection',
  /** A hook that runs only at locations of which none is there; it was left out. */
  'hookWithoutLocations',
  /** A stop of a story that leads nowhere; it was left out, and with its last stop the story. */
  'deadStop',
  /** A portal whose locations are in the same world (specification section 5). */
  'sameWorldPortal',
  /** Own wording of an interface text that cannot be shown; the built-in text stays. */
  'unusableWording',
  /** The variants of an article are others than in the default locale; what has no counterpart there stayed. */
  'variantsDiffer',
  /** A whole endpoint could not be read. */
  'unreadableEndpoint',
] as const;

export type ContentReportKind = (typeof CONTENT_REPORT_KINDS)[number];

/**
 * One thing that normalising dropped, replaced or took from a fallback. Bad content never breaks a page: it is left
 * out and named here, and the doctor turns each report into a finding.
 */
export interface ContentReport {
  /**
   * Where it is, in wire names: `<collection>/<payloadId, slug, key or id>` and then the attribute with
   * the index of a list, as `content-locations/atrium.hotspots[2].action_target`.
   */
  readonly path: string;
  readonly kind: ContentReportKind;
  /** A complete sentence for an editor: what is wrong and how it was handled. */
  readonly says: Message;
  /** The locale in which it was found; absent when it concerns every locale. */
  readonly locale?: LocaleCode;
  /** Of a `duplicate`: the path names both entries alike. */
  readonly rivals?: Rivals;
}

/** Two entries that exclude each other, by the identities that the CMS gives its entries. */
export interface Rivals {
  readonly kept: string;
  /** The one that was left out, or was given another name. */
  readonly refused: string;
}
