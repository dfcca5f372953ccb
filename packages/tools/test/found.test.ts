import { afterAll, describe, expect, test } from 'vitest';
import { planOf } from './plannedTree.ts';
import { diagnosticsOf, removeFolders, runSteps } from './runSteps.ts';

afterAll(removeFolders);

/** Sources as someone brings them: no list, the bench in a folder of its own, a package, an interface and a header. */
const FILES = {
  'ip/tb/bench.sv': `module bench;
  import sizes::WIDTH;
  logic [WIDTH-1:0] sum;
  adder dut (.a(WIDTH'(20)), .b(WIDTH'(22)), .sum(sum));
  initial begin
    #1 if (sum == 42) $display("PASS"); else $display("FAIL");
    $finish;
  end
endmodule
`,
  'ip/tb/other.sv': 'module other; nowhere u0 (); endmodule\n',
  'ip/rtl/adder.sv': `\`include "limits.svh"
module adder (input logic [sizes::WIDTH-1:0] a, b, output logic [sizes::WIDTH-1:0] sum);
  cell_add #(.N(\`LIMIT)) u_cells (.a(a), .b(b), .sum(sum));
endmodule
`,
  'ip/rtl/cells/arithmetic.sv': `module cell_add #(parameter N = 1) (input logic [N-1:0] a, b, output logic [N-1:0] sum);
  assign sum = a + b;
endmodule
`,
  'ip/rtl/sizes.sv': 'package sizes; localparam int WIDTH = 8; endpackage\n',
  'ip/include/limits.svh': '`define LIMIT 8\n',
  // Of the same name, farther away.
  'old/adder.sv': 'module adder (input a); broken broken endmodule\n',
};
const SYNTHESIS = { top: 'adder', fileList: 'ip/rtl/adder.sv', target: 'ice40', engine: 'native' };

