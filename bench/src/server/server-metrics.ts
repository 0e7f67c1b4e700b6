/** What a server of the product tells of itself at `/metrics`. */
export interface ServerMetrics {
  /** Processor time in seconds since its start, all threads. */
  readonly cpuSeconds: number;
  /** Resident memory in bytes. */
  readonly residentBytes: number;
  /** Pictures that wait to be resized. */
  readonly queuedPictures: number;
  /** Pages that were asked for and had to be rendered. */
  readonly renderedPages: number;
}

/**
 * Reads a server's own numbers.
 *
 * @throws Error when it does not tell one of them.
 */
export async function readMetrics(origin: string): Promise<ServerMetrics> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return {
    cpuSeconds: sampleOf(text, 'process_cpu_seconds_total'),
    residentBytes: sampleOf(text, 'process_resident_memory_bytes'),
    queuedPictures: sampleOf(text, 'vitrine_image_queue_length'),
    renderedPages: sampleOf(text, 'vitrine_page_cache_total{result="miss"}'),
  };
}

function sampleOf(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  if (line === undefined) throw new Error(`The server does not tell ${name} at /metrics.`);
  return Number(line.slice(name.length + 1));
}
