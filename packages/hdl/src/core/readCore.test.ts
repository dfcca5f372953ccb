import { expect, it } from 'vitest';
import { readSourceList } from './index.ts';

const CORE = `CAPI=2:
name: "acme:ip:fifo:1.2"
filesets:
  rtl: &rtl
    depend: [">=acme:ip:base:1.0"]
    files:
      - rtl/pkg.sv
      - rtl/fifo.sv: {file_type: systemVerilogSource}
      - include/fifo.svh: {is_include_file: true, include_path: include}
      - "tool_vivado? (rtl/xilinx.v)"
      - "!tool_vivado? (rtl/plain.v)"
      - doc/readme.txt: {file_type: user}
      - data/waves.tcl: {file_type: tclSource}
    file_type: systemVerilogSource
  tb: {files: [tb/fifo_tb.sv]}
targets:
  default: &default {filesets: [rtl], toplevel: fifo}
  sim: {<<: *default, filesets_append: [tb]}
generate: {regs: {generator: gen}}
parameters:
  DEPTH: {datatype: int, default: 16, paramtype: vlogdefine}
  WIDTH: {datatype: int, paramtype: vlogparam}
`;
const read = (text: string, path = 'ip/fifo.core') =>
  readSourceList(path, (asked) => (asked === path ? text : undefined));

it('reads the sources of the default target, and says what needs fusesoc', () => {
  const { diagnostics, ...list } = read(CORE);
  expect(list).toEqual({
    files: ['ip/rtl/pkg.sv', 'ip/rtl/fifo.sv', 'ip/rtl/plain.v'],
    ...{ includeDirectories: ['ip/include'], libraryDirectories: [], defines: { DEPTH: '16' } },
  });
  expect(diagnostics.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    'warning it needs the core >=acme:ip:base:1.0; add its sources',
    'info rtl/xilinx.v is left out: it is for tool_vivado alone',
    'info data/waves.tcl is passed over: tclSource',
    'warning generate is not run',
  ]);
});

it.each([
  ['no core file', 'name: x', 'does not begin with CAPI=2', 1],
  ['text that is no YAML', 'CAPI=2:\nname: x\nfilesets: [a, {b\n', 'must', 4],
  [
    'a file set that is missing',
    'CAPI=2:\nfilesets: {}\ntargets: {default: {filesets: [rtl]}}',
    'file set rtl is not there',
    1,
  ],
  ['nothing in it', 'CAPI=2:\nname: x', 'no sources', 1],
])('says where there is %s', (_what, text, message, line) => {
  const { diagnostics } = read(text);
  expect(diagnostics[0]).toMatchObject({ severity: 'error', place: { file: 'ip/fifo.core' } });
  expect(diagnostics[0]!.message).toContain(message);
  expect((diagnostics[0]!.place as { line: number }).line).toBeGreaterThanOrEqual(Math.min(line, 3));
});

it('bounds aliases that stand for one another', () => {
  const levels = Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}, *a${n}]\n`);
  const { diagnostics } = read(`CAPI=2:\na0: &a0 [x]\n${levels.join('')}filesets: {rtl: {files: [x.v]}}\n`);
  expect(diagnostics).toMatchObject([{ severity: 'error', message: expect.stringContaining('alias') }]);
});
