import { SEVERITIES } from '@vitrine/doctor/finding';
import type { Severity } from '@vitrine/doctor/finding';
import { useSearchParams } from 'react-router-dom';
import type { LocatedFinding } from '../../../contracts/doctor.ts';

/** Stands for what all worlds share; a slug never has a star. */
export const SHARED = '*';

/** Which findings the page shows. It stands in the address, so that going back finds the same list. */
export interface Filters {
  /** A slug, or {@link SHARED}; all worlds when absent. */
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
