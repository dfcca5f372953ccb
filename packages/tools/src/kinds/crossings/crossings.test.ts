import { readFileSync } from 'node:fs';
import type { CrossingReport } from '@netloom/model';
import { expect, it } from 'vitest';
import { checkCrossings } from './analysis/report.ts';
import { cells, netlistOf } from './test/netlist.ts';
import { FAULTS, SOFT } from './test/faults.ts';

const CLEAN = readFileSync(new URL('test/clean.sv', import.meta.url), 'utf8');
const DECLARED = { clocks: [], resets: [] };

async function checked(files: Record<string, string>): Promise<CrossingReport> {
  return checkCrossings(await netlistOf(files, 'clean'), 'clean', DECLARED);
}

const problems = ({ crossings }: CrossingReport) => crossings.filter(({ severity }) => severity !== 'safe');

it('reports nothing on a design that crosses in every safe way, and lists all that crosses', async () => {
  const report = await checked({ ...cells(), 'clean.sv': CLEAN });
  expect(problems(report)).toEqual([]);
  expect(report.domains.map(({ name }) => name).sort()).toEqual(['a', 'b']);
  const count = (kind: string) => report.crossings.filter((each) => each.class === kind).length;
  // Two of the handshake and of the pulse, four Gray bits each way, the flag; the words of handshake and FIFO.
  expect([count('synchronised'), count('held')]).toEqual([2 + 2 + 8 + 1, 2]);
});

it.each(FAULTS)(
  'finds $class at $sink: $replace',
  async ({ file = 'clean.sv', find, replace, sink, ...fault }) => {
    const files = { ...cells(), 'clean.sv': CLEAN };
    const text = files[file as 'clean.sv'];
    expect(text).toContain(find);
    files[file as 'clean.sv'] = text.replace(find, () => replace);
    files['clean.sv'] = files['clean.sv'].replace('  nl_clk_gate u_gate', `  ${SOFT}  nl_clk_gate u_gate`);
    const found = problems(await checked(files));
    expect(found.map((each) => each.class)).toContain(fault.class);
    const [one] = found.filter((each) => each.class === fault.class && each.sink.includes(sink));
    expect(one, JSON.stringify(found, null, 1)).toBeDefined();
    expect(one!.place?.file).toMatch(/\.sv$/);
    // Nothing but what follows from the fault.
    const expected = [fault.class, ...(fault.also ?? [])];
    expect(found.filter((each) => !expected.includes(each.class))).toEqual([]);
  },
);
