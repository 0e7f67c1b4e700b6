import type { Action } from '../action.ts';

/**
 * What a field of a hotspot holds: an entry of the CMS, files, an address, a text, a switch, what can be tapped inside
 * a panorama, or one of the listed choices.
 */
export type HotspotField =
  | 'article'
  | 'dashboard'
  | 'location'
  | 'menu'
  | 'documents'
  | 'media'
  | 'link'
  | 'text'
  | 'flag'
  | 'panorama'
  | readonly string[];

/** The fields of a kind of hotspot by their names on the wire, beyond those that all hotspots have. */
export type HotspotFields = Readonly<Record<string, HotspotField>>;

/** How files are opened, in the words of the wire. */
export const FILE_VIEWS = ['lightbox', 'view_360', 'slideshow', 'synced_images'] as const;
export type FileView = (typeof FILE_VIEWS)[number];

type ReaderField = Extract<HotspotField, string> | 'view';

/**
 * Reads the fields of one hotspot, and makes actions of them. An action is `undefined` where its target is empty or
 * does not exist, which the reader reports: the hotspot is then left out.
 */
interface NamedReader<in Names extends Readonly<Record<ReaderField, string>>> {
  /** As it was typed; undefined where it is empty. */
  readonly text: (name: Names['text']) => string | undefined;
  readonly flag: (name: Names['flag']) => boolean | undefined;
  readonly openArticle: (name: Names['article']) => Action | undefined;
  readonly openDashboard: (name: Names['dashboard']) => Action | undefined;
  readonly navigate: (name: Names['location']) => Action | undefined;
  readonly openMenu: (name: Names['menu']) => Action | undefined;
  /** @param link.url made of what the field holds; absent: the field's own text. */
  readonly openLink: (
    name: Names['link'],
    link: { readonly url?: string; readonly newWindow: boolean | undefined },
  ) => Action | undefined;
  /** Shows the page in a frame under the hotspot's title. */
  readonly openIframe: (name: Names['link']) => Action | undefined;
  readonly openDocuments: (name: Names['documents']) => Action | undefined;
  /**
   * @param how.view the field that says how they are opened; absent: in the lightbox.
   * @param how.video the field with the address of a platform's video, which a lightbox shows after the files.
   * @param how.panorama the field with what can be tapped inside, if the file is a panorama.
   */
  readonly openFiles: (
    name: Names['media'],
    how?: {
      readonly view?: Names['view'];
      readonly video?: Names['text'];
      readonly panorama?: Names['panorama'];
    },
  ) => Action | undefined;
}

/** The names of the fields of one type. */
type Named<Fields, Field> = {
  [Name in keyof Fields]: Fields[Name] extends Field ? Name : never;
}[keyof Fields] &
  string;

/** Reads the fields of one kind, and no others. */
export type HotspotReader<Fields> = NamedReader<{
  readonly [Field in ReaderField]: Named<
    Fields,
    Field extends 'text' ? 'link' | 'text' : Field extends 'view' ? readonly FileView[] : Field
  >;
}>;

/** Reads the fields of every kind: it takes any name, because each kind is checked against its own fields. */
export type AnyHotspotReader = NamedReader<Readonly<Record<ReaderField, string>>>;

/** Fields that say where a hotspot leads. */
export type TargetFieldType = Exclude<HotspotField, 'text' | 'flag' | 'panorama' | readonly string[]>;

/** The common properties of all hotspots of one component of the CMS. */
export interface HotspotKind<Fields extends HotspotFields> {
  readonly fields: Fields;
  /** The field with its target; a hotspot without it is left out. */
  readonly target: Named<Fields, TargetFieldType>;
  /** What it does, unless its other fields say otherwise: the drawing in its pin. */
  readonly opens: Action['kind'];
  readonly action: (read: HotspotReader<Fields>) => Action | undefined;
}

/** Lets the compiler check a kind's action and target against its own fields. */
export function hotspotKind<const Fields extends HotspotFields>(
  kind: HotspotKind<Fields>,
): HotspotKind<Fields> {
  return kind;
}
