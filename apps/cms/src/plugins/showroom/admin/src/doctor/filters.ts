import { SEVERITIES } from '@vitrine/doctor/finding';
import type { Severity } from '@vitrine/doctor/finding';
import { useSearchParams } from 'react-router-dom';
import type { LocatedFinding } from '../../../contracts/doctor.ts';

/** The value for what all worlds share; a slug never contains an asterisk. */
export const SHARED = '*';

/** The page's filters. They are part of the address, so that going back shows the same list. */
export interface Filters {
  /** A slug, or {@link SHARED}; absent for all worlds. */
  readonly world?: string;
  readonly severity?: Severity;
}

export function matches({ world, severity }: Filters, finding: LocatedFinding): boolean {
  return (
    (world === undefined || (finding.world ?? SHARED) === world) &&
    (severity === undefined || finding.severity === severity)
  );
}

export function useFilters(): readonly [Filters, (filters: Filters) => void] {
  const [query, setQuery] = useSearchParams();
  const world = query.get('world');
  const severity = SEVERITIES.find((known) => known === query.get('severity'));
  const filters: Filters = {
    ...(world === null ? {} : { world }),
    ...(severity === undefined ? {} : { severity }),
  };
  return [filters, (wanted) => setQuery({ ...wanted }, { replace: true })];
}
