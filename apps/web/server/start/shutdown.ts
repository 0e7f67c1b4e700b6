import type { Server } from 'node:http';

/** Milliseconds that running answers get to end. */
const GRACE = 4_500;
/** Milliseconds between two looks for connections that have become idle. */
const SWEEP = 50;

/**
 * Ends the server: nothing new is accepted, running answers end, what is still open after the grace time
 * is cut off. Settles within five seconds. End event streams first.
 */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE);
    // A connection that is kept alive becomes idle only when its running answer has ended.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
