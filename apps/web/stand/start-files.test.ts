import { describe, expect, test } from 'vitest';
import { startFiles } from './start-files.ts';

const APP = 'app-0123456789ab';

function filesFor(system: 'windows' | 'macos' | 'linux', over = {}) {
  return new Map(
    startFiles({ world: 'Größe & “Ruhe” %PATH%', app: APP, ...over }, system).map(
      ({ path, source, isProgram }) => [path, { text: String(source), isProgram }],
    ),
  );
}

describe('the files that start a stand', () => {
  test('are one for each system, which names the folder of its version (spec 1.7)', () => {
    expect([...filesFor('windows').keys()]).toEqual(['start.cmd', 'README.txt']);
    expect(filesFor('windows').get('start.cmd')?.text).toContain(
      `"%~dp0${APP}\\node.exe" "%~dp0${APP}\\launch.js"`,
    );
    for (const [system, file] of [
      ['macos', 'start.command'],
      ['linux', 'start.sh'],
    ] as const) {
      const start = filesFor(system).get(file);
      expect(start?.isProgram).toBe(true);
      expect(start?.text).toMatch(/^#!\/bin\/sh\n/);
      expect(start?.text).not.toContain('\r');
      expect(start?.text).toContain(`exec "./${APP}/node" "./${APP}/launch.js"`);
    }
  });

  test('are plain text on Windows, whatever the world is called', () => {
    const { text = '' } = filesFor('windows').get('start.cmd') ?? {};
    expect(text).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(text).toContain('title Groe Ruhe PATH'.replace('Groe ', 'Groe  '));
  });

  test('say where contact requests go', () => {
    expect(filesFor('linux').get('README.txt')?.text).toContain('take the folder "data" back');
    const sent = filesFor('linux', { deliverTo: 'https://show.example' }).get('README.txt')?.text;
    expect(sent).toContain('sent to https://show.example');
  });
});
