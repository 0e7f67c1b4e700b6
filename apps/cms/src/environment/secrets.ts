import { randomBytes } from 'node:crypto';
import { dataFolder } from './data-folder.ts';
import { readOrCreatePrivateFile } from './private-file.ts';

const SECRET_NAMES = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
] as const;

type SecretName = (typeof SECRET_NAMES)[number];
type Secrets = Readonly<Record<SecretName, string>>;

/**
 * The secrets Strapi signs and encrypts with. Each comes from its environment variable; missing ones are created once
 * and kept in the data folder, so that no `.env` has to be written by hand.
 */
export function secrets(environment: NodeJS.ProcessEnv = process.env): Secrets {
  const given = Object.fromEntries(
    SECRET_NAMES.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  if (SECRET_NAMES.every((name) => given[name] !== undefined)) return given as Secrets;
  const { secretsFile } = dataFolder(environment);
  const kept = parsed(readOrCreatePrivateFile(secretsFile, freshSecrets));
  if (!isSecrets(kept)) {
    throw new Error(
      `The file ${secretsFile} is damaged: it does not hold all of ${SECRET_NAMES.join(', ')}. Restore it from a backup, or delete it: then new secrets are made, everyone has to log in again, and API tokens have to be made again.`,
    );
  }
  return { ...kept, ...given };
}

function freshSecrets(): string {
  const entries = SECRET_NAMES.map((name) => [
    name,
    name === 'APP_KEYS' ? `${freshSecret()},${freshSecret()}` : freshSecret(),
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

function freshSecret(): string {
  return randomBytes(32).toString('base64');
}

/** @returns undefined for text that is no JSON: a file that was cut off. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSecrets(value: unknown): value is Secrets {
  return (
    typeof value === 'object' &&
    value !== null &&
    SECRET_NAMES.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')
  );
}
