import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { cachedBuild } from './cachedBuild.ts';
import { planSimulation } from './simulate/planSimulation.ts';
import type { SimulationOptions } from './simulate/simulationOptions.ts';

const limits = { seconds: 10, memoryMegabytes: 512, processes: 64, diskMegabytes: 512 };
const TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
const TOOLS = { verilator: '5.006', make: '4.3', compiler: '12.2.0' };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function keyOf(options: Partial<SimulationOptions> = {}, tree = TREE, versions = TOOLS): string {
  const plan = planSimulation({ title: 't', top: 'tb', sources: ['tb.sv'], limits, ...options });
  return cachedBuild(plan, tree, versions, sha256).key;
}

it.each<Partial<SimulationOptions>>([
  { seed: 9 },
  { plusargs: ['+a=1'] },
  { title: 'other' },
  { limits: { ...limits, seconds: 99 } },
])('a model does not depend on %j', (options) => expect(keyOf(options)).toBe(keyOf()));

it.each<Partial<SimulationOptions>>([
  { top: 'other' },
  { sources: ['tb.sv', 'b.sv'] },
  { coverage: true },
  { trace: false },
  { traceDepth: 2 },
  { optimize: 'speed' },
  { defines: { A: '1' } },
  { parameters: { N: '1' } },
  { dump: {} },
])('a model depends on %j', (options) => expect(keyOf(options)).not.toBe(keyOf()));

it('a model depends on the tree and on the versions of its tools', () => {
  expect(keyOf({}, TREE.replace('4', '5'))).not.toBe(keyOf());
  expect(keyOf({}, TREE, { ...TOOLS, compiler: '13.1.0' })).not.toBe(keyOf());
});
