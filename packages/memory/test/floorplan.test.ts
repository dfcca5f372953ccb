import { Macro, checkMemory, generateMemory } from '@netloom/memory';
import { describe, expect, it } from 'vitest';
import { prove } from '../../../proof/index.ts';
import { MACROS } from './macros.ts';
import { memoryOf } from './rtl/prove.ts';
import type { MemoryText } from './rtl/prove.ts';

const SIZES = { openram: [30, 20], dual: [12.5, 8] } as const;
const sized = (name: keyof typeof SIZES) => ({ ...MACROS[name], size: [...SIZES[name]] as [number, number] });

/** Two banks of two columns, behind a self-test. */
const TEXT: MemoryText = {
  ...{ depth: 16, width: 8, maskBits: 4, period: 7.5, registers: true, bist: {} },
  macros: { openram: sized('openram') },
};

const fileOf = (text: MemoryText, path: string) =>
  generateMemory(memoryOf(text)).files.find((file) => file.path === path)?.text;

/** Ports of a macro as OpenSTA has to know them: without delays, so that nothing but names matters. */
function liberty(): string {
  const bus = (name: string, bits: number, direction: string) =>
    `bus (${name}) { bus_type : b${bits}; direction : ${direction}; capacitance : 0.01; }`;
  const pin = (name: string, more = '') => `pin (${name}) { direction : input; capacitance : 0.01; ${more} }`;
  const types = [2, 3, 4].map(
    (bits) =>
      `type (b${bits}) { base_type : array; data_type : bit; bit_width : ${bits}; bit_from : ${bits - 1}; bit_to : 0; }`,
  );
  const thresholds = ['input', 'output'].flatMap((side) =>
    ['rise', 'fall'].map((edge) => `${side}_threshold_pct_${edge} : 50;`),
  );
  const slews = ['lower : 20', 'upper : 80'].flatMap((text) => {
    const [which, value] = text.split(' : ');
    return ['rise', 'fall'].map((edge) => `slew_${which}_threshold_pct_${edge} : ${value};`);
  });
  return `library (m) { delay_model : table_lookup; time_unit : "1ns"; capacitive_load_unit (1, pf);
    ${[...thresholds, ...slews, ...types].join('\n    ')}
    cell (openram) { area : 40;
      ${[pin('clk0', 'clock : true;'), pin('clk1', 'clock : true;'), pin('csb0'), pin('web0'), pin('csb1')].join('\n      ')}
      ${[bus('wmask0', 2, 'input'), bus('addr0', 3, 'input'), bus('addr1', 3, 'input'), bus('din0', 4, 'input'), bus('dout0', 4, 'output'), bus('dout1', 4, 'output')].join('\n      ')}
    } }`;
}

/** Says of each instance that is placed whether the netlist has it, and what constraints leave out. */
const SCRIPT = `read_liberty /usr/share/qflow/tech/osu018/osu018_stdcells.lib
read_liberty m.lib
read_verilog net.v
link_design ram
proc place_macro {args} {
  array set at $args
  set cells [get_cells $at(-macro_name)]
  puts "placed $at(-macro_name) [get_property [lindex $cells 0] ref_name] $at(-location) $at(-orientation)"
}
set ram_at {100 200}
source ram.tcl
read_sdc ram.sdc
puts "clock [get_property [get_clocks clk] period]"
report_checks -from [get_ports s_ctl_psel] -format summary
check_setup -verbose
puts "checked"
`;

