/**
 * Handles events one after the other. The first is handled inside the call, so that a clip starts inside the tap;
 * events that it causes are queued.
 */
export function createEventQueue<QueuedEvent>(
  handle: (event: QueuedEvent) => void,
): (event: QueuedEvent) => void {
  const pending: QueuedEvent[] = [];
  let isHandling = false;
  return (event) => {
    pending.push(event);
    if (isHandling) return;
    isHandling = true;
    try {
      for (let next = pending.shift(); next !== undefined; next = pending.shift()) handle(next);
    } finally {
      isHandling = false;
    }
  };
}
