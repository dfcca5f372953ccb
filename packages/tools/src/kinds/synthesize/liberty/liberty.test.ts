import { expect, test } from 'vitest';
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
