import { describe, expect, test } from 'vitest';
import { readOptions, USAGE } from './options.ts';
import { PLATFORM_NAMES } from './platforms.ts';

function words(line: string) {
  return readOptions(line.split(' '), '/home/ada');
}

describe('the words of `npm run stand`', () => {
  test('name a world and a machine', () => {
    expect(words('--world showroom --for win-x64')).toEqual({
      world: 'showroom',
      platform: 'win-x64',
      from: 'auto',
      opensWorld: false,
      out: '/home/ada/stand-showroom-win-x64.zip',
    });
  });

  test('may say where contact requests go, where content is from, and what the zip is called', () => {
    const line =
      '--world a/b --for darwin-arm64 --deliver-to https://show.example.com/de --from cms --open --out fair/x.zip';
    expect(words(line)).toMatchObject({
      deliverTo: 'https://show.example.com',
      from: 'cms',
      opensWorld: true,
      out: '/home/ada/fair/x.zip',
    });
    expect(words('--world ../a --for linux-x64')).toMatchObject({
      out: '/home/ada/stand-.._a-linux-x64.zip',
    });
  });

  test('ask for help, or say nothing', () => {
    expect(words('--help')).toBe('help');
    expect(readOptions([], '/')).toBe('help');
    for (const platform of PLATFORM_NAMES) expect(USAGE).toContain(platform);
  });

  test.each([
    ['--for win-x64', 'Say which world: --world <slug>.'],
    ['--world a', 'Say which machine the stand is for: --for <platform>. Choose one of: win-x64, linux-x64'],
    ['--world a --for amiga', 'There is no stand for “amiga”. Choose one of:'],
    [
      '--world a --for win-x64 --from memory',
      '“memory” is no source of content. Choose one of: cms, disk, demo.',
    ],
    [
      '--world a --for win-x64 --deliver-to http://show.example.com',
      'has to be an address that begins with https://',
    ],
    ['--world a --for win-x64 --colour red', "Unknown option '--colour'. `npm run stand -- --help` says"],
  ])('that cannot be understood are answered with a sentence: %s', (line, sentence) => {
    expect(() => words(line)).toThrow(sentence);
  });
});
