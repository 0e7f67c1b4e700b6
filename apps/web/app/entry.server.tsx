import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { serverContext } from './contract/server-context.ts';
import { ScriptMark } from '~/ui/script-mark.ts';

export { serverContext };

/**
 * Renders a page whole before the first byte leaves: pages are cached by the server, and a status found
 * late (an error while rendering) still reaches the visitor as a status. Every script that the render itself writes
 * bears the mark of this render, by which the server knows it for the page's policy.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const mark = loadContext.get(serverContext).scriptMark;
  const page = (
    <ScriptMark value={mark}>
      <ServerRouter context={routerContext} url={request.url} {...(mark !== undefined && { nonce: mark })} />
    </ScriptMark>
  );
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe } = renderToPipeableStream(page, {
      nonce: mark,
      // Nothing is sent in pieces: what stands in an overlay is in its place without scripts too.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8');
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError() {
        finalStatus = 500;
      },
    });
  });
}
