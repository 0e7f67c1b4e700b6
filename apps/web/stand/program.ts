import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { folderOfPackage, readLock, withDependencies } from './packages.ts';
import type { Lock } from './packages.ts';
import { PLATFORMS } from './platforms.ts';
import type { Platform } from './platforms.ts';
import { entriesOf } from './zip.ts';
import type { ZipEntry } from './zip.ts';

/** What resizes pictures: native code, which remains a separate package. */
const IMAGES = 'sharp';

/** Where the bundle of the server begins: its folders are found from there. */
const SERVER = 'apps/web/server/start';
const BUILD = 'apps/web/build';

/**
 * The showroom's program as few files, none of them TypeScript: a laptop without Node reads a thousand small files
 * slowly, and Node runs no TypeScript out of packages.
 */
async function bundle(root: string): Promise<readonly ZipEntry[]> {
  const built = await rolldown({
    cwd: root,
    platform: 'node',
    // It warns of directives that mean nothing on a server.
    logLevel: 'silent',
    input: {
      [`${SERVER}/index`]: join(root, 'apps/web/server/index.ts'),
      [`${BUILD}/server/index`]: join(root, BUILD, 'server/index.js'),
      launch: join(root, 'apps/web/stand/launch/index.ts'),
    },
    external: [IMAGES],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await built.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: `${SERVER}/[name].js`,
  });
  await built.close();
  return output.map((part) => ({
    path: part.fileName,
    source: Buffer.from(part.type === 'chunk' ? part.code : part.source),
  }));
}

/** Node's licence goes where Node goes. The package for Windows has left it out; it is the same for every system. */
async function licenceOfNode(root: string, lock: Lock, folder: string): Promise<string> {
  const own = join(folder, 'LICENSE');
  return existsSync(own)
    ? own
    : join(await folderOfPackage(root, lock, PLATFORMS['linux-x64'].nodePackage), 'LICENSE');
}

/** Everything of a stand that is the same for every world: Node, server, pages, what resizes pictures, licences. */
export async function programOf(root: string, platform: Platform): Promise<readonly ZipEntry[]> {
  const lock = await readLock(root);
  const packages = [...withDependencies(lock, IMAGES), ...platform.imagePackages];
  const ofPackages = await Promise.all(
    packages.map(async (name) =>
      entriesOf(
        await folderOfPackage(root, lock, name),
        `node_modules/${name}`,
        (path) => !path.startsWith('src/'),
      ),
    ),
  );
  const node = await folderOfPackage(root, lock, platform.nodePackage);
  return [
    ...(await bundle(root)),
    ...(await entriesOf(join(root, BUILD, 'client'), `${BUILD}/client`)),
    ...ofPackages.flat(),
    {
      path: platform.system === 'windows' ? 'node.exe' : 'node',
      source: join(node, platform.nodeFile),
      isProgram: true,
    },
    { path: 'LICENSE-node', source: await licenceOfNode(root, lock, node) },
    { path: 'LICENSE', source: join(root, 'LICENSE') },
    { path: 'NOTICE', source: join(root, 'NOTICE') },
    // Beside the bundle: it is made of modules.
    { path: 'package.json', source: Buffer.from('{"type":"module"}\n') },
  ];
}
