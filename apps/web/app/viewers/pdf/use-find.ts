import { useEffect, useState } from 'react';
import { findText, foldText } from './find-text.ts';
import type { FoldedText, TextHit } from './find-text.ts';
import type { PdfFile } from './pdf-file.ts';

/** A search hit in a document. */
export interface PageHit extends TextHit {
  readonly page: number;
}

/** The search in a document. */
export interface Finding {
  readonly words: string;
  readonly setWords: (words: string) => void;
  readonly hits: readonly PageHit[];
  /** The current hit; undefined without any. */
  readonly current: PageHit | undefined;
  /** Its number, from 1; 0 without any. */
  readonly position: number;
  /** Whether pages are still being read. */
  readonly isBusy: boolean;
  readonly step: (direction: 1 | -1) => void;
}

/** So many pages are read before the hits are shown again. */
const PAGES_AT_ONCE = 10;

/**
 * Searches the pages of a document, beginning with the page that is being read.
 *
 * @param startPage where the search begins.
 */
export function useFind(file: PdfFile, startPage: number): Finding {
  const [{ words, from }, setSearch] = useState({ words: '', from: 1 });
  const [hits, setHits] = useState<readonly PageHit[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  /** Steps from the first hit; it goes around. */
  const [steps, setSteps] = useState(0);

  useEffect(() => {
    let isGone = false;
    const known = textsOf(file);
    const look = async () => {
      const found: PageHit[] = [];
      setHits([]);
      setSteps(0);
      setIsBusy(words.trim() !== '');
      for (let page = 1; page <= file.pageCount && words.trim() !== ''; page += 1) {
        const text = known.get(page) ?? foldText(await file.textOf(page).catch(() => []));
        known.set(page, text);
        if (isGone) return;
        for (const { start, end } of findText(text, words)) found.push({ page, start, end });
        if (page % PAGES_AT_ONCE === 0) setHits([...found]);
      }
      setHits(found);
      setIsBusy(false);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [file, words]);

  const first = Math.max(
    0,
    hits.findIndex(({ page }) => page >= from),
  );
  const index = hits.length === 0 ? -1 : (((first + steps) % hits.length) + hits.length) % hits.length;
  return {
    words,
    // Only the page at the first letter counts, not those that its hits led to.
    setWords: (next) => setSearch({ words: next, from: words === '' ? startPage : from }),
    hits,
    current: hits[index],
    position: index + 1,
    isBusy,
    step: (direction) => setSteps(steps + direction),
  };
}

/** The texts of the pages that have been read; cached while the document is open. */
function textsOf(file: PdfFile): Map<number, FoldedText> {
  const texts = textsByFile.get(file) ?? new Map<number, FoldedText>();
  textsByFile.set(file, texts);
  return texts;
}

const textsByFile = new WeakMap<PdfFile, Map<number, FoldedText>>();
