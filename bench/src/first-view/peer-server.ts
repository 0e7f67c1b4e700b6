import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { packPeer } from './peers.ts';
import type { Peer } from './peers.ts';

/** What all of them show: a file of the demo. */
export const PANORAMA = new URL('../../../demo/media/panoramas/atrium.jpg', import.meta.url);

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tour</title><link rel="stylesheet" href="/tour.css">
<link rel="icon" href="data:,"><style>html,body,#tour{margin:0;width:100%;height:100%}</style>
<script>globalThis.seen=()=>{globalThis.seenAt??=performance.now()}</script></head>
<body><div id="tour"></div><script type="module" src="/tour.js"></script></body></html>`;

/** A peer's tour on a server of its own, compressed and kept in memory. */
export interface PeerServer {
  readonly url: string;
  readonly stop: () => void;
}

export async function servePeer(peer: Peer): Promise<PeerServer> {
  const { js, css } = await packPeer(peer);
  const files = new Map<
    string | undefined,
    { readonly type: string; readonly body: Buffer; readonly isPacked?: true }
  >([
    ['/', packed('text/html; charset=utf-8', page)],
    ['/tour.js', packed('text/javascript', js)],
    ['/tour.css', packed('text/css', css)],
    ['/panorama.jpg', { type: 'image/jpeg', body: await readFile(PANORAMA) }],
  ]);
  const server = createServer((request, response) => {
    const file = files.get(request.url);
    response.writeHead(file === undefined ? 404 : 200, {
      ...(file && { 'content-type': file.type, 'content-length': file.body.byteLength }),
      ...(file?.isPacked && { 'content-encoding': 'br' }),
    });
    response.end(file?.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function packed(type: string, text: string) {
  return { type, body: brotliCompressSync(text), isPacked: true } as const;
}
