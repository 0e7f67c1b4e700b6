import { createServer } from 'node:net';

/** Whether something listens on a port already. */
function isTaken(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}

/**
 * Checks that a port can be used.
 * @throws Error with a sentence that names the remedy
 */
export async function requireFreePort(options: {
  readonly port: number;
  readonly host?: string | undefined;
  readonly what: string;
  readonly variable: string;
}): Promise<void> {
  const { port, host, what, variable } = options;
  if (!(await isTaken(port, host))) return;
  throw new Error(
    `Port ${port} is taken, so ${what} cannot start. End the program that uses it, or choose another port: ${variable}=${port + 1} npm start`,
  );
}