describe('what a source needs and no list gives is found in the tree', () => {
  test('for a bench in Icarus Verilog, to its verdict', async () => {
    const plan = await planOf(
      'simulate',
      { top: 'bench', testbench: 'ip/tb/bench.sv', simulator: 'icarus' },
      FILES,
    );
    const run = runSteps(plan, FILES);
    expect(run.exitCodes).toEqual(plan.steps.map(() => 0));
    expect(run.output).toContain('PASS');
    expect(run.output).toContain('adder: ip/rtl/adder.sv\n');
    expect(run.output).not.toContain('old/adder.sv');
  });

  test('for a bench in Verilator', async () => {
    const plan = await planOf('lint', { top: 'bench', testbench: 'ip/tb/bench.sv' }, FILES);
    const run = runSteps(plan, FILES);
    expect(diagnosticsOf(run).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(run.exitCodes).toEqual([0, 0]);
  });

  test('for a bench that is simulated in Verilator, whose kept model has what was told of it', async () => {
    const { steps, cache } = await planOf('simulate', { top: 'bench', testbench: 'ip/tb/bench.sv' }, FILES);
    expect(cache?.steps).toEqual(['found', 'verilate', 'compile']);
    expect(steps.map(({ id }) => id).slice(0, 3)).toEqual(cache?.steps);
  });

  test('for a design in Yosys, packages first', async () => {
    const plan = await planOf('synthesize', SYNTHESIS, FILES);
    const run = runSteps({ ...plan, steps: plan.steps.slice(0, 2) }, FILES);
    expect(run.exitCodes).toEqual([0, 0]);
    const reads = Object.values(plan.files).find((text) => text.includes('read_verilog'))!;
    expect(reads.indexOf('sizes.sv')).toBeLessThan(reads.indexOf('rtl/adder.sv'));
  });
});

test('of several files of a name, as near as each other, none is guessed, unless they are the same', async () => {
  const twice = (text: string) => ({
    'tb.sv': 'module tb; leaf u (); endmodule',
    'a/leaf.sv': text,
    'b/leaf.sv': 'module leaf; endmodule',
  });
  const asked = { top: 'tb', testbench: 'tb.sv' };
  await expect(planOf('lint', asked, twice('module leaf; wire x; endmodule'))).rejects.toThrow(
    'testbench: tb.sv needs leaf, which a/leaf.sv and b/leaf.sv declare differently',
  );
  const { steps } = await planOf('lint', asked, twice('module leaf; endmodule'));
  expect(steps.at(-1)!.argv.filter((word) => word.endsWith('leaf.sv'))).toEqual(['a/leaf.sv']);
});

test('files that need each other are each taken once', async () => {
  const files = {
    'a.v': 'module a; b u (); endmodule',
    'b.v': 'module b; if (0) a u (); c v (); endmodule\nmodule c; endmodule',
  };
  const { steps } = await planOf('lint', { top: 'a', testbench: 'a.v' }, files);
  expect(steps.at(-1)!.argv.filter((word) => /^[ab]\.v$/.test(word))).toEqual(['b.v', 'a.v']);
});

/** As some cores are configured: a file that is read first defines the name of a module that another one instantiates. */
const CONFIGURED = {
  'soc/tb.v': 'module tb; soc u (); initial $finish; endmodule',
  'soc/soc.v':
    '`define REGISTERS soc_registers\n`ifdef CORE\nbroken\n`endif\nmodule soc; core u (); endmodule\nmodule soc_registers; endmodule',
  'core.v':
    '`define CORE\nmodule core;\n`ifdef REGISTERS\n`REGISTERS u ();\n`else\nwire none;\n`endif\nendmodule',
};
/** Macros that nobody includes; of those of two benches none is guessed. */
const GLOBAL = {
  'tb.v': 'module tb; initial #(`PERIOD) $display("%d", `WIDTH); endmodule',
  'rtl/defines.v': '`define WIDTH 8\n',
  'benches/a.v': '`define PERIOD 5\n',
  'benches/b.v': '`define PERIOD 7\n',
};

describe('macros', () => {
  const verilog = (argv: readonly string[]) => argv.filter((word) => word.endsWith('.v'));

  test('that a file only tests for order it behind the file that defines them, and bring none', async () => {
    const { steps } = await planOf('lint', { top: 'tb', testbench: 'soc/tb.v' }, CONFIGURED);
    expect(verilog(steps.at(-1)!.argv)).toEqual(['soc/soc.v', 'core.v', 'soc/tb.v']);
    const replaced = {
      ...CONFIGURED,
      'board.v': '`define REGISTERS own\nmodule board; core u (); endmodule\nmodule own; endmodule',
      'core.v': `\`ifndef REGISTERS\n\`define REGISTERS none\n\`endif\n${CONFIGURED['core.v']}`,
    };
    const board = await planOf('lint', { top: 'board', testbench: 'board.v' }, replaced);
    expect(verilog(board.steps.at(-1)!.argv)).toEqual(['board.v', 'core.v']);
    const alone = await planOf('lint', { top: 'core', testbench: 'core.v' }, CONFIGURED);
    expect(verilog(alone.steps.at(-1)!.argv)).toEqual(['core.v']);
  });

  test('are read by Verilator in that order', async () => {
    const plan = await planOf('lint', { top: 'tb', testbench: 'soc/tb.v' }, CONFIGURED);
    expect(runSteps(plan, CONFIGURED).exitCodes).toEqual([0, 0]);
  });

  test('that have to be there bring the file that defines them, unless there are several', async () => {
    const { steps } = await planOf('lint', { top: 'tb', testbench: 'tb.v' }, GLOBAL);
    expect(verilog(steps.at(-1)!.argv)).toEqual(['rtl/defines.v', 'tb.v']);
  });
});

describe('names of old Verilog that SystemVerilog reserves', () => {
  const files = {
    'old_tb.v':
      'module old_tb; reg do; wire byte; inverter u (.x(do), .byte(byte)); initial begin do = 0; #1 if (byte) $display("PASS"); $finish; end endmodule',
    'inverter.v': 'module inverter (input x, output byte); not_one u (.x(x), .y(byte)); endmodule',
    'not_one.sv': 'module not_one (input logic x, output logic y); always_comb y = !x; endmodule',
  };

  test.each(['verilator', 'icarus'])('are read by %s, beside SystemVerilog', async (simulator) => {
    const plan = await planOf('simulate', { top: 'old_tb', testbench: 'old_tb.v', simulator }, files);
    expect(runSteps(plan, files).output).toContain('PASS');
  });

  test('are read by Yosys', async () => {
    const plan = await planOf('synthesize', { ...SYNTHESIS, top: 'inverter', fileList: 'inverter.v' }, files);
    expect(runSteps({ ...plan, steps: plan.steps.slice(0, 2) }, files).exitCodes).toEqual([0, 0]);
  });
});
