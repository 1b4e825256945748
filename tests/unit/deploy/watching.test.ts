import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled, kit, read, root, runProgram, type Yaml, yamlOf } from './kit.ts';

const [rules] = yamlOf('prometheus/alerts.yaml') as [Yaml];
const alerts: Yaml[] = rules.groups.flatMap((group: Yaml) => group.rules);
const runbook = readFileSync(join(root, 'docs/operations/runbook.md'), 'utf8');
const hasPromtool = isInstalled('promtool', '--version');

test('each alert has an entry of its own in the runbook, and each entry its alert', () => {
  const entries = [...runbook.slice(runbook.indexOf('## Alerts')).matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(entries).toEqual(alerts.map(({ alert }) => alert));
  for (const { alert, annotations } of alerts) expect(annotations.runbook).toBe(`runbook.md#${alert.toLowerCase()}`);
});

test('each alert has a severity, a summary and a trial of its own', () => {
  const trials = yamlOf('prometheus/alerts.test.yaml')[0].tests.map(({ name }: Yaml) => name);
  for (const { alert, labels, annotations } of alerts) {
    expect(labels.severity).toMatch(/^(?:page|warn|info)$/);
    expect(annotations.summary).not.toBe('');
    expect(trials).toContain(alert);
  }
});

test.skipIf(!hasPromtool)('promtool takes rules and settings (skipped without promtool)', () => {
  expect(runProgram('promtool', ['check', 'rules', join(kit, 'prometheus/alerts.yaml')])).toMatchObject({ ok: true });
  const settings = ['check', 'config', '--syntax-only', join(kit, 'prometheus/prometheus.yaml')];
  expect(runProgram('promtool', settings)).toMatchObject({ ok: true });
});

test.skipIf(!hasPromtool)('each alert is raised by its fault alone (skipped without promtool)', () => {
  const { ok, text } = runProgram('promtool', ['test', 'rules', join(kit, 'prometheus/alerts.test.yaml')]);
  expect({ ok, text }).toMatchObject({ ok: true });
});

test('the dashboard has a panel for each kind of figure, none over another', () => {
  const { panels } = JSON.parse(read('grafana/portal.json'));
  const places = panels.map(({ gridPos: { x, y } }: Yaml) => `${x},${y}`);
  expect(new Set(places).size).toBe(panels.length);
  for (const { title, targets } of panels) expect([title, targets.length > 0]).toEqual([title, true]);
});
