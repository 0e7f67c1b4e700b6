import type { DocumentProblem } from '@vitrine/core/search/page-text';
import type { RichText } from '@vitrine/core/world/content';
import type { ClipEnd } from './clip-end.ts';

/** What in a text could run in a page. */
export type UnsafePart = 'element' | 'attribute' | 'link';

/** Returns the part of a text that could run in a page; undefined when there is none. */
export type JudgeOfTexts = (text: RichText) => UnsafePart | undefined;

/** Measurements that need files or an HTML parser, which this package does not have: callers pass them in. */
export interface Judges {
  /** Measured differences between clips and pictures; without them clips are not judged. */
  readonly clipEnds?: readonly ClipEnd[];
  /** The rule by which imports refuse texts; without it texts are not judged. */
  readonly unsafePartOf?: JudgeOfTexts;
  /** Why the text of a PDF cannot be searched, by file name; without it documents are not judged. */
  readonly documentProblems?: ReadonlyMap<string, DocumentProblem>;
}
