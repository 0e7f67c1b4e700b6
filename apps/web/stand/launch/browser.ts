import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** As far as finding a browser needs it: `process.env`. */
type Environment = Readonly<Record<string, string | undefined>>;

const WINDOWS_PROGRAMS = [
  'Microsoft\\Edge\\Application\\msedge.exe',
  'Google\\Chrome\\Application\\chrome.exe',
];
const MACOS_PROGRAMS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'Chromium.app/Contents/MacOS/Chromium',
];
const LINUX_PROGRAMS = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];

/** Each program under each folder that there is. */
function under(
  folders: readonly (string | undefined)[],
  programs: readonly string[],
  separator: string,
): readonly string[] {
  return programs.flatMap((program) =>
    folders.flatMap((folder) =>
      folder === undefined || folder === '' ? [] : [`${folder}${separator}${program}`],
    ),
  );
}

/** Where browsers that can fill a screen usually are, best first. */
export function browserPlaces(system: NodeJS.Platform, env: Environment): readonly string[] {
  switch (system) {
    case 'win32':
      return under(
        [env['ProgramFiles(x86)'], env['ProgramFiles'], env['LocalAppData']],
        WINDOWS_PROGRAMS,
        '\\',
      );
    case 'darwin':
      return under(['/Applications', env['HOME'] && `${env['HOME']}/Applications`], MACOS_PROGRAMS, '/');
    default:
      return under([...(env['PATH'] ?? '').split(':'), '/snap/bin'], LINUX_PROGRAMS, '/');
  }
}

/** What makes a browser a screen for visitors: no bars, no tabs, nothing of the person whose laptop it is. */
export function kioskArguments(address: string, profile: string): readonly string[] {
  return [
    '--kiosk',
    `--app=${address}`,
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-session-crashed-bubble',
    '--disable-pinch',
    '--overscroll-history-navigation=0',
    '--autoplay-policy=no-user-gesture-required',
    '--disable-features=Translate',
  ];
}

const DEFAULT_BROWSER: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  win32: ['cmd', '/c', 'start', '""'],
  darwin: ['open'],
};

/** The opened browser. `kiosk`: our own window, which ends when visitors are done. */
export type OpenedBrowser =
  | { readonly kind: 'kiosk'; readonly window: ChildProcess }
  | { readonly kind: 'default' | 'none' };

/**
 * Opens the showroom: full screen where a browser is found that can do so, else in the browser of the computer.
 *
 * @param options.wanted `STAND_BROWSER`: the program of a browser of the Chromium family, or `none`.
 */
export function openBrowser(options: {
  readonly address: string;
  readonly data: string;
  readonly wanted: string | undefined;
  readonly env: Environment;
}): OpenedBrowser {
  const { address, wanted, env } = options;
  if (wanted === 'none') return { kind: 'none' };
  const program = [
    ...(wanted === undefined || wanted === '' ? [] : [wanted]),
    ...browserPlaces(process.platform, env),
  ].find((path) => existsSync(path));
  if (program !== undefined) {
    const window = spawn(program, kioskArguments(address, join(options.data, 'browser')), {
      stdio: 'ignore',
    });
    window.on('error', () => {});
    return { kind: 'kiosk', window };
  }
  const [command, ...args] = DEFAULT_BROWSER[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
  return { kind: 'default' };
}
