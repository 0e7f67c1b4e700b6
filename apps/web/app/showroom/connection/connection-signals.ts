/**
 * What this window notices of its connection: a request without an answer, the stream of events being open, new
 * content that could not be taken, a page that could not be loaded or was refused because too many were asked for
 * (and where the visitor wanted to go), the
 * visitor's place taken out of the showroom or closed to them.
 */
export type ConnectionSignal =
  | { readonly type: 'requestFailed' }
  | { readonly type: 'streamOpened' }
  | { readonly type: 'updateFailed' }
  | { readonly type: 'placeGone' | 'placeClosed' }
  | { readonly type: 'pageFailed' | 'pageThrottled'; readonly href: string };

const waiting: ConnectionSignal[] = [];
let listener: ((signal: ConnectionSignal) => void) | undefined;

/** Tells what watches the connection, which is fetched some seconds after the first picture; until then it waits. */
export function tellConnection(signal: ConnectionSignal): void {
  if (listener === undefined) waiting.push(signal);
  else listener(signal);
}

/** Hears all signals, those that waited first; the answer ends it. */
export function onConnectionSignal(hear: (signal: ConnectionSignal) => void): () => void {
  listener = hear;
  for (const signal of waiting.splice(0)) hear(signal);
  return () => {
    if (listener === hear) listener = undefined;
  };
}
