import { entrancesOf } from '@vitrine/core/links/entrances';
import { message } from '@vitrine/core/reports/message';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';

/** Start pages that no visitor sees: they are shown at the bare address alone, of the showroom or of a world's host. */
export function findUnseenStartPages({ snapshot }: Examined): readonly Finding[] {
  const { byHost, defaultWorld } = entrancesOf(snapshot);
  // Without a default world the showroom does not start, which is a finding of its own.
  if (defaultWorld === undefined) return [];
  const entered = new Set([defaultWorld, ...byHost.values()]);
  return snapshot.worlds
    .filter(({ slug, startPage }) => startPage !== undefined && !entered.has(slug))
    .map(({ slug, name }) => ({
      severity: 'warning',
      code: 'unseenStartPage',
      subject: { kind: 'world', id: slug, field: 'start_page' },
      sentence: message('unseenStartPage', { world: name }),
      fix: message('fix.unseenStartPage'),
    }));
}
