import type { CDPSession, Locator, Page } from '@playwright/test';
import { approach } from '../support/approach.ts';
import { expectAccessible } from '../support/axe.ts';
import { locationOf, textIn } from '../support/demo.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { VISITS } from '../support/windows.ts';
import { middleOf, pinOf, wheelIn } from '../support/zoomed-picture.ts';
import type { Point } from '../support/zoomed-picture.ts';

/** How much larger the picture is than its box. */
function scaleOf(page: Page): Promise<number> {
  return page
    .locator('[data-stage]')
    .evaluate((stage) => stage.getBoundingClientRect().width / (stage as HTMLElement).offsetWidth);
}

/** It begins when the browser has told the charge of its battery, and people move on. */
async function expectLeaning(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(500, 320);
    await page.mouse.move(510, 330);
    await expect.poll(() => scaleOf(page), { timeout: 2000 }).toBeCloseTo(1.008, 4);
  }).toPass();
}

async function expectNear(locator: Locator, { x, y }: Point, reach = 2): Promise<void> {
  await expect
    .poll(async () => {
      const now = await middleOf(locator);
      return Math.hypot(now.x - x, now.y - y);
    })
    .toBeLessThan(reach);
}

for (const { language, window, tag } of rowsOf(VISITS, 1)) {
  test.describe(`Looking closer in ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language });

    test('the picture grows around what is pointed at, and the hotspots stay on it', async ({
      page,
      visitor,
    }) => {
      await visitor.opens('robot-arm');
      await approach(page);
      const pin = pinOf(page);
      const at = await middleOf(pin);
      await wheelIn(page, at);
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
      // The browser rounds where the wheel turns, and four times as large that is four times as far.
      await expectNear(pin, at, 5);
      const whole = page.getByRole('button', { name: textIn(language, 'stage__whole') });
      await expect(whole).toBeVisible();
      // The picture rests when it asks for a larger file: covered hotspots are hidden then.
      await expect(page.locator('[data-stage] img[src]').first()).toHaveAttribute('sizes', /^\d+px$/);
      await expectAccessible(page);
      await whole.click();
      await expect(whole).toBeHidden();
      await expect.poll(() => scaleOf(page)).toBe(1);
      await expectNear(pin, at);
    });
  });
}

test('a drag moves the picture with its hotspots, and follows none of them', async ({ page, visitor }) => {
  await visitor.opens('robot-arm');
  await approach(page);
  const pin = pinOf(page);
  const at = await middleOf(pin);
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -200);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
  const address = page.url();
  await page.mouse.down();
  await page.mouse.move(at.x - 60, at.y - 40, { steps: 4 });
  await page.mouse.up();
  await expectNear(pin, { x: at.x - 60, y: at.y - 40 });
  expect(page.url()).toBe(address);
  await expect(page.getByRole('dialog')).toBeHidden();
  // A tap opens it as ever, and Escape closes first what is open, then the zoom.
  await pin.click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toBeHidden();
  expect(await scaleOf(page)).toBeGreaterThan(1.5);
  await page.keyboard.press('Escape');
  await expect.poll(() => scaleOf(page)).toBe(1);
});

test('a double tap looks closer, a tap brings its point into the middle, and a double tap returns', async ({
  page,
  visitor,
}) => {
  await visitor.opens('atrium');
  await approach(page);
  const [x, y] = [520, 330];
  await page.mouse.dblclick(x, y);
  await expect.poll(() => scaleOf(page)).toBe(2.5);
  await page.mouse.click(400, 300);
  const offset = () => page.locator('[data-stage]').evaluate((stage) => stage.getBoundingClientRect().x);
  const size = page.viewportSize();
  await expect.poll(offset).toBeCloseTo(x - x * 2.5 + (size === null ? 0 : size.width / 2) - 400, 0);
  await page.mouse.dblclick(x, y);
  await expect.poll(() => scaleOf(page)).toBe(1);
});

test('by keyboard alone: closer, around, to a hotspot outside the window, and back', async ({
  page,
  visitor,
}) => {
  await visitor.opens('robot-arm');
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.querySelector('[data-zoom]') !== null);
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('+');
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5 ** 3, 2);
  const pins = locationOf('robot-arm', 'en')
    .hotspots.filter(({ action }) => action.kind !== 'navigate')
    .map(({ title }) => visitor.stage.getByRole('link', { name: title, exact: true }));
  const pin = pinOf(page);
  const before = await middleOf(pin);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await middleOf(pin)).x).toBeLessThan(before.x - 50);
  await visitor.standsIn('robot-arm');
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  // By name: where a visitor looks closer, gathered hotspots part and come into another order.
  for (const one of pins) {
    await one.focus();
    await expect
      .poll(async () => {
        const { x, y } = await middleOf(one);
        return x > 0 && y > 0 && x < size.width && y < size.height;
      })
      .toBe(true);
    // The browser may not scroll to it: all that is no part of the picture would go along.
    expect(await visitor.stage.locator('[data-zoomed]').evaluate(scrolledBy)).toEqual([0, 0]);
  }
  await page.keyboard.press('0');
  await expect.poll(() => scaleOf(page)).toBe(1);
});

test('a walk begins from the whole room', async ({ page, visitor }) => {
  await visitor.opens('atrium');
  await approach(page);
  await page.mouse.dblclick(520, 330);
  await expect.poll(() => scaleOf(page)).toBe(2.5);
  await page.keyboard.press('PageDown');
  await expect(page.locator('main')).not.toHaveAttribute('data-location', 'atrium');
  await expect(page.locator('main')).toHaveAttribute('data-travel', 'idle');
  expect(await scaleOf(page)).toBe(1);
});

test.describe('where movement is welcome', () => {
  test.use(WITH_MOTION);

  test('a still room leans towards the pointer', async ({ page, visitor }) => {
    // The machines that walk journeys have no graphics card, and their browser may have no WebGL.
    await page.addInitScript(() => {
      let made = 0;
      const { getContext } = HTMLCanvasElement.prototype;
      const card = {
        getExtension: (name: string) =>
          name === 'WEBGL_debug_renderer_info' ? { UNMASKED_RENDERER_WEBGL: 37_446 } : null,
        getParameter: () => 'A graphics card',
      };
      const withCard = function (this: HTMLCanvasElement, kind: string, options?: object): unknown {
        if (kind !== 'webgl') return getContext.call(this, kind, options);
        made += 1;
        Object.assign(globalThis, { webGlContexts: made });
        return card;
      };
      Object.assign(HTMLCanvasElement.prototype, { getContext: withCard });
    });
    await visitor.opens('atrium');
    await approach(page);
    await expectLeaning(page);
    await visitor.walksTo('reception');
    await expectLeaning(page);
    // The showroom looks for a graphics card once: each look takes a WebGL context.
    expect(await page.evaluate(() => Reflect.get(globalThis, 'webGlContexts'))).toBe(1);
  });

  test('without a graphics card a still room stays still, and nothing is frosted', async ({
    page,
    visitor,
  }) => {
    await visitor.opens('atrium');
    await approach(page);
    // The name of the hotspot that the pointer comes to is there: leaning would have begun.
    await expect(async () => {
      await page.mouse.move(500, 320);
      await pinOf(page).hover();
      await expect(visitor.stage.locator('[data-near]').first()).toBeAttached({ timeout: 1000 });
    }).toPass();
    await expect(visitor.stage.locator('[data-leaning]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-drawing', 'processor');
    const frosted = await page
      .locator('body *')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).backdropFilter !== 'none').length);
    expect(frosted).toBe(0);
  });
});

test.describe('with fingers', () => {
  const { use } = VISITS[1].window;
  test.use({ ...use, hasTouch: true });

  test('two of them look closer, one moves the picture, and the page still scrolls afterwards', async ({
    page,
    visitor,
  }) => {
    await visitor.opens('robot-arm');
    const browser = await page.context().newCDPSession(page);
    await touch(browser, [[{ x: 200, y: 500 }], []]);
    await page.waitForFunction(() => document.querySelector('[data-zoom]') !== null);
    await touch(browser, [
      [
        { x: 180, y: 150 },
        { x: 220, y: 150 },
      ],
      [
        { x: 160, y: 150 },
        { x: 240, y: 150 },
      ],
      [
        { x: 140, y: 150 },
        { x: 260, y: 150 },
      ],
      [],
    ]);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(3, 1);
    const pin = pinOf(page);
    const before = await middleOf(pin);
    await touch(browser, [[{ x: 200, y: 150 }], [{ x: 200, y: 130 }], [{ x: 200, y: 120 }], []]);
    await expectNear(pin, { x: before.x, y: before.y - 30 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('button', { name: textIn('en', 'stage__whole') }).click();
    await expect.poll(() => scaleOf(page)).toBe(1);
  });
});

/** Fingers on the screen, moment after moment; none at the end. */
async function touch(browser: CDPSession, moments: readonly (readonly Point[])[]): Promise<void> {
  let down = 0;
  for (const fingers of moments) {
    const type = fingers.length === 0 ? 'touchEnd' : fingers.length > down ? 'touchStart' : 'touchMove';
    await browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
    });
    down = fingers.length;
  }
}

function scrolledBy({ scrollLeft, scrollTop }: Element): readonly number[] {
  return [scrollLeft, scrollTop];
}
