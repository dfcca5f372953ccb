import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RegisterMap } from '@netloom/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DMA, elaborated, textOf } from '../../../test/dma.ts';
import { uvmOutput } from './index.ts';

/** The classes of IEEE 1800.2-2020, clause 18, as far as a model calls them. */
const LIBRARY = `
package uvm_pkg;
  typedef logic [127:0] uvm_reg_data_t;
  typedef logic [63:0] uvm_reg_addr_t;
  typedef enum { UVM_NO_ENDIAN, UVM_LITTLE_ENDIAN, UVM_BIG_ENDIAN } uvm_endianness_e;
  localparam int UVM_NO_COVERAGE = 0;
  typedef class uvm_reg;
  typedef class uvm_reg_block;
  typedef class uvm_reg_file;
  class uvm_reg_field;
    typedef uvm_reg_field type_id;
    static function uvm_reg_field create(string name = ""); uvm_reg_field made; made = new(name); return made; endfunction
    function new(string name = ""); endfunction
    function void configure(uvm_reg parent, int unsigned size, int unsigned lsb_pos, string access, bit is_volatile,
      uvm_reg_data_t reset, bit has_reset, bit is_rand, bit individually_accessible); endfunction
  endclass
  class uvm_reg;
    function new(string name = "", int unsigned n_bits, int has_coverage); endfunction
    function void configure(uvm_reg_block blk_parent, uvm_reg_file regfile_parent = null, string hdl_path = ""); endfunction
    function void add_hdl_path_slice(string name, int offset, int size, bit first = 0, string kind = "RTL"); endfunction
  endclass
  class uvm_mem;
    function new(string name, longint unsigned size, int unsigned n_bits, string access = "RW", int has_coverage = 0); endfunction
    function void configure(uvm_reg_block parent, string hdl_path = ""); endfunction
  endclass
  class uvm_reg_map;
    function void add_reg(uvm_reg rg, uvm_reg_addr_t offset, string rights = "RW", bit unmapped = 0); endfunction
    function void add_mem(uvm_mem mem, uvm_reg_addr_t offset, string rights = "RW", bit unmapped = 0); endfunction
  endclass
  class uvm_reg_file;
    uvm_reg_block parent;
    function new(string name = ""); endfunction
    function void configure(uvm_reg_block blk_parent, uvm_reg_file regfile_parent, string hdl_path = ""); endfunction
    function uvm_reg_block get_block(); return parent; endfunction
  endclass
  class uvm_reg_block;
    uvm_reg_map default_map;
    function new(string name = "", int has_coverage = UVM_NO_COVERAGE); endfunction
    function uvm_reg_map create_map(string name, uvm_reg_addr_t base_addr, int unsigned n_bytes,
      uvm_endianness_e endian, bit byte_addressing = 1); uvm_reg_map made; made = new; return made; endfunction
  endclass
endpackage
`;
const MACROS = `\`define uvm_object_utils(T) typedef T type_id; \\
  static function T create(string name = ""); T made; made = new(name); return made; endfunction
`;
const TOP = (name: string) => `
module top;
  initial begin
    ${name}_ral_pkg::${name}_block model;
    model = new("model");
    model.build();
  end
endmodule
`;

describe('UVM register model', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'netloom-uvm-'));
    writeFileSync(join(folder, 'uvm_pkg.sv'), LIBRARY);
    writeFileSync(join(folder, 'uvm_macros.svh'), MACROS);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Widths of constants are left to UVM's types. */
  const lint = (name: string, text: string) => {
    writeFileSync(join(folder, 'model.sv'), text);
    writeFileSync(join(folder, 'top.sv'), TOP(name));
    const files = ['uvm_pkg.sv', 'model.sv', 'top.sv'];
    execFileSync('verilator', ['--lint-only', '-Wno-WIDTH', '--top-module', 'top', '-I.', ...files], {
      cwd: folder,
      stdio: 'pipe',
      encoding: 'utf8',
    });
  };
  const modelOf = async (map: RegisterMap) => textOf(uvmOutput.write(elaborated(map)).files, '.sv');

  test('fits the classes of the standard', async () => {
    const text = await modelOf(DMA);
    lint('dma', text);
    expect(() => lint('dma', text.replace('"RW", 0, 5\'h3, 1, 1, 0)', '"RW", 0, 5\'h3, 1, 1)'))).toThrow(
      /Missing argument/,
    );
  });

  test('places, resets and policies are those of the description', async () => {
    const text = (await modelOf(DMA)).replaceAll(/\s+/g, ' ');
    for (const part of [
      'default_map.add_reg(default_, \'h0, "RW");',
      'int_.configure(this, 5, 0, "RW", 0, 5\'h3, 1, 1, 0);',
      'HI.configure(this, 3, 5, "RW", 0, 3\'h1, 1, 1, 0);',
      'default_map.add_reg(B8, \'h4, "RO");',
      'TOP.configure(this, 1, 63, "RW", 0, 1\'h0, 0, 1, 0);',
      'foreach (TABLE[i, j]) begin',
      'default_map.add_reg(TABLE[i][j], \'h20 + (i * 3 + j) * \'h4, "RW");',
      'default_map.add_reg(SPARSE[i], \'h40 + i * \'h10, "RW");',
      'C.configure(this, 8, 0, "W1C", 0, 8\'h0, 1, 1, 1);',
      'R.configure(this, 8, 8, "RC", 1, 8\'h0, 1, 0, 1);',
      'O.configure(this, 1, 16, "WO1", 0, 1\'h0, 1, 1, 0);',
      "channel[i].map(default_map, 'h100 + i * 'h40);",
      "sub[i].map(address_map, base + 'h10 + i * 'h8);",
      'address_map.add_reg(Q, base + \'h4, "RO");',
      'super.new(name, 16, 64, "RO", UVM_NO_COVERAGE);',
      'default_map.add_mem(ROM, \'h800, "RO");',
      "typedef enum logic [0:0] { dma_MODE_OFF = 1'h0, dma_MODE_ON = 1'h1 } dma_MODE_e;",
    ]) {
      expect(text).toContain(part);
    }
  });

  test('storage is named as in the register file, copies counted through', async () => {
    const text = await modelOf(DMA);
    expect(text).toContain('add_hdl_path_slice("default_int", 0, 5);');
    expect(text).toContain('sub[i].build(copy_index * 2 + i);');
    expect(text).toContain('add_hdl_path_slice($sformatf("channel_ctrl_en[%0d]", copy_index), 3, 1);');
    expect(text).not.toContain('"b8_x"');
  });

  test('takes the nearest policy where UVM has none, and says so', async () => {
    const field = { name: 'F', lsb: 0, software: 'rw', onRead: 'set', onWrite: 'oneToToggle' };
    const map = RegisterMap.parse({
      netloom: 'registers',
      version: 1,
      name: 'm',
      children: [{ kind: 'register', name: 'new', offset: 0, fields: [field] }],
    });
    const { files, diagnostics } = uvmOutput.write(elaborated(map));
    const text = textOf(files, '.sv');
    lint('m', text);
    expect(text).toContain('F.configure(this, 1, 0, "W1T",');
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'REG-LOSS',
        place: { kind: 'document', pointer: '/children/0/fields/0' },
      }),
    ]);
  });
});
