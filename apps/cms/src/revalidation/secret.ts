import { randomBytes } from 'node:crypto';
import { dataFolder } from '../environment/data-folder.ts';
import { readOrCreatePrivateFile } from '../environment/private-file.ts';

function newSecret(): string {
  return `${randomBytes(32).toString('hex')}\n`;
}

/** As the web server asks for it: what is shorter could be guessed. */
const SHORTEST = 16;

/**
 * What the CMS and the web server share: `REVALIDATE_SECRET`, else the text of `DATA_DIR/revalidate-secret`, which
 * the CMS or the web server makes, whichever starts first. Previews are signed with it, so an empty one is none.
 *
 * @throws Error with a sentence when it is too short, or its file is torn
 */
export function revalidationSecret(environment: NodeJS.ProcessEnv = process.env): string {
  const given = environment['REVALIDATE_SECRET']?.trim() ?? '';
  if (given !== '' && given.length < SHORTEST) {
    throw new Error(`REVALIDATE_SECRET must have at least ${SHORTEST} characters`);
  }
  if (given !== '') return given;
  const { revalidateSecretFile } = dataFolder(environment);
  const kept = readOrCreatePrivateFile(revalidateSecretFile, newSecret).trim();
  if (kept.length < SHORTEST) {
    throw new Error(
      `The file ${revalidateSecretFile} is damaged. Delete it and restart CMS and web server: then a new secret is made, and shared previews have to be made again.`,
    );
  }
  return kept;
}
