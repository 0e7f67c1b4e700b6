import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { ChapterView } from './article-view.ts';

/** The custom property with the height of the head above the bar, in CSS pixels. */
const HEAD_HEIGHT = '--article-head';

/** How far below the bar a chapter begins to count as read, CSS pixels. */
const READING_LINE = 48;

/**
 * The id of the chapter that is being read; undefined until the visitor has scrolled. It also tells the style sheet how
 * tall the head of the dialog is, which depends on its title.
 */
export function useCurrentChapter(
  bar: RefObject<HTMLElement | null>,
  chapters: readonly ChapterView[],
): string | undefined {
  const [current, setCurrent] = useState(chapters[0]?.id);
  useEffect(() => {
    const scroller = bar.current?.closest('dialog')?.firstElementChild;
    const head = scroller?.querySelector<HTMLElement>(':scope > header');
    if (!(scroller instanceof HTMLElement) || !head) return undefined;
    const measure = () => scroller.style.setProperty(HEAD_HEIGHT, `${head.offsetHeight}px`);
    const read = () => setCurrent(chapterAt(scroller, bar.current, chapters));
    const observer = new ResizeObserver(measure);
    observer.observe(head);
    scroller.addEventListener('scroll', read, { passive: true });
    // The visitor may have scrolled before there was a script.
    if (scroller.scrollTop > 0) read();
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', read);
    };
  }, [bar, chapters]);
  return current;
}

/** The last chapter that begins above the reading line; at the end of the article the last one. */
function chapterAt(
  scroller: HTMLElement,
  bar: HTMLElement | null,
  chapters: readonly ChapterView[],
): string | undefined {
  const line = (bar?.getBoundingClientRect().bottom ?? 0) + READING_LINE;
  const begun = chapters.filter(({ id }) => {
    const chapter = document.getElementById(id);
    return chapter !== null && chapter.getBoundingClientRect().top <= line;
  });
  const isAtEnd =
    scroller.scrollTop > 0 && scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2;
  return (isAtEnd ? chapters.at(-1) : begun.at(-1))?.id ?? chapters[0]?.id;
}
