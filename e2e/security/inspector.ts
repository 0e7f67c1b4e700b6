/** Looks into the memory of a process that was started with `--inspect`. */
export interface Inspector {
  /** Bytes of live objects, after everything dead has been collected. */
  readonly liveBytes: () => Promise<number>;
  readonly close: () => void;
}

interface Usage {
  readonly heapUsed: number;
  readonly external: number;
}

/**
 * @param output of the process, in which it names its door.
 * @throws Error when there is none.
 */
export async function openInspector(output: string): Promise<Inspector> {
  const address = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/.exec(output)?.[0];
  if (address === undefined) throw new Error(`The process has no inspector. ${output}`);
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('The inspector does not answer.')));
  });
  let last = 0;
  const call = (method: string, params: object = {}): Promise<unknown> =>
    new Promise((resolve) => {
      last += 1;
      const id = last;
      const listen = (event: MessageEvent): void => {
        const message = JSON.parse(String(event.data)) as { readonly id?: number; readonly result?: unknown };
        if (message.id !== id) return;
        socket.removeEventListener('message', listen);
        resolve(message.result);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method, params }));
    });
  return {
    liveBytes: async () => {
      await call('HeapProfiler.collectGarbage');
      await call('HeapProfiler.collectGarbage');
      const answer = (await call('Runtime.evaluate', {
        expression: 'JSON.stringify(process.memoryUsage())',
        returnByValue: true,
      })) as { readonly result: { readonly value: string } };
      const { heapUsed, external } = JSON.parse(answer.result.value) as Usage;
      return heapUsed + external;
    },
    close: () => socket.close(),
  };
}
