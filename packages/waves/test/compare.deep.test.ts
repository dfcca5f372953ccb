import { expect, test } from 'vitest';
import { compare } from '../src/compare/index.ts';
import { dumpPair, openText } from './wavePair.ts';

test('one design by Icarus and by Verilator', async () => {
  const [icarus, verilator] = [dumpPair('icarus').icarus, dumpPair('verilator').verilator];
  const same = await compare(await openText(verilator), await openText(icarus));
  expect(same).toMatchObject({ differences: [], onlyA: [], onlyB: [], incomparable: [] });
  // pair.clk, count, out and stage.clk, in, out
  expect(same.equal).toBe(6);
  const at = icarus.indexOf('b1001 ');
  const tick = Number(/#(\d+)\n[^#]*$/.exec(icarus.slice(0, at))![1]);
  const changed = icarus.slice(0, at) + icarus.slice(at).replace('b1001', 'b1000');
  const { differences } = await compare(await openText(verilator), await openText(changed));
  expect(differences.map(({ time }) => time)).toContain(tick);
  expect(differences.every(({ valueA, valueB }) => valueA === '00001001' && valueB === '00001000')).toBe(
    true,
  );
}, 300_000);
