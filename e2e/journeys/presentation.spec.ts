import { overlayTargetsOf } from '@vitrine/core/overlays/viewers-of';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, demoIn, locationOf, textIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import {
  begins,
  expectFollowed,
  logsIn,
  openPresentationShowroom,
  presentationIn,
} from '../support/presentation.ts';
import { ALL, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import type { Visitor } from '../support/visitor.ts';
import { LANDSCAPE, PORTRAIT } from '../support/windows.ts';

const people = openPresentationShowroom();

/** A guide with a running presentation at the entrance, and its code. */
async function aGuide(language: Language): Promise<{ readonly guide: Visitor; readonly code: string }> {
  const guide = await people.come(language, LANDSCAPE.use);
  await logsIn(guide);
  await guide.opens('entrance');
  const code = await begins(guide);
  await presentationIn(guide)
    .panel.getByRole('button', { name: textIn(language, 'dialog__close') })
    .click();
  return { guide, code };
}

/** The article that a hotspot of a location opens. */
function articleAt(location: string, language: Language) {
  const hotspot = locationOf(location, language).hotspots.find(({ action }) => action.kind === 'openArticle');
  if (hotspot === undefined) throw new Error(`Nothing in ${location} opens an article.`);
  return hotspot;
}

/** The number of the document that an entry opens in a language. */
function documentAt(opener: string, language: Language): number {
  const opened = overlayTargetsOf(demoIn(language)).openers.get(opener);
  if (opened?.kind !== 'pdf') throw new Error(`${opener} opens no document.`);
  return opened.id;
}

/** A section of an article that shows a PDF, which is translated. */
const PDF_OPENER = openerOfTranslatedPdf();

function openerOfTranslatedPdf(): string {
  const { openers } = overlayTargetsOf(demoIn('es'));
  for (const [opener, { kind, id }] of overlayTargetsOf(demoIn('de')).openers) {
    if (kind === 'pdf' && openers.get(opener)?.id !== id) return opener;
  }
  throw new Error('No PDF of the demo is translated.');
}

const GUIDES = [{ language: 'de' }, { language: 'en' }] as const;

for (const { language, tag } of rowsOf(GUIDES, 0)) {
  test.describe(`A guide in ${language}`, { tag }, () => {
    test('is followed by guests on other screens, each in their own language', async () => {
      const { guide, code } = await aGuide(language);
      const guests = [
        await people.come('fr', PORTRAIT.use),
        await people.come('es', { viewport: { width: 1024, height: 768 } }),
        await people.come(language === 'de' ? 'en' : 'de', { viewport: { width: 1920, height: 1080 } }),
      ];
      for (const guest of guests) {
        await guest.page.goto(`/join/${code}`);
        await expect(presentationIn(guest).says('following')).toBeVisible();
      }
      await expectFollowed(guide, guests);
      await expectAccessible(guide.page);

      await guide.walksTo('reception');
      await expectFollowed(guide, guests);
      await guide.choosesLocation('robotics-hall');
      await guide.standsIn('robotics-hall');
      await expectFollowed(guide, guests);
      const { title } = articleAt('robotics-hall', language);
      await guide.page.getByRole('main').getByRole('link', { name: title }).first().click();
      await expect(guide.page.getByRole('dialog')).toBeVisible();
      await expectFollowed(guide, guests);
      for (const guest of guests) await expect(guest.page.getByRole('dialog')).toBeVisible();
      const [phone] = guests;
      if (phone !== undefined) await expectAccessible(phone.page);
      await guide.page.keyboard.press('Escape');
      await expectFollowed(guide, guests);
      await guide.page.getByRole('link', { name: textIn(language, 'navigation__menu'), exact: true }).click();
      await expectFollowed(guide, guests);
    });

    test('shows a document page by page, which each guest reads in their own language', async () => {
      const { guide, code } = await aGuide(language);
      const own = documentAt(PDF_OPENER, language);
      const theirs = documentAt(PDF_OPENER, 'es');
      expect(theirs).not.toBe(own);
      const guest = await people.come('es', PORTRAIT.use);
      await guest.page.goto(`/join/${code}`);
      await guide.page.goto(`${addressOf('reception', language)}?pdf=${own}`);
      await expectFollowed(guide, [guest]);
      await guide.page.getByRole('button', { name: textIn(language, 'pdf__next_page') }).click();
      // Two pages lie side by side on a wide screen.
      await expect(guide.page).toHaveURL(/page=[23]/);
      await expectFollowed(guide, [guest]);
      await expect(guest.page).toHaveURL(new RegExp(`pdf=${theirs}&page=[23]`));
    });
  });
}

const GUESTS = [
  { language: 'en', window: PORTRAIT },
  { language: 'de', window: LANDSCAPE },
] as const;

for (const { language, window, tag } of rowsOf(GUESTS, 0)) {
  test.describe(`A guest in ${language}, ${window.name}`, { tag }, () => {
    test('looks around by themselves, and returns with one tap', async () => {
      const { guide, code } = await aGuide('de');
      const guest = await people.come(language, window.use);
      const { page } = guest;
      const own = presentationIn(guest);
      await page.goto(`/join/${code}`);
      await expect(own.says('following')).toBeVisible();
      await guest.walksTo('reception');
      await expect(own.says('roaming')).toBeVisible();
      await presentationIn(guide).opener.click();
      await expect(
        presentationIn(guide).panel.getByText(textIn('de', 'presentation__is_roaming'), { exact: true }),
      ).toBeVisible();
      await expectAccessible(guide.page);
      await expectAccessible(page);
      await own.button('return').click();
      await guest.standsIn('entrance');
      await expect(own.says('following')).toBeVisible();
    });

    test('raises a hand, gets the lead, and gives it back to the guide who takes it', async () => {
      const { guide, code } = await aGuide('de');
      const guest = await people.come(language, window.use);
      const own = presentationIn(guest);
      await guest.page.goto(`/join/${code}`);
      await own.button('raise_hand').click();
      await presentationIn(guide).opener.click();
      const { panel } = presentationIn(guide);
      await expect(panel.getByText(textIn('de', 'presentation__hand_up'))).toBeVisible();
      await panel.getByRole('listitem').getByRole('button').click();
      await expect(own.says('you_lead')).toBeVisible();
      await guest.walksTo('reception');
      await expectFollowed(guest, [guide]);
      await presentationIn(guide).button('take_lead').click();
      await expect(own.says('following')).toBeVisible();
      await panel.getByRole('button', { name: textIn('de', 'presentation__end') }).click();
      await expect(own.says('over')).toBeVisible();
      await guest.standsIn('reception');
    });
  });
}

test('A guide tells a story by the keys of a clicker', async () => {
  const { guide, code } = await aGuide('de');
  const guest = await people.come('fr', LANDSCAPE.use);
  await guest.page.goto(`/join/${code}`);
  const [story] = demoIn('de').stories;
  if (story === undefined) throw new Error('The demo has no story.');
  const { opener, panel } = presentationIn(guide);
  await opener.click();
  await panel
    .getByRole('combobox', { name: textIn('de', 'presentation__story') })
    .selectOption({ label: story.title });
  for (const number of [1, 2, 3]) {
    await guide.page.keyboard.press('PageDown');
    const position = textIn('de', 'presentation__stop_of')
      .replace('{number}', String(number))
      .replace('{count}', String(story.stops.length));
    await expect(guide.page.getByText(position)).toBeVisible();
    await expect(guide.page.getByRole('main', { includeHidden: true })).toHaveAttribute(
      'data-location',
      story.stops[number - 1]?.location ?? '',
    );
    await expectFollowed(guide, [guest]);
  }
  await expectAccessible(guide.page);
  await guide.page.keyboard.press('PageUp');
  await expectFollowed(guide, [guest]);
});

test('Who joins late gets what is shown as their first page', async () => {
  const { guide, code } = await aGuide('de');
  await guide.choosesLocation('robotics-hall');
  await guide.standsIn('robotics-hall');
  await guide.page
    .getByRole('main')
    .getByRole('link', { name: articleAt('robotics-hall', 'de').title })
    .first()
    .click();
  await expect(guide.page.getByRole('dialog')).toBeVisible();
  const guest = await people.come('fr', { ...PORTRAIT.use, javaScriptEnabled: false });
  const shown = async (): Promise<string | null> => {
    await guest.page.goto(`/join/${code}`);
    return guest.page.getByRole('main', { includeHidden: true }).getAttribute('data-location');
  };
  await expect.poll(shown).toBe('robotics-hall');
  await expect.poll(async () => ((await shown()) === null ? '' : guest.page.url())).toContain('?article=');
  await expect(guest.page.getByRole('dialog')).toBeVisible();
});

test(
  'A window whose connection was cut shows what is shown, without what it has missed',
  { tag: ALL },
  async ({ faults }) => {
    const { guide, code } = await aGuide('de');
    const guest = await people.come('fr', LANDSCAPE.use);
    await guest.page.goto(`/join/${code}`);
    await expect(presentationIn(guest).says('following')).toBeVisible();
    faults.expects(/ERR_INTERNET_DISCONNECTED/);
    await guest.page.context().setOffline(true);
    await guide.walksTo('reception');
    await guide.choosesLocation('robotics-hall');
    await guide.standsIn('robotics-hall');
    await guest.page.context().setOffline(false);
    await expectFollowed(guide, [guest]);
  },
);

test('Guests go wherever the guide goes, thirty times', { tag: ALL }, async () => {
  test.slow();
  const { guide, code } = await aGuide('de');
  const guests = [
    await people.come('en', LANDSCAPE.use),
    await people.come('fr', PORTRAIT.use),
    await people.come('es', { viewport: { width: 1920, height: 1080 } }),
  ];
  for (const guest of guests) await guest.page.goto(`/join/${code}`);
  const [, , thrifty] = guests;
  await thrifty?.page.context().addCookies([{ name: 'vitrine_power_save', value: '1', url: people.url() }]);
  const { page } = guide;
  for (let step = 0; step < 30; step += 1) {
    if (new URL(page.url()).search === '') {
      const links = page.getByRole('main').getByRole('link');
      await links.nth(Math.floor(Math.random() * (await links.count()))).click();
    } else {
      const before = page.url();
      await page.getByRole('dialog').last().press('Escape');
      await expect(page).not.toHaveURL(before);
    }
    await expectFollowed(guide, guests);
  }
});
