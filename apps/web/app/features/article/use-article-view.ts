import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { glide, LED_GLIDE } from '~/showroom/browser/glide.ts';
import { useViewer } from '~/showroom/window/use-viewer.ts';
import { useHand } from '~/ui/use-hand.ts';
import { positionAt, scrolledTo } from './reading-position.ts';
import type { ReadArticle } from './reading-position.ts';

/** Makes the reading of an article a part of presentations: guests are where the presenter reads. */
export function useArticleView(article: RefObject<HTMLElement | null>): void {
  const endGlide = useRef<() => void>(undefined);
  const hand = useHand(
    () => scrollerOf(article.current),
    () => endGlide.current?.(),
  );
  const viewer = useViewer(
    {
      element: () => article.current,
      read: () => {
        const scroller = scrollerOf(article.current);
        return scroller && { kind: 'section', ...positionAt(scroller.scrollTop, measured(scroller)) };
      },
      lead: (view) => {
        const scroller = scrollerOf(article.current);
        if (view.kind !== 'section' || scroller === undefined) return;
        hand.lead();
        endGlide.current?.();
        const from = scroller.scrollTop;
        const by = scrolledTo(view, measured(scroller)) - from;
        endGlide.current = glide(LED_GLIDE, (part) => {
          scroller.scrollTop = from + by * part;
        });
      },
    },
    true,
  );
  useEffect(() => {
    const scroller = scrollerOf(article.current);
    if (scroller === undefined) return undefined;
    const report = () => viewer.changed(hand.isOn() ? 'visitor' : 'itself');
    scroller.addEventListener('scroll', report, { passive: true });
    return () => {
      scroller.removeEventListener('scroll', report);
      endGlide.current?.();
    };
  }, [article, viewer, hand]);
}

function scrollerOf(article: HTMLElement | null): HTMLElement | undefined {
  const scroller = article?.closest('dialog')?.firstElementChild;
  return scroller instanceof HTMLElement ? scroller : undefined;
}

function measured(scroller: HTMLElement): ReadArticle {
  const top = scroller.getBoundingClientRect().top - scroller.scrollTop;
  const sections = [...scroller.querySelectorAll('article > [data-section]')];
  const [first] = sections;
  return {
    sections: sections.map((section) => section.getBoundingClientRect().top - top),
    end: scroller.scrollHeight,
    // Where a chapter begins that one jumps to.
    line: first === undefined ? 0 : Number.parseFloat(getComputedStyle(first).scrollMarginTop),
  };
}
