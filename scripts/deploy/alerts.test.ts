import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readMarkdown } from '../docs/markdown.ts';
import { readText, ROOT } from './testing/deploy-files.ts';
import { readExpression, unknownNames } from './testing/promql.ts';
import { readRegistry } from './testing/registry.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

interface RuleTest {
  readonly input_series: readonly { readonly series: string }[];
  readonly promql_expr_test: readonly { readonly expr: string; readonly exp_samples: readonly object[] }[];
}

const RULES = (
  parse(readText('deploy/monitoring/vitrine-alerts.yml')) as {
    readonly groups: readonly { readonly rules: readonly Rule[] }[];
  }
).groups.flatMap(({ rules }) => rules);

const TESTS = parse(readText('deploy/monitoring/vitrine-alerts.test.yml')) as {
  readonly rule_files: readonly string[];
  readonly tests: readonly RuleTest[];
};

const GUIDE = readText('docs/operations.md');

/** The rows of the table of alarms: the metrics, the words, and the rule, which some rows lack. */
const ALARMS = [
  ...GUIDE.matchAll(/^\| (`(?:vitrine|process|nodejs)_[^|]+?) +\| ([^|]+?) +\|(?: `(\w+)`)? *\|$/gm),
].map(([, metrics = '', words = '', rule]) => ({
  metrics: [...metrics.matchAll(/`(\w+)`/g)].map(([, metric = '']) => metric),
  words,
  rule,
}));

/** The time for which an alarm has to last, as Prometheus writes it; undefined where its words name none. */
function lastingOf(words: string): string | undefined {
  const [, time] = /\bfor (an hour|\d+ minutes)\b/.exec(words) ?? [];
  return time === undefined ? undefined : time === 'an hour' ? '1h' : time.replace(' minutes', 'm');
}

const REGISTRY = readRegistry();

describe('the rules for Prometheus', () => {
  test('are those of the table in the guide for operators, one for one', () => {
    const named = ALARMS.flatMap(({ rule }) => rule ?? []);
    expect(named.length).toBeGreaterThan(15);
    expect(named).toEqual(RULES.map(({ alert }) => alert));
    expect(ALARMS.filter(({ rule }) => rule === undefined).map(({ words }) => words.slice(0, 12))).toEqual([
      'not an alarm',
      'not an alarm',
    ]);
  });

  test.each(RULES)('$alert is about the metric of its row, for as long as its words say', (rule) => {
    const row = ALARMS.find((alarm) => alarm.rule === rule.alert);
    const metrics = readExpression(rule.expr).selectors.map(({ metric }) =>
      metric.replace(/_(?:bucket|count)$/, ''),
    );
    expect(row?.metrics).toEqual(expect.arrayContaining([metrics[0]]));
    expect(rule.for).toBe(lastingOf(row?.words ?? ''));
  });

  test.each(RULES)('$alert names metrics and labels that a web server exports', ({ expr }) => {
    expect(readExpression(expr).selectors).not.toEqual([]);
    expect(unknownNames(expr, REGISTRY)).toEqual([]);
  });

  test.each(RULES)('$alert says what it is, and where to read on', ({ labels, annotations }) => {
    expect(Object.keys(annotations)).toEqual(['summary', 'description', 'runbook']);
    expect(['critical', 'warning']).toContain(labels['severity']);
    const [file = '', anchor = ''] = (annotations['runbook'] ?? '').split('#');
    expect(existsSync(join(ROOT, file))).toBe(true);
    expect(readMarkdown(readText(file)).anchors).toContain(anchor);
  });

  test.each(RULES)('$alert is tried, firing and not firing', ({ alert }) => {
    expect(TESTS.rule_files).toEqual(['vitrine-alerts.yml']);
    const outcomes = TESTS.tests
      .flatMap(({ promql_expr_test }) => promql_expr_test)
      .filter(({ expr }) => expr === `count(ALERTS{alertname="${alert}", alertstate="firing"})`)
      .map(({ exp_samples }) => exp_samples.length);
    expect(new Set(outcomes)).toEqual(new Set([0, 1]));
  });
});

test('an expression that is none, or names what is not there, is found', () => {
  expect(() => readExpression('sum(rate(vitrine_cms_up[5m])')).toThrow('no expression');
  expect(unknownNames('sum by (rout) (vitrine_cms_down{statu="1"})', REGISTRY)).toEqual([
    'vitrine_cms_down',
    'vitrine_cms_down{statu}',
    'rout',
  ]);
});
