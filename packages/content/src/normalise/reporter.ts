import type { ContentReport, ContentReportKind, Rivals } from '@vitrine/core/reports/report';
import type { Message } from '@vitrine/core/reports/message';
import type { LocaleCode } from '@vitrine/core/world/ids';
import { compareText } from './present.ts';

/** Records one thing that was dropped, replaced or taken from a fallback; `path` is in wire names. */
export type Report = (kind: ContentReportKind, path: string, says: Message, rivals?: Rivals) => void;

/** Gathers the reports of all languages. */
export interface Reporter {
  /** For one language, or for all when absent. */
  readonly in: (locale?: LocaleCode) => Report;
  /** Each report once: without a locale when it applies to every language. Sorted by path. */
  readonly reports: () => readonly ContentReport[];
}

/** @param locales Every language that is normalised. */
export function createReporter(locales: readonly LocaleCode[]): Reporter {
  const found = new Map<string, { report: ContentReport; locales: Set<LocaleCode> | 'all' }>();
  return {
    in: (locale) => (kind, path, says, rivals) => {
      const key = `${path}\n${kind}\n${JSON.stringify(says)}\n${rivals?.refused ?? ''}`;
      const known = found.get(key) ?? {
        report: { path, kind, says, ...(rivals && { rivals }) },
        locales: new Set<LocaleCode>(),
      };
      if (locale === undefined) known.locales = 'all';
      else if (known.locales !== 'all') known.locales.add(locale);
      found.set(key, known);
    },
    reports: () =>
      [...found.values()]
        .flatMap(({ report, locales: met }): ContentReport[] => {
          if (met === 'all' || met.size === locales.length) return [report];
          return locales
            .filter((locale) => met.has(locale))
            .map((locale): ContentReport => Object.assign({ locale }, report));
        })
        .toSorted(
          (left, right) =>
            compareText(left.path, right.path) ||
            compareText(left.kind, right.kind) ||
            compareText(left.locale ?? '', right.locale ?? ''),
        ),
  };
}
