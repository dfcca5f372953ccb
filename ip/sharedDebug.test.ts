import { beforeAll, describe, expect, it } from 'vitest';
import type { SocDocument } from '@netloom/model';
import { applyEdits, attach, check, connectClocksAndResets, generate } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { prove } from '../proof/index.ts';
import { hartCore, hartLibrary, twoHarts } from './test/twoHarts.ts';

const MODULES: Record<string, Record<string, string>> = {
  'as it is by default': {},
  'one hart, without a bus': { HARTS: '1', SYSTEM_BUS: '0' },
  'three harts with asynchronous resets, and a check of the debugger': {
    ...{ HARTS: '3', RESET: '"asynchronous"', AUTHENTICATION: '1', PROGRAM_BUFFER: '16' },
  },
  'four harts of 0.13 at APB': { HARTS: '4', TRANSPORT: '"apb"', VERSION: '"0.13"', GROUPS: '0' },
  'two harts with an external trigger': { TRIGGERS: '1' },
  'three harts in five groups with three external triggers': {
    ...{ HARTS: '3', GROUPS: '5', TRIGGERS: '3', RESET: '"asynchronous"' },
  },
  'sixteen harts in seven groups': { HARTS: '16', GROUPS: '7', PROGRAM_BUFFER: '5' },
};

describe('a debug module of several harts in a design', () => {
  let library: Library;
  beforeAll(async () => {
    library = await hartLibrary(import.meta.dirname);
  });
  const problems = (changes: Parameters<typeof twoHarts>[0]) =>
    check(twoHarts(changes), library).map(({ code, message }) => `${code} ${message}`);

  it('has no faults in the checks with two cores, and their text in the design', () => {
    expect(problems({})).toEqual([]);
    const { files } = generate(twoHarts(), library);
    const text = (name: string) => files.find(({ path }) => path.endsWith(name))!.text;
    expect(text('two_debug0.sv')).toContain('module two_debug0 (');
    expect(text('rtl/two.sv')).toMatch(/\.hart1_debug_haltreq/);
    expect(text('two_debug0.sv')).not.toContain('trigger_in');
  });

  it('tells of two harts of one number, of another version, and of groups that this has not', () => {
    expect(problems({ second: '0' })).toEqual([
      'SOC-GENERATOR debug0: cpu1 reads 0 from mhartid, as another hart of the module does: give each a HART_ID of its own',
    ]);
    expect(problems({ module: { VERSION: '"0.13"', GROUPS: '0' } })).toEqual(
      ['cpu0', 'cpu1'].map(
        (core) =>
          `SOC-GENERATOR debug0: ${core} is of version 1.0 of debug, and the module of 0.13: choose the same for both`,
      ),
    );
    expect(problems({ module: { VERSION: '"0.13"' } })[0]).toMatch(/groups of harts are a part of Debug 1.0/);
    expect(problems({ module: { GROUPS: '0', TRIGGERS: '2' } })[0]).toMatch(
      'external triggers are members of groups: choose groups, or no triggers',
    );
  });

  it('has its JTAG taken to pins of the SoC where it is placed, and no clock of the SoC at TCK', () => {
    const whole = twoHarts();
    const { rst_n, debug_rst_n } = whole.resets;
    const placed: SocDocument = {
      ...whole,
      ...{ clocks: { clk: whole.clocks['clk']! }, resets: { rst_n: rst_n!, debug_rst_n: debug_rst_n! } },
      ports: {},
      portConnections: whole.portConnections.filter(
        ({ from, to }) => !`${from} ${to}`.includes('debug0.') && !from.startsWith('jtag'),
      ),
    };
    const missing = check(placed, library).filter(({ code }) => code === 'SOC-CLOCK-MISSING');
    expect(missing.map(({ message, fix }) => [message, fix?.title])).toEqual([
      ['clock debug0.clk is not connected', 'Connect debug0.clk to clk'],
      ['clock debug0.jtag_tck is not connected', undefined],
    ]);
    const { document, lines } = attach(placed, library, ['debug0']);
    const [open, ...more] = check(document, library);
    expect([open?.code, ...more]).toEqual(['SOC-DEBUG-RESET']);
    const { document: told } = applyEdits(document, open!.fix!.edits);
    expect(check(told!, library)).toEqual([]);
    expect(document.clocks['jtag_tck']).toBeDefined();
    expect(document.resets['jtag_trst_n']).toEqual({ polarity: 'low', clock: 'jtag_tck' });
    expect(Object.keys(document.ports)).toEqual(['jtag_tms', 'jtag_tdi', 'jtag_tdo', 'jtag_tdo_oe']);
    expect(lines.map(({ kind, end, to }) => `${kind} ${end} ${to}`)).toContain(
      'clock debug0.jtag_tck jtag_tck',
    );
    expect(check(connectClocksAndResets(placed, library), library).map(({ code }) => code)).toEqual([
      'SOC-DEBUG-RESET',
    ]);
    const less = attach(placed, library, ['debug0'], (id) => id === 'clock:debug0.jtag_tck').document;
    expect(Object.keys(less.clocks)).toEqual(['clk']);
    const again: SocDocument = {
      ...document,
      instances: { ...document.instances, debug1: { ip: 'netloom:ip:debug_module:1.0', parameters: {} } },
    };
    const ports = Object.keys(attach(again, library, ['debug1']).document.ports);
    expect(ports.slice(4)).toEqual(['tms', 'tdi', 'tdo', 'tdo_oe'].map((pin) => `debug1_jtag_${pin}`));
  });

  it('has each core of 0.13 without groups, at a module of 0.13', async () => {
    const core = { ...hartCore, debug: { ...hartCore.debug, version: '0.13' as const } };
    const older = await hartLibrary(import.meta.dirname, core);
    const document = twoHarts({ module: { VERSION: '"0.13"', GROUPS: '0' } });
    expect(check(document, older)).toEqual([]);
  });

  it.each(Object.entries(MODULES))('is clean in Verilator and Yosys, %s', async (_, parameters) => {
    const generator = library.generators.get('debug-module')!;
    const values = Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [
        name,
        value.startsWith('"') ? (JSON.parse(value) as string) : Number(value),
      ]),
    );
    const flags = ['SYSTEM_BUS', 'AUTHENTICATION'].filter((name) => name in values);
    const options = generator.options.parse({
      ...values,
      ...Object.fromEntries(flags.map((name) => [name, values[name] === 1])),
    });
    const text = generator.text({ module: 'debugs', origin: 'Generated.', options });
    const { steps } = await prove({
      files: { 'debugs.sv': text },
      steps: [
        ['verilator', '--lint-only', '-Wall', '--top-module', 'debugs', 'debugs.sv'],
        [
          'yosys',
          '-q',
          '-p',
          'read_verilog -sv debugs.sv; hierarchy -check -top debugs; proc; check -assert',
        ],
      ],
    });
    expect(steps.map(({ code, stderr }) => [code, stderr])).toEqual([
      [0, ''],
      [0, ''],
    ]);
  });
});
