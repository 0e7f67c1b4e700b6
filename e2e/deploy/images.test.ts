import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { IMAGE_NAMES, IMAGE_PLANS } from '../../scripts/deploy/image-files.ts';
import type { ImageName } from '../../scripts/deploy/image-files.ts';
import { ROOT } from '../../scripts/deploy/testing/deploy-files.ts';
import { CAN_MAKE_ROOTS, makeBareRoot, startImage } from './bare-root.ts';
import type { BareRoot, RunningImage } from './bare-root.ts';

/*
 * No container runtime is needed: what the Dockerfiles copy is put into an otherwise empty, read-only root, and their
 * own commands run there, as their own account.
 */

/** For a first start of the CMS beside other programs. */
const PATIENCE = { timeout: 180_000, interval: 250 };

const work = mkdtempSync(join(tmpdir(), 'vitrine-images-'));

afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Asks an address beside the program. @returns the status, and the beginning of the answer. */
async function ask(running: RunningImage, url: string): Promise<string> {
  const script = `fetch('${url}').then(async (answer) => console.log(answer.status, (await answer.text()).slice(0, 2000)))`;
  return (await running.run('-e', script)).stdout;
}

/** What an image has to answer, and how that begins. */
const SHOWN: Readonly<Record<ImageName, readonly (readonly [url: string, answer: RegExp])[]>> = {
  web: [
    ['http://127.0.0.1:3000/readyz', /^200 .*"source":"shipped"/],
    ['http://127.0.0.1:3000/showroom', /^200 <!DOCTYPE html>/i],
  ],
  cms: [
    ['http://127.0.0.1:1337/admin/', /^200 <!doctype html>/i],
    ['http://127.0.0.1:1337/api/worlds', /^40[13] /],
  ],
};

/** Makes an empty file as the program's account. */
function write(running: RunningImage, path: string) {
  return running.run('-e', `require('fs').writeFileSync('${path}', '')`);
}

/** The packages of a root that are in its list, and those that are in its folders. */
function packagesOf({ folder }: BareRoot) {
  const list: { readonly components: readonly { readonly name: string; readonly version: string }[] } =
    JSON.parse(readFileSync(join(folder, 'app/sbom.cdx.json'), 'utf8'));
  const files = globSync('app/**/node_modules/{*,@*/*}/package.json', { cwd: folder });
  const own = globSync('app/packages/*/package.json', { cwd: folder });
  const found = [...files, ...own].map((file) => {
    const { name, version }: { readonly name?: string; readonly version?: string } = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    );
    return `${name}@${version}`;
  });
  return {
    listed: new Set(list.components.map(({ name, version }) => `${name}@${version}`)),
    found: new Set(found),
  };
}

function isBuilt(name: ImageName): boolean {
  return IMAGE_PLANS[name].built.every((path) => existsSync(join(ROOT, path)));
}

describe.each(IMAGE_NAMES)('the image %s (skipped where no root can be made, or it is not built)', (name) => {
  describe.skipIf(!CAN_MAKE_ROOTS || !isBuilt(name))('in a bare, read-only root', () => {
    let root: BareRoot;
    let running: RunningImage;

    beforeAll(async () => {
      root = makeBareRoot(name, work);
      cpSync(join(ROOT, 'demo/snapshot'), join(root.folder, 'shipped'), { recursive: true });
      running = startImage(
        root,
        name === 'web' ? { CONTENT_SNAPSHOT: '/shipped', CMS_URL: 'http://127.0.0.1:9' } : {},
      );
    });

    afterAll(async () => {
      await running?.stop();
      rmSync(root.folder, { recursive: true, force: true });
    });

    test('becomes healthy, as its own health check says', async () => {
      const [, ...check] = root.image.healthCheck;
      // A failure shows what the program has said.
      const healthy = async () => ({ ...(await running.run(...check)), log: running.log() });
      await vi.waitFor(async () => expect(await healthy()).toMatchObject({ code: 0 }), PATIENCE);
    });

    test('shows what it is there for', async () => {
      const answers = await Promise.all(SHOWN[name].map(([url]) => ask(running, url)));
      for (const [index, [, expected]] of SHOWN[name].entries()) expect(answers[index]).toMatch(expected);
    });

    test('writes nothing but its data, which no other account reads', async () => {
      expect((await write(running, '/app/x')).stdout).toMatch(/EROFS|EACCES/);
      expect((await write(running, '/tmp/x')).code).toBe(0);
      const [user] = root.image.user.split(':').map(Number);
      const kept = globSync('**', { cwd: root.data }).map((path) => statSync(join(root.data, path)));
      expect(kept.length).toBeGreaterThan(3);
      expect(kept.filter(({ uid, mode }) => uid !== user || (mode & 0o077) !== 0)).toEqual([]);
    });

    test('lists the packages that it holds', () => {
      const { listed, found } = packagesOf(root);
      expect([...listed].filter((one) => !found.has(one))).toEqual([]);
      expect([...found].filter((one) => !listed.has(one))).toEqual([]);
      expect(listed.size).toBeGreaterThan(100);
      expect([...listed].filter((one) => /^(?:vitest|oxlint|@playwright\/test)@/.test(one))).toEqual([]);
    });

    test('ends in order on SIGTERM, as the first process of its container', async () => {
      expect(await running.stop()).toBe(0);
    });
  });
});
