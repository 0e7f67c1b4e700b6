/** Where the CMS listens. */
export interface ListeningAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * This machine alone, unless `CMS_HOST` names another interface. `HOST` and `PORT` are the web server's: an operator
 * who opens the showroom to a network must not open the CMS with it. Our commands set `CMS_PORT` to the port of
 * `CMS_URL`. An empty value counts as absent.
 */
export function listeningAddress(environment: NodeJS.ProcessEnv = process.env): ListeningAddress {
  return {
    host: environment['CMS_HOST']?.trim() || '127.0.0.1',
    port: Number(environment['CMS_PORT']?.trim() || 1337),
  };
}
