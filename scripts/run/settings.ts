import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `npm start` runs what. */
export interface StartSettings {
  readonly root: string;
  readonly dataDir: string;
  readonly port: number;
  readonly host?: string;
  readonly cmsPort: number;
  readonly cmsUrl: string;
  readonly webUrl: string;
}

/**
 * Reads what `npm start` itself has to know from the environment; the programs it starts check the rest.
 * @throws Error with a sentence that names the variable
 */
export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  const root = fileURLToPath(new URL('../..', import.meta.url));
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
  };
}

const readPort = (value: string, variable: string): number => {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(
    variable === 'PORT'
      ? `PORT must be a whole number from 1 to 65535; it is «${value}».`
      : `${variable} must be an address with a port, such as http://127.0.0.1:1337.`,
  );
};
