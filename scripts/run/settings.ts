import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnvFile } from '../setup/env-file.mjs';

/** Where `npm start` runs what. */
export interface StartSettings {
  readonly root: string;
  readonly dataDir: string;
  readonly port: number;
  readonly host?: string;
  readonly cmsPort: number;
  readonly cmsUrl: string;
  readonly webUrl: string;
  /** Whether the demo showroom is brought into the CMS, and shown until the CMS has content. */
  readonly hasDemo: boolean;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Reads `.env` and the environment, for this process and all that it starts. @throws as readStartSettings */
export function loadStartSettings(): StartSettings {
  loadEnvFile(ROOT);
  return readStartSettings(process.env, ROOT);
}

/**
 * Reads what `npm start` itself has to know; the programs it starts check the rest. An empty value is none.
 * @throws Error with a sentence that names the variable
 */
export function readStartSettings(given: NodeJS.ProcessEnv, root: string): StartSettings {
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim() !== ''));
  const port = readPort(env['PORT'] ?? '3000', 'PORT');
  const cmsUrl = env['CMS_URL'] ?? 'http://127.0.0.1:1337';
  const cmsPort = URL.canParse(cmsUrl) ? Number(new URL(cmsUrl).port) : Number.NaN;
  return {
    root,
    dataDir: resolve(root, env['DATA_DIR'] ?? '.data'),
    port,
    ...(env['HOST'] === undefined ? {} : { host: env['HOST'] }),
    cmsPort: readPort(String(cmsPort), 'CMS_URL'),
    cmsUrl,
    webUrl: `http://localhost:${port}`,
    hasDemo: readDemo(env['DEMO'] ?? 'true'),
  };
}

function readDemo(value: string): boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  throw new Error(`DEMO must be true or false; it is “${value}”.`);
}

function readPort(value: string, variable: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(
    variable === 'PORT'
      ? `PORT must be a whole number from 1 to 65535; it is “${value}”.`
      : `${variable} must be an address with a port, such as http://127.0.0.1:1337.`,
  );
}
