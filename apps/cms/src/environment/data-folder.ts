import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the CMS keeps everything it writes, so that the work tree stays clean. */
export interface DataFolder {
  /** Shared with the web server: `DATA_DIR`. */
  readonly root: string;
  /** The CMS's own part. */
  readonly cms: string;
  /** Served as static files; uploaded media lie in `uploads` below it. */
  readonly publicFiles: string;
  readonly database: string;
  readonly secretsFile: string;
  /** How far the clips are from their pictures; the doctor on the command line reads it. */
  readonly clipEndsFile: string;
  /** The token of the web server. */
  readonly tokenFile: string;
  /** Shared with the web server: the token of a revalidation call. */
  readonly revalidateSecretFile: string;
}

/** The CMS's commands run in `apps/cms`; the boot of scripts and tests hands over an absolute `DATA_DIR`. */
function projectRoot(): string {
  return resolve(process.cwd(), '..', '..');
}

/**
 * Finds the data folder and creates its missing parts.
 *
 * @param environment `DATA_DIR` (default `.data` in the project's root; a relative path counts from there).
 */
export function dataFolder(environment: NodeJS.ProcessEnv = process.env): DataFolder {
  const root = resolve(projectRoot(), environment['DATA_DIR']?.trim() || '.data');
  const cms = join(root, 'cms');
  const publicFiles = join(cms, 'public');
  mkdirSync(join(publicFiles, 'uploads'), { recursive: true });
  return {
    root,
    cms,
    publicFiles,
    database: join(cms, 'content.sqlite'),
    secretsFile: join(cms, 'secrets.json'),
    clipEndsFile: join(cms, 'clip-ends.json'),
    tokenFile: join(root, 'cms-token'),
    revalidateSecretFile: join(root, 'revalidate-secret'),
  };
}
