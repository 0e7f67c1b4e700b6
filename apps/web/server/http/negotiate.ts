function qualityOf(entry: string): number {
  const match = /;\s*q=([0-9.]+)/i.exec(entry);
  return match ? Number(match[1]) : 1;
}

/**
 * Whether an `Accept-Encoding` or `Accept` header takes `wanted` by name. Wildcards do not count: a
 * client that can read brotli, AVIF or WebP says so.
 */
export function accepts(header: string | null | undefined, wanted: string): boolean {
  return (header ?? '').split(',').some((entry) => {
    const name = entry.split(';', 1)[0] ?? '';
    return name.trim().toLowerCase() === wanted && qualityOf(entry) > 0;
  });
}

/** Whether `If-None-Match` names `etag`, compared weakly as RFC 9110 has it for this header. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const strong = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((entry) => entry.trim().replace(/^W\//, '') === strong);
}
