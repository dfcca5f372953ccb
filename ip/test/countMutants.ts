import type { Claim } from './clockProof.ts';
import type { Mutant } from './mutant.ts';

const at = (file: string, find: string, replace: string): Mutant => ({ file, find, replace });

const ENABLE = 'nl_clk_enable.sv';
const MEASURE = 'nl_clk_measure.sv';
const WATCH = 'nl_clk_watch.sv';

/** What is proved of a cell, and errors that designers make in it: each must be refuted. */
export interface Cell {
  claim: Claim;
  more?: Claim[];
  mutants: Mutant[];
  /** How mutants are refuted where the way of the proof is not quick to do so. */
  refuted?: Pick<Claim, 'clocks' | 'engine'>;
}

/** Cells that count the periods of clocks: what is proved of each, and errors that must be refuted. */
export const COUNTING: Record<string, Cell> = {
  enable: {
    claim: { name: 'enable', defines: { WIDTH: 3 } },
    more: [{ name: 'enable', defines: { WIDTH: 7 }, engine: 'reach' }],
    mutants: [
      at(ENABLE, "last   = left == '0", 'last   = left == 1'),
      at(ENABLE, "last   = left == '0", 'last   = left <= 1'),
      at(ENABLE, "ratio == '0 ? '0 : ", ''),
      at(ENABLE, "ratio - 1'b1", 'ratio'),
      at(ENABLE, "ratio - 1'b1", "ratio - 2'd2"),
      at(ENABLE, "left - 1'b1", "left - 2'd2"),
      at(ENABLE, "left - 1'b1", 'left'),
      at(ENABLE, "last ? others : left - 1'b1", "last ? left - 1'b1 : others"),
      at(ENABLE, 'enable <= last', 'enable <= !last'),
      at(ENABLE, 'enable <= last', "enable <= 1'b1"),
      at(ENABLE, 'enable <= last', 'enable <= enable || last'),
      at(ENABLE, "enable <= 1'b0", "enable <= 1'b1"),
      at(ENABLE, "left   <= '0", "left   <= '1"),
      at(ENABLE, 'always_ff @(posedge clk', 'always_ff @(negedge clk'),
    ],
  },
  measure: {
    claim: { name: 'measure', defines: { WINDOW: 2, WIDTH: 3 }, engine: 'joined' },
    more: [
      { name: 'measure', defines: { WINDOW: 4, WIDTH: 3 }, engine: 'joined' },
      { name: 'measure', defines: { WINDOW: 9, WIDTH: 4 }, engine: 'induction' },
      { name: 'measure', defines: { WINDOW: 100, WIDTH: 8 }, engine: 'induction' },
    ],
    // Each shows in the first results.
    refuted: { clocks: 20 },
    mutants: [
      at(MEASURE, "passed_next = passed + 1'b1", "passed_next = passed + 2'd2"),
      at(MEASURE, "ends        = left == '0", 'ends        = left == 1'),
      at(MEASURE, 'passed_next ^ (passed_next >> 1)', 'passed_next'),
      at(MEASURE, 'passed_next ^ (passed_next >> 1)', 'passed ^ (passed >> 1)'),
      at(MEASURE, '^(gray_seen >> i)', 'gray_seen[i]'),
      at(MEASURE, '.in   (gray[i])', '.in   (passed[i])'),
      at(MEASURE, 'WINDOW - 1', 'WINDOW'),
      at(MEASURE, "ends ? LAST : left - 1'b1", "ends ? '0 : left - 1'b1"),
      at(MEASURE, "ends && starting == '0", 'ends'),
      at(MEASURE, "ends && starting == '0", "starting == '0"),
      at(MEASURE, 'starting <= starting >> 1', "starting <= '0"),
      at(MEASURE, 'earlier  <= now', 'earlier  <= earlier'),
      at(MEASURE, 'now - earlier', 'earlier - now'),
      at(MEASURE, 'now - earlier', 'now'),
    ],
  },
  watch: {
    claim: { name: 'watch', defines: { LATE: 3 } },
    more: [{ name: 'watch', defines: { LATE: 8 } }],
    mutants: [
      at(WATCH, 'arrived < low || arrived > high', 'arrived < low'),
      at(WATCH, 'arrived < low || arrived > high', 'arrived > high'),
      at(WATCH, 'arrived < low ||', 'arrived <= low ||'),
      at(WATCH, 'arrived > high', 'arrived >= high'),
      at(WATCH, 'fresh <= valid', "fresh <= 1'b1"),
      at(WATCH, 'enable && (valid', '(valid'),
      at(WATCH, 'valid ? outside : late', 'valid && outside'),
      at(WATCH, 'valid ? outside : late', 'late'),
      at(WATCH, "waited  <= '0;\n        count", 'count'),
      at(WATCH, 'count   <= arrived', 'count   <= count'),
      at(WATCH, "stopped <= arrived == '0", "stopped <= count == '0"),
      at(WATCH, "stopped <= arrived == '0", "stopped <= arrived != '0"),
      at(WATCH, "late    <= 1'b0;\n      end else if", 'end else if'),
      at(WATCH, 'LATE - 1', 'LATE - 2'),
      at(WATCH, 'waited == LAST', "waited == '0"),
    ],
  },
};