describe('hints for the floorplan', () => {
  it('place the macros of the netlist, and constraints reach every port: OpenSTA reads both', async () => {
    const { files } = generateMemory(memoryOf(TEXT));
    const rtl = files.filter(({ path }) => path.endsWith('.sv')).map(({ path, text }) => [path, text]);
    const { memoryRegisterFile } = await import('@netloom/memory');
    const { steps } = await prove({
      files: {
        ...(Object.fromEntries(rtl) as Record<string, string>),
        'rtl/regs.sv': memoryRegisterFile(memoryOf(TEXT)),
        'm.lib': liberty(),
        'ram.tcl': fileOf(TEXT, 'floorplan/ram.tcl')!,
        'ram.sdc': fileOf(TEXT, 'constraints/ram.sdc')!,
        'sta.tcl': SCRIPT,
      },
      steps: [
        [
          ...['yosys', '-q', '-p'],
          `read_liberty -lib -ignore_miss_func m.lib; read_verilog -sv ${rtl.map(([path]) => path).join(' ')} rtl/regs.sv; synth -top ram -noabc; dfflibmap -liberty /usr/share/qflow/tech/osu018/osu018_stdcells.lib; abc -liberty /usr/share/qflow/tech/osu018/osu018_stdcells.lib; setundef -zero; splitnets; opt_clean -purge; write_verilog -noattr -noexpr net.v`,
        ],
        ['sta', '-no_splash', '-exit', 'sta.tcl'],
      ],
    });
    const said = steps[1]!.stdout.split('\n');
    // 10 µm around each: the second column begins behind 10 + 30 + 10, the second bank above 10 + 20 + 10.
    expect(said.filter((line) => line.startsWith('placed')).sort()).toEqual([
      'placed u_core/u_array/u_c0_b0/u_macro openram 110 210 R0',
      'placed u_core/u_array/u_c0_b1/u_macro openram 110 240 R0',
      'placed u_core/u_array/u_c1_b0/u_macro openram 150 210 R0',
      'placed u_core/u_array/u_c1_b1/u_macro openram 150 240 R0',
    ]);
    expect(said).toContain('checked');
    expect(steps[1]!.stdout).toMatch(/clock 7\.5/);
    expect(steps[1]!.stdout + steps[1]!.stderr).not.toMatch(/Error|not found|no clock|missing set/i);
    // Registers answer at once: ready is constant there.
    const free = said.slice(
      said.findIndex((line) => line.includes('unconstrained')) + 1,
      said.indexOf('checked'),
    );
    expect(free.map((line) => line.trim())).toEqual(['s_ctl_pready']);
  }, 60_000);

  it('as DEF lie beside each other within the die', () => {
    const text = fileOf(
      { depth: 8, width: 8, macros: { openram: sized('openram'), dual: sized('dual') } },
      'floorplan/ram.def',
    )!;
    const numbers = (line: string) => [...line.matchAll(/-?\d+/g)].map(([value]) => Number(value));
    const [, , right, top] = numbers(text.split('\n').find((line) => line.startsWith('DIEAREA'))!);
    const boxes = text
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .map((line) => {
        const [, macro] = /^- \S+ (\w+) /.exec(line)!;
        const [x, y] = numbers(line.slice(line.indexOf('PLACED'))) as [number, number];
        const [width, height] = SIZES[macro as keyof typeof SIZES];
        return { left: x, right: x + 1000 * width, bottom: y, top: y + 1000 * height };
      });
    expect(boxes.length).toBe(Number(/COMPONENTS (\d+)/.exec(text)![1]));
    for (const [index, box] of boxes.entries()) {
      expect(box.left >= 0 && box.bottom >= 0 && box.right <= right! && box.top <= top!).toBe(true);
      for (const other of boxes.slice(index + 1))
        expect(
          box.right <= other.left ||
            other.right <= box.left ||
            box.top <= other.bottom ||
            other.top <= box.bottom,
        ).toBe(true);
    }
  });

  it('are left out where a size is not known', () => {
    expect(fileOf({ ...TEXT, macros: { openram: MACROS.openram } }, 'floorplan/ram.def')).toBeUndefined();
    expect(fileOf({ depth: 64, width: 8, target: 'ice40' }, 'floorplan/ram.def')).toBeUndefined();
  });
});

it('a tiling that takes the whole period is told', () => {
  const macros = { openram: Macro.parse({ ...MACROS.openram, delay: 3 }) };
  const codes = (period: number) =>
    checkMemory(memoryOf({ depth: 8, width: 4, period, macros })).map(({ code }) => code);
  expect([codes(3), codes(3.1)]).toEqual([['MEM-SLOW'], []]);
});
