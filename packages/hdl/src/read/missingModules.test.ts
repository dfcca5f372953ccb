import { expect, it } from 'vitest';
import { readVerilog } from './readVerilog.ts';

const TOP = `module top (input a, b, output y, z);
  leaf u_leaf (.a);
  gone #(.W(2)) u_gone [1:0] (
    .a, .b
  );
  and #3 g1 (y, a, b);
  pullup (z);
  vote u_vote (z, a, b);
  watch u_watch (a);
  if (1) begin : more
    gone again (.a, .b);
    lost_if bus ();
  end
endmodule
`;
const REST = `primitive vote (output q, input c, d); table 1 1 : 1; endtable endprimitive
checker watch (logic a); endchecker
module leaf (input a); gone third (); \\odd.name u (); endmodule
`;

it('tells once of each module that is instantiated and not among the files', async () => {
  const { descriptors, tops, diagnostics } = await readVerilog({
    files: [
      { path: 'top.sv', text: TOP },
      { path: 'rest.sv', text: REST },
    ],
  });
  expect(descriptors.map(({ module }) => module)).toEqual(['top', 'leaf']);
  expect(tops).toEqual(['top']);
  expect(diagnostics).toMatchObject([
    { message: 'top instantiates gone, which is not among the files', place: { file: 'top.sv', line: 3 } },
    { message: 'top instantiates lost_if, which is not among the files', place: { line: 12 } },
    {
      message: 'leaf instantiates odd.name, which is not among the files',
      place: { file: 'rest.sv', line: 3 },
    },
  ]);
  expect(new Set(diagnostics.map(({ code, severity }) => `${code} ${severity}`))).toEqual(
    new Set(['HDL-INSTANCE info']),
  );
});

it('says nothing of modules without instances, or whose instances a library folder has', async () => {
  const text = 'module m (input a, output y); not (y, a); function f(input x); f = x; endfunction endmodule';
  expect((await readVerilog({ files: [{ path: 'm.v', text }] })).diagnostics).toEqual([]);
  const files = [
    { path: 'top.v', text: 'module top (input a); cell1 u (a); endmodule' },
    { path: 'cells/cell1.v', text: 'module cell1 (input a); endmodule' },
  ];
  const { diagnostics } = await readVerilog({ files, fileList: ['top.v'], libraryDirectories: ['cells'] });
  expect(diagnostics).toEqual([]);
});
