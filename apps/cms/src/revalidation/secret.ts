import { randomBytes } from 'node:crypto';
import { dataFolder } from '../environment/data-folder.ts';
import { readOrCreatePrivateFile } from '../environment/private-file.ts';

/**
 * What the CMS and the web server share: `REVALIDATE_SECRET`, else the text of `DATA_DIR/revalidate-secret`, which
 * the CMS or the web server makes, whichever starts first.
 */
export const revalidationSecret = (environment: NodeJS.ProcessEnv = process.env): string =>
  (
    environment['REVALIDATE_SECRET'] ??
    readOrCreatePrivateFile(
      dataFolder(environment).revalidateSecretFile,
      () => `${randomBytes(32).toString('hex')}\n`,
    )
  ).trim();
