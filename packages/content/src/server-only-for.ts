import type { Snapshot } from '@vitrine/core/world/snapshot';
import { dashboardOfFigure } from './bundle.ts';
import type { ServerOnlyContent } from './bundle.ts';
import { UPLOADS_PATH } from './normalise/media-library.ts';

/** Addresses of uploads in JSON, up to what no address holds unescaped. */
const UPLOADS = new RegExp(String.raw`${UPLOADS_PATH}([^\s"<>?#/\\]+)`, 'g');

/**
 * What only the server has, as far as these snapshots need it: for an extract of a showroom that must say nothing of
 * the rest. Access codes are left out: an extract has no doors. Speaker notes of stories are left out: anyone who has the
 * extract could read them.
 */
export function serverOnlyFor(
  { mediaSources, figureSources }: ServerOnlyContent,
  snapshots: Readonly<Record<string, Snapshot>>,
): ServerOnlyContent {
  const names = Object.keys(mediaSources).length === 0 ? new Set<string>() : namesIn(snapshots);
  const figures = Object.entries(figureSources ?? {}).flatMap(([locale, sources]) => {
    const shown = new Set(snapshots[locale]?.dashboards.map(({ id }) => String(id)));
    const own = Object.entries(sources).filter(([key]) => shown.has(dashboardOfFigure(key)));
    return own.length === 0 ? [] : [[locale, Object.fromEntries(own)] as const];
  });
  return {
    accessCodes: {},
    mediaSources: Object.fromEntries(Object.entries(mediaSources).filter(([name]) => names.has(name))),
    ...(figures.length === 0 ? {} : { figureSources: Object.fromEntries(figures) }),
  };
}

function namesIn(snapshots: Readonly<Record<string, Snapshot>>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const snapshot of Object.values(snapshots)) {
    for (const [, found = ''] of JSON.stringify(snapshot).matchAll(UPLOADS)) {
      // Quotation marks and brackets may be the file's own, or end the address inside a text.
      for (const name of [found, found.replace(/['()].*$/, '')]) names.add(decoded(name));
    }
  }
  return names;
}

/** Inside a text anything can be behind the path. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
