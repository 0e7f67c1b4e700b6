import { describe, expect, test } from 'vitest';
import { createPowerSaveMode } from './power-save-mode.ts';

function setUp({ cookies = '', keepsCookies = true, isTls = false } = {}) {
  const jar = new Map(cookies === '' ? [] : [cookies.split('=') as [string, string]]);
  const done: string[] = [];
  const mode = createPowerSaveMode({
    readCookies: () => [...jar].map((pair) => pair.join('=')).join('; '),
    writeCookie(line) {
      done.push(line);
      const [name = '', value = ''] = line.split(/[=;]/);
      if (keepsCookies) jar.set(name, value);
    },
    isTls: () => isTls,
    address: () => '/showroom/atrium?menu',
    allowVideos: (isAllowed) => done.push(isAllowed ? 'videos' : 'no videos'),
    openPage: (redirectTo) => done.push(`page to ${redirectTo}`),
  });
  return { mode, done };
}

const ON = 'vitrine_power_save=1; path=/; samesite=lax';
const LEFT = 'vitrine_power_save=0; path=/; samesite=lax';

describe('power-save mode in the browser', () => {
  test('a device that refuses video is shown the page, once', () => {
    const { mode, done } = setUp();
    mode.refused();
    expect(done).toEqual([ON, 'no videos', 'page to /showroom/atrium?menu']);
    mode.refused();
    mode.continued();
    mode.refused();
    expect(done).toHaveLength(3);
  });

  test('where no cookie is kept the visitor goes on without the page, and nothing goes in circles', () => {
    const { mode, done } = setUp({ keepsCookies: false });
    mode.refused();
    mode.refused();
    expect(done).toEqual([ON, 'no videos']);
    mode.switchTo(false);
    expect(done.slice(2)).toEqual([LEFT, 'videos']);
  });

  test('the switch turns it on and off in place', () => {
    const { mode, done } = setUp({ isTls: true });
    mode.switchTo(true);
    mode.switchTo(false);
    expect(done).toEqual([`${ON}; secure`, 'no videos', `${LEFT}; secure`, 'videos']);
  });

  test('a reload goes on in it before any video could begin', () => {
    expect(setUp({ cookies: 'vitrine_power_save=1' }).done).toEqual(['no videos']);
    expect(setUp().done).toEqual([]);
  });

  test('a visitor who left it is not sent to the page again, also after a reload', () => {
    const { mode, done } = setUp({ cookies: 'vitrine_power_save=0' });
    mode.refused();
    expect(done).toEqual([]);
  });
});
