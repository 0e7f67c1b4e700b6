import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCms } from './boot.ts';
import { CMS_ROOT } from './compile.ts';

interface Generators {
  readonly generators: {
    readonly generate: (config: {
      readonly strapi: object;
      readonly pwd: string;
      readonly logger: { readonly silent: boolean };
      readonly artifacts: { readonly contentTypes: boolean; readonly components: boolean };
    }) => Promise<unknown>;
  };
}

/**
 * `node apps/cms/scripts/content-types.ts [FOLDER]`: writes TypeScript types of the content model into `types/generated` of a folder, as `strapi ts:generate-types`
 * does. That command compiles the project by itself first, which cannot resolve our packages.
 *
 * @param folder `apps/cms`, or a folder to compare with it.
 */
async function generateContentTypes(folder: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-types-'));
  try {
    const strapi = await createCms({ dataDir }).register();
    const resolveFromStrapi = createRequire(
      createRequire(join(CMS_ROOT, 'package.json')).resolve('@strapi/strapi'),
    );
    const { generators } = resolveFromStrapi('@strapi/typescript-utils') as Generators;
    await generators.generate({
      strapi,
      pwd: folder,
      logger: { silent: true },
      artifacts: { contentTypes: true, components: true },
    });
    await strapi.destroy();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [folder = CMS_ROOT] = process.argv.slice(2);
await generateContentTypes(folder);
// Strapi keeps timers running.
process.exit(0);
