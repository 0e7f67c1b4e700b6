import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { serverContext } from './contract/server-context.ts';
import { createWindow } from './showroom/window/create-window.ts';
import { WindowContext } from './showroom/window/window-context.ts';
import { ScriptMark } from '~/ui/script-mark.ts';

export { serverContext };

/**
 * Renders the whole page before the first byte is sent: the server caches pages, and an error while rendering still
 * reaches the visitor as a status. Every script that the render itself writes carries the mark of this render, by which
 * the server recognises it for the page's content security policy.
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
      <WindowContext value={createWindow()}>
        <ServerRouter
          context={routerContext}
          url={request.url}
          {...(mark !== undefined && { nonce: mark })}
        />
      </WindowContext>
    </ScriptMark>
  );
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe } = renderToPipeableStream(page, {
      nonce: mark,
      // Nothing is sent in pieces, so that an overlay's content is in the page without scripts too.
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
