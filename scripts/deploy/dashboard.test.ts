import { describe, expect, test } from 'vitest';
import { readText } from './testing/deploy-files.ts';
import { readExpression, unknownNames } from './testing/promql.ts';
import { readRegistry } from './testing/registry.ts';

interface GridPosition {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: GridPosition;
  readonly datasource?: object;
  readonly targets?: readonly {
    readonly refId: string;
    readonly expr: string;
    readonly legendFormat?: string;
  }[];
}

interface Dashboard {
  readonly __inputs: readonly { readonly name: string; readonly type: string; readonly pluginId: string }[];
  readonly __requires: readonly { readonly type: string; readonly id: string }[];
  readonly templating: { readonly list: readonly { readonly name: string; readonly definition: string }[] };
  readonly panels: readonly Panel[];
}

const TEXT = readText('deploy/monitoring/vitrine-dashboard.json');
const DASHBOARD = JSON.parse(TEXT) as Dashboard;
const PANELS = DASHBOARD.panels.filter(({ type }) => type !== 'row');
const EXPRESSIONS = PANELS.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const REGISTRY = readRegistry();

/** The width of Grafana's grid. */
const COLUMNS = 24;

function overlap(one: GridPosition, other: GridPosition): boolean {
  return (
    one.x < other.x + other.w &&
    other.x < one.x + one.w &&
    one.y < other.y + other.h &&
    other.y < one.y + one.h
  );
}

describe('the dashboard for Grafana', () => {
  test('asks for a Prometheus when it is imported, and takes all from it', () => {
    expect(DASHBOARD['__inputs']).toMatchObject([
      { name: 'DS_PROMETHEUS', type: 'datasource', pluginId: 'prometheus' },
    ]);
    const source = { type: 'prometheus', uid: '${DS_PROMETHEUS}' };
    expect(PANELS.map(({ datasource }) => datasource)).toEqual(PANELS.map(() => source));
    const required = DASHBOARD['__requires'].filter(({ type }) => type === 'panel').map(({ id }) => id);
    expect(new Set(PANELS.map(({ type }) => type))).toEqual(new Set(required));
  });

  test('has panels of their own numbers and places', () => {
    const { panels } = DASHBOARD;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const [index, { title, gridPos }] of panels.entries()) {
      expect([title, gridPos.x + gridPos.w <= COLUMNS]).toEqual([title, true]);
      const covered = panels.slice(index + 1).filter((other) => overlap(gridPos, other.gridPos));
      expect([title, covered.map((other) => other.title)]).toEqual([title, []]);
    }
    for (const { title, targets = [] } of PANELS)
      expect([title, new Set(targets.map(({ refId }) => refId)).size]).toEqual([
        title,
        Math.max(1, targets.length),
      ]);
  });

  test('declares its variables, and lets each panel follow them', () => {
    const declared = DASHBOARD.templating.list.map(({ name }) => `$${name}`);
    expect(declared).toEqual(['$job', '$instance']);
    const used = new Set([...TEXT.matchAll(/\$\w+/g)].map(([name]) => name));
    const ofGrafana = new Set(['$__rate_interval', '$__range', '$__all']);
    expect([...used].filter((name) => !declared.includes(name) && !ofGrafana.has(name))).toEqual([]);
    for (const expr of EXPRESSIONS) {
      expect(expr).toContain('job=~"$job", instance=~"$instance"');
    }
  });

  test.each(EXPRESSIONS)('%s is an expression of what a web server exports', (expr) => {
    expect(readExpression(expr).selectors).not.toEqual([]);
    expect(unknownNames(expr, REGISTRY)).toEqual([]);
  });

  test('names in its legends only labels that the series have', () => {
    for (const { targets = [] } of PANELS) {
      for (const { expr, legendFormat = '' } of targets) {
        const { selectors, grouping } = readExpression(expr);
        const kept =
          grouping.length > 0 ? grouping : [...(REGISTRY.get(selectors[0]?.metric ?? '') ?? []), 'instance'];
        const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
        expect([expr, named.filter((label) => !kept.includes(label))]).toEqual([expr, []]);
      }
    }
  });

  test('shows every metric of the table of alarms', () => {
    const shown = new Set(
      EXPRESSIONS.flatMap((expr) =>
        readExpression(expr).selectors.map(({ metric }) => metric.replace(/_(?:bucket|count)$/, '')),
      ),
    );
    const table = readText('docs/operations.md').matchAll(/^\| (`(?:vitrine|process|nodejs)_[^|]+?) +\|/gm);
    const named = [...table].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !shown.has(name))).toEqual([]);
  });
});
