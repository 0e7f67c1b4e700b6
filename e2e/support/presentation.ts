import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { textIn } from './demo.ts';
import type { Language } from './demo.ts';
import type { Faults } from './faults.ts';
import { GUEST, startLoginCms } from './login-cms.ts';
import type { LoginCms } from './login-cms.ts';
import { startWeb } from './servers.ts';
import type { RunningServer } from './servers.ts';
import { test } from './test.ts';
import { createVisitor } from './visitor.ts';
import type { Visitor } from './visitor.ts';

/** Browsers of a test's own, each a person. */
interface People {
  readonly come: (
    language: Language,
    options?: BrowserContextOptions & { readonly from?: string },
  ) => Promise<Visitor>;
  readonly leave: () => Promise<void>;
}

/** @param options.url of the showroom. */
function invitePeople(options: {
  readonly browser: Browser;
  readonly url: string;
  readonly faults: Faults;
}): People {
  const contexts: Awaited<ReturnType<Browser['newContext']>>[] = [];
  return {
    come: async (language, { from = '203.0.113.1', ...use } = {}) => {
      const context = await options.browser.newContext({
        baseURL: options.url,
        locale: language,
        reducedMotion: 'reduce',
        extraHTTPHeaders: { 'x-forwarded-for': from },
        ...use,
      });
      contexts.push(context);
      const page = await context.newPage();
      options.faults.watch(page);
      return createVisitor(page, language);
    },
    leave: async () => {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

/** The showroom of a file's tests, and who comes to it. */
export interface PresentationShowroom extends Pick<People, 'come'> {
  readonly url: () => string;
}

/** Opens a showroom with a login for the tests of a file. Who came to a test leaves after it. */
export function openPresentationShowroom(): PresentationShowroom {
  let folder = '';
  let cms: LoginCms | undefined;
  let web: RunningServer | undefined;
  let people: People | undefined;
  const url = () => web?.url ?? '';
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-presentation-'));
    cms = await startLoginCms();
    web = await startWeb({ dataDir: folder, env: { CMS_URL: cms.url, LOG_LEVEL: 'fatal' } });
  });
  test.afterAll(async () => {
    await web?.stop();
    await cms?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  test.beforeEach(({ browser, faults }) => {
    people = invitePeople({ browser, url: url(), faults });
  });
  test.afterEach(() => people?.leave());
  return {
    url,
    come: (...who) => {
      if (people === undefined) throw new Error('No one comes before a test has begun.');
      return people.come(...who);
    },
  };
}

/** Logs a visitor in, who may begin presentations from then on. */
export async function logsIn({ page, speaks }: Visitor): Promise<void> {
  const language = speaks();
  await page.goto(`/${language}/login`);
  await expect(page.getByRole('button', { name: textIn(language, 'access__show_password') })).toBeVisible();
  await page.getByLabel(textIn(language, 'access__identifier'), { exact: true }).fill(GUEST.identifier);
  await page.getByLabel(textIn(language, 'access__password'), { exact: true }).fill(GUEST.password);
  await page.getByRole('button', { name: textIn(language, 'access__login'), exact: true }).click();
  await expect(page.getByRole('main')).toHaveAttribute('data-travel', 'idle');
}

/** The bar or panel of a presentation. */
export function presentationIn({ page, speaks }: Visitor) {
  const t = (key: string) => textIn(speaks(), `presentation__${key}`);
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
  return {
    bar: page.getByRole('complementary', { name: t('title') }),
    panel: page.getByRole('region', { name: t('title') }),
    says: (key: string) =>
      page.getByRole('complementary', { name: t('title') }).getByText(t(key), { exact: true }),
    button,
    opener: page.getByRole('complementary', { name: t('title') }).getByRole('button', { name: t('title') }),
  };
}

/** Begins a presentation in two taps. @returns its code. */
export async function begins(guide: Visitor): Promise<string> {
  const { page } = guide;
  await page.getByRole('link', { name: textIn(guide.speaks(), 'navigation__share'), exact: true }).click();
  await presentationIn(guide).button('guide').click();
  const code = presentationIn(guide).panel.getByText(/^[2-9A-HJKMNP-Z]{3} [2-9A-HJKMNP-Z]{3}$/);
  await expect(code).toBeVisible();
  return ((await code.textContent()) ?? '').replace(' ', '');
}

/** Where a window is, and what is open in it, in no language: files have another number in each. */
export async function showingOf(page: Page): Promise<string> {
  const main = page.getByRole('main', { includeHidden: true });
  const open = new URL(page.url()).search
    .replaceAll(/(?<=[?&]article=\d+)-[^&]*/g, '')
    .replaceAll(/(?<=[?&](?:pdf|media)=)\d+/g, '')
    .replaceAll(/[?&](?:code|contact|keys|search|share)(?:=[^&]*)?/g, '');
  return `${(await main.getAttribute('data-travel')) ?? ''} ${(await main.getAttribute('data-location')) ?? ''} ${open}`;
}

/** Waits until all windows show what the guide's shows, each in its own language. */
export async function expectFollowed(guide: Visitor, guests: readonly Visitor[]): Promise<void> {
  await expect(async () => {
    const shown = await showingOf(guide.page);
    expect(shown).toMatch(/^idle /);
    expect(await Promise.all(guests.map(({ page }) => showingOf(page)))).toEqual(guests.map(() => shown));
  }).toPass({ timeout: 15_000 });
  for (const { page, speaks } of [guide, ...guests]) {
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${speaks()}`));
  }
}
