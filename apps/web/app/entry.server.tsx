import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { serverContext } from './contract/server-context.ts';
import { CarriedText } from './carried/carried-script.tsx';
import { withCarried, writeCarried } from './carried/carried-data.ts';
import { createWindow } from './showroom/window/create-window.ts';
import { WindowContext } from './showroom/window/window-context.ts';
import { ScriptMark } from '~/ui/script-mark.ts';

export { serverContext };

/**
 * Renders the whole page before the first byte is sent: the server caches pages, and an error while rendering still
 * reaches the visitor as a status. Every script that the render itself writes carries the mark of this render, by which
 * the server recognises it for the page's content security policy. The page itself is left in the server's context.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { scriptMark: mark, page } = loadContext.get(serverContext);
  const { carried = new Map() } = page;
  const { staticHandlerContext } = routerContext;
  staticHandlerContext.loaderData = withCarried(staticHandlerContext.loaderData, carried);
  const app = (
    <ScriptMark value={mark}>
      <CarriedText value={writeCarried(carried)}>
        <WindowContext value={createWindow()}>
          <ServerRouter
            context={routerContext}
            url={request.url}
            {...(mark !== undefined && { nonce: mark })}
          />
        </WindowContext>
      </CarriedText>
    </ScriptMark>
  );
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe } = renderToPipeableStream(app, {
      nonce: mark,
      // Nothing is sent in pieces, so that an overlay's content is in the page without scripts too.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8');
        const answer = (html: string) => {
          page.html = html;
          resolve(new Response(null, { status: finalStatus, headers }));
        };
        pipe(collect(answer));
      },
      onShellError: reject,
      onError() {
        finalStatus = 500;
      },
    });
  });
}

/** Collects a page whole: it is rendered completely before anything of it is sent. Long texts come as they are. */
function collect(onEnd: (html: string) => void): Writable {
  const decoder = new TextDecoder();
  let html = '';
  return new Writable({
    decodeStrings: false,
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Uint8Array | string, _encoding, done) {
      html += typeof chunk === 'string' ? chunk : decoder.decode(chunk);
      done();
    },
    final(done) {
      onEnd(html);
      done();
    },
  });
}
