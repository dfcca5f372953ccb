import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createLibrary } from '@netloom/soc';
import { fabricSubject, trafficBench } from '@netloom/soc/traffic';
import { expect, it } from 'vitest';
import { runPlan } from '../../../../../bench/core/runPlan.ts';
import { fabricDocument } from '../../../../soc/test/axi4/config.ts';
import { interconnectEntries } from '../../../../soc/test/ips.ts';
import { adapters } from './adapters.ts';
import { planTraffic } from './planTraffic.ts';
import { traffic } from './kind.ts';

const LIBERTY = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';
const library = createLibrary(interconnectEntries());
const document = fabricDocument({ name: 'duel', managers: 2, memories: 2, transactions: 0 });
const root = join(import.meta.dirname, '../../../../..');

/** Figures of a run over a crossbar of two managers and two subordinates. */
async function measured(topology: string): Promise<Map<string, number>> {
  const subject = fabricSubject(document, library, 'xbar0', { TOPOLOGY: `"${topology}"` })!;
  const folder = mkdtempSync(join(tmpdir(), 'traffic-'));
  try {
    mkdirSync(join(folder, 'src'));
    const { descriptor, folder: ip } = library.find('netloom:interconnect:axi4_crossbar:1.0')!;
    for (const path of descriptor.files)
      writeFileSync(join(folder, 'src', basename(path)), readFileSync(join(root, ip, path)));
    const plan = planTraffic({
      ...{ title: 'duel', top: subject.module, fabric: subject.text, bench: trafficBench(subject) },
      ...{ sources: subject.files, liberty: 'liberty.lib' },
      programs: { node: process.execPath, tools: join(import.meta.dirname, '../..') },
      limits: { seconds: 600, memoryMegabytes: 4096, processes: 64, diskMegabytes: 1000 },
    });
    const outputs = await runPlan(folder, plan, { 'liberty.lib': LIBERTY });
    const findings = plan.steps.flatMap((step) => {
      const read = (adapters[step.tool] ?? { read: () => () => [] }).read(step);
      return outputs[step.id]!.split('\n').flatMap((line) => read(line));
    });
    expect(
      findings.filter((found) => found.type === 'diagnostic' && found.diagnostic.severity === 'error'),
    ).toEqual([]);
    return new Map(findings.flatMap((found) => (found.type === 'metric' ? [[found.name, found.value]] : [])));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Clocks of latency by the registers on the way, beats a clock by the number of ways: a bus has one. */
it.each([
  ['full', 2, 1.2, 2],
  ['direct', 1, 1.2, 2],
  ['pipelined', 5, 1.2, 2],
  ['shared-bus', 3, 0.95, 1],
])('measures a %s crossbar', { timeout: 600_000 }, async (topology, latency, least, most) => {
  const figures = await measured(topology);
  expect(figures.get('read latency')).toBe(latency);
  for (const name of ['read throughput', 'write throughput']) {
    expect(figures.get(name)).toBeGreaterThan(least);
    expect(figures.get(name)).toBeLessThanOrEqual(most);
  }
  for (const figure of traffic.figures)
    expect(
      [...figures.keys()].some((name) => figure.test(name)),
      String(figure),
    ).toBe(true);
});
