import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emitInstance, emitModule } from './module.ts';
import { input, output, portGroup } from './ports.ts';
import type { ModuleText } from './syntax.ts';

const leaf: ModuleText = {
  name: 'leaf',
  parameters: [{ name: 'W', type: 'int', value: '8' }],
  ports: [
    { name: 'clk', direction: 'input' },
    { name: 'd', direction: 'input', packed: '[W-1:0]' },
    { name: 'q', direction: 'output', packed: '[W-1:0]', comment: 'one clock later' },
  ],
  items: [{ kind: 'text', text: 'always_ff @(posedge clk) begin\n  q <= d;\nend\n' }],
};

const top: ModuleText = {
  name: 'top',
  comment: 'A pair of leaves.\n\nThe second inverts.',
  parameters: [
    { name: 'DATA_WIDTH', type: 'int unsigned', value: '16', comment: 'bits' },
    { name: 'HALF', value: 'DATA_WIDTH / 2', local: true },
  ],
  ports: [
    { name: 'clk', direction: 'input', group: 'Clocks' },
    { name: 'data_in', direction: 'input', packed: '[DATA_WIDTH-1:0]', group: 'Data' },
    { name: 'data_out', direction: 'output', packed: '[DATA_WIDTH-1:0]', comment: 'inverted' },
  ],
  items: [
    {
      kind: 'declarations',
      declarations: [
        { name: 'a', packed: '[HALF-1:0]' },
        { name: 'b', packed: '[HALF-1:0]' },
      ],
    },
    { kind: 'blank' },
    {
      kind: 'instance',
      instance: {
        module: 'leaf',
        name: 'low',
        comment: 'Low half',
        parameters: [{ name: 'W', value: 'HALF' }],
        ports: [
          { name: 'clk', value: 'clk' },
          { name: 'd', value: 'data_in[HALF-1:0]' },
          { name: 'q', value: 'a' },
        ],
      },
    },
    { kind: 'blank' },
    {
      kind: 'assigns',
      assigns: [
        { target: 'b', value: 'data_in[DATA_WIDTH-1:HALF]' },
        { target: 'data_out', value: '{~b, ~a}', comment: 'both' },
      ],
    },
  ],
};

const TEXT = `// A pair of leaves.
//
// The second inverts.
module top #(
  parameter  int unsigned DATA_WIDTH = 16, // bits
  localparam              HALF       = DATA_WIDTH / 2
) (
  // Clocks
  input  logic                  clk,
  // Data
  input  logic [DATA_WIDTH-1:0] data_in,
  output logic [DATA_WIDTH-1:0] data_out // inverted
);
  logic [HALF-1:0] a;
  logic [HALF-1:0] b;

  // Low half
  leaf #(
    .W (HALF)
  ) low (
    .clk (clk              ),
    .d   (data_in[HALF-1:0]),
    .q   (a                )
  );

  assign b        = data_in[DATA_WIDTH-1:HALF];
  assign data_out = {~b, ~a}; // both
endmodule
`;

it('aligns headers, declarations, connections and assignments', () => {
  expect(emitModule(top)).toBe(TEXT);
});

it('indents every line of a value', () => {
  const assigns = [{ target: 'q', value: '{\n  a,\n  b\n}' }];
  expect(emitModule({ name: 'm', items: [{ kind: 'assigns', assigns }] })).toBe(
    'module m;\n  assign q = {\n    a,\n    b\n  };\nendmodule\n',
  );
});

it('writes modules without ports or parameters', () => {
  expect(emitModule({ name: 'empty' })).toBe('module empty;\nendmodule\n');
  const instance = { module: 'empty', name: 'e', ports: [] };
  expect(emitModule({ name: 'm', items: [{ kind: 'instance', instance }] })).toBe(
    'module m;\n  empty e ();\nendmodule\n',
  );
});

it('is accepted by Verilator without a warning', () => {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-emit-'));
  try {
    writeFileSync(join(folder, 'top.sv'), emitModule(top));
    writeFileSync(join(folder, 'leaf.sv'), emitModule(leaf));
    execFileSync('verilator', ['--lint-only', '-Wall', '-y', folder, join(folder, 'top.sv')], {
      stdio: 'pipe',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('writes ports of so many bits, in groups', () => {
  const ports = [
    input('clk'),
    ...portGroup('Bus', [output('addr', 32, 'in bytes'), input('tag', '[31:12]')]),
  ];
  expect(emitModule({ name: 'm', ports })).toBe(
    [
      'module m (',
      '  input  logic         clk,',
      '  // Bus',
      '  output logic [31:0]  addr, // in bytes',
      '  input  logic [31:12] tag',
      ');',
      'endmodule',
      '',
    ].join('\n'),
  );
});

it('writes an instance alone, with open ports', () => {
  const ports = [
    { name: 'a', value: 'x[0]' },
    { name: 'done', value: '' },
  ];
  expect(emitInstance({ module: 'm', name: 'u_m', parameters: [{ name: 'W', value: '8' }], ports })).toBe(
    'm #(\n  .W (8)\n) u_m (\n  .a    (x[0]),\n  .done (    )\n);\n',
  );
});
