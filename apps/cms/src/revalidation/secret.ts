import { randomBytes } from 'node:crypto';
import { dataFolder } from '../environment/data-folder.ts';
import { readOrCreatePrivateFile } from '../environment/private-file.ts';

function newSecret(): string {
  return `${randomBytes(32).toString('hex')}\n`;
}

/** The web server demands the same: a shorter secret could be guessed. */
const MIN_LENGTH = 16;

/**
 * The secret that the CMS and the web server share: `REVALIDATE_SECRET`, else the content of
 * `DATA_DIR/revalidate-secret`, which the first of the two to start creates. It also signs previews.
 *
 * @throws Error if it is too short or its file is damaged.
 */
export function revalidationSecret(environment: NodeJS.ProcessEnv = process.env): string {
  const given = environment['REVALIDATE_SECRET']?.trim() ?? '';
  if (given !== '' && given.length < MIN_LENGTH) {
    throw new Error(`REVALIDATE_SECRET must have at least ${MIN_LENGTH} characters`);
  }
  if (given !== '') return given;
  const { revalidateSecretFile } = dataFolder(environment);
  const kept = readOrCreatePrivateFile(revalidateSecretFile, newSecret).trim();
  if (kept.length < MIN_LENGTH) {
    throw new Error(
      `The file ${revalidateSecretFile} is damaged. Delete it and restart CMS and web server: then a new secret is made, and shared previews have to be made again.`,
    );
  }
  return kept;
}
