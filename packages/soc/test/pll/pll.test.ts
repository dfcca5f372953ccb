import { expect, it } from 'vitest';
import { pllText, solvePll } from '@netloom/soc/clocks';
import type { PllRequest } from '@netloom/soc/clocks';
import { prove } from '../../../../proof/index.ts';
import { agrees } from './agrees.ts';
import { FAMILIES, requestsOf } from './requests.ts';

const ask = (reference: number, ...outputs: number[]): PllRequest => ({
  ...{ reference: reference * 1e6, outputs: outputs.map((each) => each * 1e6) },
  ...{ tolerance: 0.001, vco: 'high' },
});

it.each(Object.keys(FAMILIES))('%s: no number of any divider does better', (id) => {
  const count = id === 'ecp5' || id === 'mmcm' ? 1 : 5;
  for (const request of requestsOf(FAMILIES[id]!, count)) agrees(FAMILIES[id]!, request);
});

it('gives what Lattice documents for 12 MHz to 60 MHz, and the loop filter of its rate', () => {
  const answer = solvePll(FAMILIES['ice40']!, ask(12, 60));
  expect(answer).toMatchObject({ kind: 'found', set: { divider: 1, multiplier: 80, outputs: [16] } });
});

it('runs the phase detector as fast as it may where less jitter is asked for, as icepll does', () => {
  const found = (vco: PllRequest['vco']) => solvePll(FAMILIES['ice40']!, { ...ask(40, 60), vco });
  expect(found('high')).toMatchObject({ set: { divider: 1, multiplier: 24, outputs: [16], phase: 40e6 } });
  expect(found('low')).toMatchObject({ set: { divider: 4, phase: 10e6 } });
});

it.each([
  ['ice40', ask(5, 60), 'reference'],
  ['ice40', ask(12, 300), 'output'],
  ['ice40', ask(12, 60, 30), 'outputs'],
  ['mmcm', ask(100, 700, 650), 'steps'],
  ['ice40', ask(40, 34), 'phase'],
  ['plle2', ask(100, 800, 300), 'vco'],
])('%s: says which limit stands in the way of %j', (id, request, limit) => {
  const answer = solvePll(FAMILIES[id]!, request);
  expect(answer).toMatchObject({ kind: 'impossible', limit: { limit } });
});

/** The simulation models of the vendors' primitives that Yosys brings, by family. */
const MODELS = {
  ice40: '+/ice40/cells_sim.v',
  ecp5: '+/ecp5/cells_bb.v',
  mmcm: '+/xilinx/cells_xtra.v',
  plle2: '+/xilinx/cells_xtra.v',
};

it.each(Object.entries(MODELS))(
  '%s: the module has ports and parameters of the primitive',
  async (id, model) => {
    const family = FAMILIES[id]!;
    const request = id === 'ice40' ? ask(24, 60) : ask(25, 50, 40);
    const answer = solvePll(family, request);
    if (answer.kind !== 'found') throw new Error('a set was expected');
    const text = pllText(family, 'soc_pll', request.reference, answer.set)!;
    const script = `read_verilog -sv pll.sv; read_verilog -lib ${model}; hierarchy -check -top soc_pll; check -assert`;
    const { steps } = await prove({ files: { 'pll.sv': text }, steps: [['yosys', '-q', '-p', script]] });
    const said = steps[0]!.stderr.split('\n').filter((line) => !/floating point parameter|^$/.test(line));
    expect(said).toEqual([]);
  },
);
