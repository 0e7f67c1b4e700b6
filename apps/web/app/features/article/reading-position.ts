/** Where an article is read: how far into which of its sections. */
export interface ReadingPosition {
  /** From 0; -1: above the first section. */
  readonly section: number;
  /** 0 to 1. */
  readonly part: number;
}

/** An article in its window, in CSS pixels from the beginning of what is scrolled. */
export interface ReadArticle {
  /** Where its sections begin, in order. */
  readonly sections: readonly number[];
  /** Where it ends. */
  readonly end: number;
  /** Where one reads: below what covers the upper edge of the window. */
  readonly line: number;
}

/** Pixels: browsers scroll to whole ones. */
const SAME = 1;

/** Where an article is read that has been scrolled. */
export function positionAt(scrolled: number, article: ReadArticle): ReadingPosition {
  const read = scrolled + article.line;
  const section = article.sections.findLastIndex((start) => start <= read + SAME);
  const { from, to } = extentOf(section, article);
  return { section, part: to > from ? Math.min(1, Math.max(0, (read - from) / (to - from))) : 0 };
}

/** How far an article has to be scrolled to be read there; of sections that it does not have, to its last one. */
export function scrolledTo({ section, part }: ReadingPosition, article: ReadArticle): number {
  const { from, to } = extentOf(Math.min(section, article.sections.length - 1), article);
  return Math.max(0, from + (to - from) * part - article.line);
}

function extentOf(section: number, { sections, end, line }: ReadArticle) {
  // What is above the reading line at the beginning has been read.
  return { from: sections[section] ?? line, to: sections[section + 1] ?? end };
}
