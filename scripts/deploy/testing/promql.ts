import { parser } from '@prometheus-io/lezer-promql';

/** A metric in an expression, with the labels that select its series. */
interface Selector {
  readonly metric: string;
  readonly labels: readonly string[];
}

/** What an expression of Prometheus names. */
export interface Expression {
  readonly selectors: readonly Selector[];
  /** The labels by which series are summed up or matched: `by (…)`, `on (…)`. */
  readonly grouping: readonly string[];
}

/** What Grafana replaces before it asks Prometheus, by something that Prometheus would take. */
function withoutIntervals(text: string): string {
  return text.replaceAll(/\$__(?:rate_interval|interval|range)\b/g, '5m');
}

/**
 * Reads an expression.
 *
 * @throws Error with the place of the fault.
 */
export function readExpression(written: string): Expression {
  const text = withoutIntervals(written);
  const selectors: { readonly metric: string; readonly labels: string[] }[] = [];
  const grouping: string[] = [];
  let isGrouping = false;
  parser.parse(text).iterate({
    enter: ({ name, from, to, type }) => {
      const word = text.slice(from, to);
      if (type.isError) throw new Error(`At ${from} this is no expression: ${written}`);
      if (name === 'VectorSelector') selectors.push({ metric: /^\w*/.exec(word)?.[0] ?? '', labels: [] });
      if (name === 'GroupingLabels') isGrouping = true;
      if (name === 'LabelName') (isGrouping ? grouping : (selectors.at(-1)?.labels ?? [])).push(word);
    },
    leave: ({ name }) => {
      if (name === 'GroupingLabels') isGrouping = false;
    },
  });
  return { selectors, grouping };
}

/** Labels that Prometheus adds to each series. */
const OF_PROMETHEUS: ReadonlySet<string> = new Set(['job', 'instance']);

/** Metrics and labels of an expression that no web server exports. */
export function unknownNames(
  written: string,
  registry: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const { selectors, grouping } = readExpression(written);
  const has = (metric: string, label: string): boolean =>
    OF_PROMETHEUS.has(label) || registry.get(metric)?.has(label) === true;
  return [
    ...selectors.filter(({ metric }) => !registry.has(metric)).map(({ metric }) => metric),
    ...selectors.flatMap(({ metric, labels }) =>
      labels.filter((label) => !has(metric, label)).map((label) => `${metric}{${label}}`),
    ),
    ...grouping.filter((label) => !selectors.some(({ metric }) => has(metric, label))),
  ];
}
