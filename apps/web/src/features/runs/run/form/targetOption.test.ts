import { expect, it } from 'vitest';
import { keyOf, labelOf } from './targetOption.ts';

const target = (top: string, testbench: string, fileList = '') => ({ title: top, top, testbench, fileList });

it('tells benches of one name apart by their files, and by their lists', () => {
  const targets = [
    target('tb', 'test/tb_rx.v'),
    target('tb', 'test/tb_tx.v'),
    target('soc_tb', 'gen/soc_tb.sv', 'gen/soc.f'),
    target('both', 'both.v', 'one.f'),
    target('both', 'both.v', 'other.f'),
    target('design', '', 'a/design.f'),
    target('design', '', 'b/design.f'),
  ];
  expect(targets.map((each) => labelOf(each, targets))).toEqual([
    'tb · test/tb_rx.v',
    'tb · test/tb_tx.v',
    'soc_tb',
    'both · both.v · one.f',
    'both · both.v · other.f',
    'design · a/design.f',
    'design · b/design.f',
  ]);
  expect(new Set(targets.map(keyOf)).size).toBe(targets.length);
});
