import type { Platform } from './platforms.ts';
import type { ZipEntry } from './zip.ts';

/** Of a folder with one version of the program and its content: the start file names it. */
export const APP_PREFIX = 'app-';

/** The facts about a stand that its start files mention. */
interface StandFacts {
  readonly world: string;
  readonly app: string;
  readonly deliverTo?: string;
}

/** The window of Windows reads its files in the code page of the country. */
function ascii(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/[%&|<>^"!]/g, '')
    .trim();
}

function windows({ world, app }: StandFacts): string {
  return [
    '@echo off',
    `title ${ascii(world) || 'Showroom'}`,
    `"%~dp0${app}\\node.exe" "%~dp0${app}\\launch.js" %*`,
    'if errorlevel 1 pause',
    '',
  ].join('\r\n');
}

/** Programs that unpack without a file's rights are still about. */
function unix({ app }: StandFacts, before: readonly string[] = []): string {
  return [
    '#!/bin/sh',
    'cd "$(dirname "$0")" || exit 1',
    ...before,
    `[ -x "./${app}/node" ] || chmod +x "./${app}/node"`,
    `exec "./${app}/node" "./${app}/launch.js" "$@"`,
    '',
  ].join('\n');
}

/** Opening the start file by hand allows the whole folder to run. */
const MACOS_BEFORE = ['xattr -dr com.apple.quarantine . 2>/dev/null'];

function startFile(facts: StandFacts, system: Platform['system']): ZipEntry {
  switch (system) {
    case 'windows':
      return { path: 'start.cmd', source: Buffer.from(windows(facts), 'latin1') };
    case 'macos':
      return { path: 'start.command', source: Buffer.from(unix(facts, MACOS_BEFORE)), isProgram: true };
    default:
      return { path: 'start.sh', source: Buffer.from(unix(facts)), isProgram: true };
  }
}

const HOW_TO_START: Readonly<Record<Platform['system'], string>> = {
  windows: 'Double-click start.cmd. (If Windows warns of an unknown app: More info, Run anyway.)',
  macos: 'Right-click start.command, choose Open, and Open again. (Afterwards a double click is enough.)',
  linux: 'Run ./start.sh',
};

const HOW_TO_CLOSE: Readonly<Record<Platform['system'], string>> = {
  windows: 'Press Alt+F4 in the showroom. Closing the black window ends it as well.',
  macos: 'Press Cmd+Q in the showroom.',
  linux: 'Press Alt+F4 in the showroom.',
};

function readMe({ world, deliverTo }: StandFacts, system: Platform['system']): string {
  return [
    `${world}`,
    '',
    'Unpack the whole zip into a folder of this computer first, for instance on the desktop.',
    '',
    `Start:  ${HOW_TO_START[system]}`,
    `Close:  ${HOW_TO_CLOSE[system]}`,
    '',
    'No network is needed. What visitors write in the contact form is kept in the folder "data".',
    deliverTo === undefined
      ? 'It stays there: take the folder "data" back with you.'
      : `As soon as there is a network it is sent to ${deliverTo}, each message once. Start the showroom once after the fair, with a network, and leave it open until it says that nothing waits.`,
    '',
    'A newer version: close the showroom and unpack the newer zip over this folder. "data" stays.',
    'Before another person gets this computer: delete this folder. "data" holds what people wrote to you.',
    '',
  ].join('\r\n');
}

/** The files that people see when they have unpacked a stand. */
export function startFiles(facts: StandFacts, system: Platform['system']): readonly ZipEntry[] {
  return [startFile(facts, system), { path: 'README.txt', source: Buffer.from(readMe(facts, system)) }];
}
