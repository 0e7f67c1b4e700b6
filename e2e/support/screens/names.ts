import type { Page } from '@playwright/test';
import { textsIn } from '../demo.ts';
import type { Language } from '../demo.ts';
import { TOP } from './controls.ts';

/** Roles that a screen reader announces with their name, without one. */
const NAMELESS =
  /^\s*- (?:button|link|textbox|searchbox|slider|checkbox|radio|switch|combobox|tab|dialog|img|region)(?::|$| \[)/;

/** A text key of the interface, shown where its text should be. */
const TEXT_KEY = /\b[a-z]+(?:360)?__[a-z_]+\b/;

/** Interface texts of the other language that this one does not have. */
function foreignTexts(language: Language): ReadonlySet<string> {
  const own = new Set(Object.values(textsIn(language)));
  const other = Object.values(textsIn(language === 'en' ? 'de' : 'en'));
  return new Set(other.filter((text) => text.length > 3 && !own.has(text)));
}

/** What a screen reader would announce badly: nothing, a key instead of its text, words of the other language. */
export async function nameProblems(page: Page, language: Language): Promise<readonly string[]> {
  const dialog = page.locator(TOP).last();
  const part = (await dialog.count()) > 0 ? dialog : page.locator('body');
  const lines = (await part.ariaSnapshot()).split('\n');
  const foreign = foreignTexts(language);
  const found = lines.flatMap((line) => {
    if (NAMELESS.test(line)) return [`without a name: ${line.trim()}`];
    const key = TEXT_KEY.exec(line);
    if (key) return [`a key: ${key[0]}`];
    const words = /"(.*?)"(?: \[|:|$)/.exec(line)?.[1] ?? '';
    return foreign.has(words) ? [`in another language: ${words}`] : [];
  });
  const { lang, title } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
  }));
  if (!lang.startsWith(language)) found.push(`the page says that its language is ${lang}`);
  if (title === '') found.push('the page has no title');
  return found;
}
