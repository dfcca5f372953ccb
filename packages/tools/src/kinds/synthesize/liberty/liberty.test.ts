import { expect, test } from 'vitest';
import { prove } from '../../../../../../proof/index.ts';
import { latchMap } from './latchMap.ts';
import { libraryCells } from './libraryCells.ts';
import { readLiberty } from '../../../liberty/readLiberty.ts';

const LIBRARY = `/* a { comment } */
library (tiny) {
  time_unit : "1ps";
  capacitive_load_unit (1,ff)
  slew_lower_threshold_pct_rise : 10;
  cell (INV) { area : 2 ; pin(A) { direction : input; capacitance : 3; } }
  cell (BIG_FF) {
    area : 40;
    ff (IQ, IQN) { clocked_on : "CK"; }
  }
  cell ("FF")
  {
    area : 20.5
    ff (IQ, IQN) { next_state : "D"; clocked_on : "CK"; }
    pin (D) { capacitance : 4; }
    pin (CK) { capacitance : 6; }
    pin (QN) { capacitance : 5; }
    pin (Q) {
      timing () {
        related_pin : "CK"; timing_type : rising_edge;
        cell_rise (t) { index_1 ("1, 2"); values ("10, 30", \\
          "20, 90, 70"); }
      }
    }
  }
  cell (LAT) { area : 9; latch (IQ, IQN) { enable : "G"; } }
}
`;

test('groups and attributes are read, with and without semicolons and quotes', () => {
  const library = readLiberty(LIBRARY);
  expect(library).toMatchObject({ kind: 'library', name: 'tiny', attributes: { time_unit: '1ps' } });
  expect(library.groups.map(({ name }) => name)).toEqual(['INV', 'BIG_FF', 'FF', 'LAT']);
});

test('cells, their areas and the measures of the smallest flip-flop', () => {
  const cells = libraryCells(LIBRARY);
  expect(cells.areas).toEqual({ INV: 2, BIG_FF: 40, FF: 20.5, LAT: 9 });
  expect(cells.flipFlops).toEqual(['BIG_FF', 'FF']);
  // The medians of 10 20 30 70 90 and of 4 5 6.
  expect(cells.smallestFlipFlop).toEqual({ name: 'FF', area: 20.5, clockToOutput: 30, pinCapacitance: 5 });
  expect(cells.header).toMatchObject({
    time_unit: '1ps',
    capacitive_load_unit: '1 ff',
    slew_lower_threshold_pct_rise: '10',
    slew_upper_threshold_pct_rise: '80',
  });
});

const latchCell = (name: string, enable: string, more = '') =>
  `cell (${name}) { area : 9; latch (IQ, IQN) { enable : "${enable}"; data_in : "D"; ${more} } pin (G) { direction : input; } pin (D) { direction : input; } pin (Q) { direction : output; function : "IQ"; } }`;
const latchesIn = (...cells: string[]) => libraryCells(`library (tiny) { ${cells.join('\n')} }`).latches;

test('latches of an enable and data, by their pins; none with a clear', () => {
  const pins = { enable: 'G', data: 'D', output: 'Q' };
  expect(
    latchesIn(latchCell('HIGH', 'G'), latchCell('LOW', "G'"), latchCell('CLEARED', 'G', 'clear : "R";')),
  ).toEqual([
    { cell: 'HIGH', ...pins, openHigh: true },
    { cell: 'LOW', ...pins, openHigh: false },
  ]);
});

/** Cells that Yosys makes of a latch for each level by a map, and whether it does what the latch does. */
async function mappedBy(map: string) {
  const design = `module top (input e, d, output logic p, n);
    always_latch if (e) p = d;
    always_latch if (!e) n = d;
  endmodule`;
  // The cells of the library, as they are.
  const cells = `module HIGH (input G, D, output Q); \\$_DLATCH_P_ l (.E(G), .D(D), .Q(Q)); endmodule
    module LOW (input G, D, output Q); \\$_DLATCH_N_ l (.E(G), .D(D), .Q(Q)); endmodule`;
  const { steps } = await prove({
    files: { 'top.sv': design, 'latches.v': map, 'cells.v': cells },
    steps: [
      [
        'yosys',
        '-p',
        'read_verilog -sv top.sv; synth -top top -noabc; techmap -map latches.v; stat; read_verilog -icells cells.v; flatten; opt_clean; stat',
      ],
    ],
  });
  const [, own = '', below = ''] = steps[0]!.stdout.split('Printing statistics.').slice(-3);
  const cellsIn = (text: string) =>
    [...text.matchAll(/^ {5}(\S+) +(\d+)$/gm)].map(([, cell, n]) => `${n} ${cell}`);
  return { own: cellsIn(own), below: cellsIn(below) };
}

test.each([
  ['of both kinds', ['G', "G'"], ['1 HIGH', '1 LOW'], ['1 $_DLATCH_N_', '1 $_DLATCH_P_']],
  ['open while high alone', ['G'], ['1 $_NOT_', '2 HIGH'], ['2 $_DLATCH_P_', '1 $_NOT_']],
])('latches become cells of a library %s', async (_, enables, own, below) => {
  const cells = enables.map((enable) => latchCell(enable === 'G' ? 'HIGH' : 'LOW', enable));
  const found = await mappedBy(latchMap(latchesIn(...cells)));
  expect(found.own.toSorted()).toEqual(own.toSorted());
  expect(found.below.toSorted()).toEqual(below.toSorted());
});

test('a library without latches leaves them as they are', async () => {
  expect((await mappedBy(latchMap([]))).own).toEqual(['1 $_DLATCH_N_', '1 $_DLATCH_P_']);
});
