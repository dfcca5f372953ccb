import type { SocDocument } from '@netloom/model';
import { addressView, check, generate, readDocument, writeDocument } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { benchDocument } from '../bench/config.ts';
import type { BenchConfig } from '../bench/config.ts';
import { runBenches } from '../bench/run.ts';
import { busDesign } from '../designs.ts';
import { clocking, instances, soc, testLibrary } from '../fixtures.ts';

const library = testLibrary();
const SLICE = { ip: 'test:ip:slice:1.0' };

/** A document with a register slice in each of the given interface connections. */
function sliced(document: SocDocument, isSliced = (_: string) => true): SocDocument {
  const names: string[] = [];
  const interfaceConnections = document.interfaceConnections.flatMap((link) => {
    if (!isSliced(`${link.manager} ${link.subordinate}`)) return [link];
    const name = `slice${names.push('') - 1}`;
    names[names.length - 1] = name;
    return [
      { manager: link.manager, subordinate: `${name}.s` },
      { manager: `${name}.m`, subordinate: link.subordinate },
    ];
  });
  return {
    ...document,
    instances: { ...document.instances, ...Object.fromEntries(names.map((name) => [name, SLICE])) },
    interfaceConnections,
    portConnections: [...document.portConnections, ...clocking(names)],
  };
}

const onAxi = (link: string) => !link.includes('bridge0.m');
const textOf = (document: SocDocument, path: string) =>
  generate(document, library).files.find((file) => file.path.endsWith(path))!.text;

describe('a register slice, a kind of generated blocks that one folder adds', () => {
  const plain: SocDocument = {
    ...busDesign(2, 2, 2),
    addressMap: {
      ...busDesign(2, 2, 2).addressMap,
      'ram0.s': { base: '0x20000000', size: '0x1000', managers: ['cpu0.m'], aliases: [{ base: '0x0' }] },
    },
  };
  const document = sliced(plain, onAxi);

  it('has no faults in the checks, and options, ports and interfaces as its folder says', () => {
    expect(check(document, library)).toEqual([]);
    const { parameters, busInterfaces } = library.find(SLICE.ip)!.descriptor;
    expect(parameters[0]).toMatchObject({
      ...{ name: 'ADDR_WIDTH', value: '32', minimum: '1', maximum: '64' },
      ...{ unit: 'bit', description: 'Bits of an address' },
    });
    expect(parameters[1]).toMatchObject({ choices: ['32', '64'] });
    expect(busInterfaces.map(({ name, role }) => [name, role])).toEqual([
      ['s', 'subordinate'],
      ['m', 'manager'],
    ]);
  });

  it('lets the address map see through it: every manager sees what it sees without', () => {
    expect(addressView(document, library)).toEqual(addressView(plain, library));
    const decoders = (of: SocDocument) =>
      (JSON.parse(textOf(of, 'decoders.json')) as { decoders: { regions: object[] }[] }).decoders.map(
        ({ regions }) => regions.map((region) => ({ ...region, target: '', managers: [] })),
      );
    expect(decoders(document)).toEqual(decoders(plain));
    expect(textOf(document, 'top_xbar0.sv')).toContain('RAM0_ALIAS0_BASE');
  });

  it('keeps what the map hides and protects where managers enter behind it', () => {
    const guarded = soc({
      instances: { ...instances({ core0: 'core', xbar0: 'xbar', ram0: 'ram' }) },
      interfaceConnections: [
        { manager: 'core0.m', subordinate: 'xbar0.s' },
        { manager: 'xbar0.m', subordinate: 'ram0.s' },
      ],
      portConnections: clocking(['core0', 'xbar0', 'ram0']),
      addressMap: { 'ram0.s': { base: '0x0', size: '0x1000', secure: true } },
    });
    expect(check(sliced(guarded), library)).toEqual([]);
    expect(textOf(sliced(guarded), 'top_xbar0.sv')).toContain('s_slice0_axil_awprot');
    expect(textOf(sliced(guarded), 'top_slice0.sv')).toContain('m_axil_awprot <= s_axil_awprot;');
  });

  it('is clean in Verilator with all warnings, and carries random transfers as the model does', async () => {
    const config: BenchConfig = {
      ...{ name: 'sliced', managers: 2, dataWidth: 32, transfers: 200 },
      subordinates: [
        { name: 'ram0', bus: 'axi4-lite', base: 0n, size: 0x4000n },
        { name: 'uart0', bus: 'apb', base: 0x80009000n, size: 0x1000n },
      ],
    };
    const { files } = generate(sliced(benchDocument(config), onAxi), library);
    const rtl = files.filter(({ path }) => path.includes('/rtl/'));
    expect(rtl.map(({ path }) => path)).toContain('gen/sliced/rtl/sliced_slice3.sv');
    const sources = Object.fromEntries(rtl.map(({ path, text }) => [path, text]));
    const { steps } = await prove({
      files: sources,
      steps: [['verilator', '--lint-only', '-Wall', '--top-module', 'sliced', ...Object.keys(sources)]],
    });
    expect(steps[0]).toEqual({ code: 0, stdout: expect.not.stringContaining('%'), stderr: '' });
    const results = await runBenches(rtl, [{ label: 'sliced', module: 'sliced', config }], 40_000);
    expect(results.get('sliced')).toMatchObject({ errors: 0, done: 1 });
  }, 300_000);

  it('in a circle alone is told as a loop', () => {
    const ring = soc({
      instances: { slice0: SLICE, slice1: SLICE },
      interfaceConnections: [
        { manager: 'slice0.m', subordinate: 'slice1.s' },
        { manager: 'slice1.m', subordinate: 'slice0.s' },
      ],
      portConnections: clocking(['slice0', 'slice1']),
    });
    expect(check(ring, library).map(({ code }) => code)).toEqual(['SOC-INTERCONNECT-LOOP']);
  });
});

describe('a constant, a kind without a bus', () => {
  const tied = (parameters: Record<string, string>) =>
    soc({
      ports: { out: { direction: 'out', width: '8' } },
      instances: { tie0: { ip: 'test:ip:tie:1.0', parameters } },
      portConnections: [{ from: 'tie0.value', to: 'out' }],
    });

  it('has ports of the width that its options say', () => {
    expect(check(tied({ VALUE: '90' }), library).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(textOf(tied({ VALUE: '90' }), 'top_tie0.sv')).toContain("assign value = 8'h5A;");
    expect(textOf(tied({ VALUE: '90', INVERTED: '1' }), 'top_tie0.sv')).toContain("assign value = 8'hA5;");
    const narrow = check(tied({ WIDTH: '4' }), library).find(({ code }) => code === 'SOC-WIDTH');
    expect(narrow?.message).toContain('4');
  });

  it('says itself what is wrong with its options together, and the limits say it of each', () => {
    const found = (parameters: Record<string, string>) =>
      check(tied(parameters), library)
        .filter(({ place }) => place?.kind === 'document' && place.instance === 'tie0')
        .map(({ code, message, place }) => [code, message, place?.kind === 'document' && place.pointer]);
    expect(found({ VALUE: '256' })).toContainEqual([
      'SOC-GENERATOR',
      'tie0: 256 needs 9 bits, and WIDTH is 8',
      '/instances/tie0/parameters/VALUE',
    ]);
    expect(found({ WIDTH: '33' })).toContainEqual([
      'SOC-PARAMETER-VALUE',
      'tie0.WIDTH is 33; the most is 32',
      '/instances/tie0/parameters/WIDTH',
    ]);
  });
});

describe('a block of a generator that nobody has', () => {
  const document: SocDocument = {
    ...busDesign(1, 1, 0),
    instances: { ...busDesign(1, 1, 0).instances, xbar0: { ip: 'test:ip:strange:1.0' } },
  };

  it('is one problem, at its place, and nothing is said of what is connected to it', () => {
    expect(check(document, library)).toEqual([
      expect.objectContaining({
        code: 'SOC-GENERATOR-UNKNOWN',
        message: expect.stringContaining('axi9-hypercube'),
        place: { kind: 'document', pointer: '/instances/xbar0/ip', instance: 'xbar0' },
      }),
    ]);
    expect(generate(document, library).files).toEqual([]);
  });

  it('stays in the document, with its connections', () => {
    const text = writeDocument(document);
    const read = readDocument(text).document!;
    expect(read.instances['xbar0']).toEqual({ ip: 'test:ip:strange:1.0' });
    expect(read.interfaceConnections).toHaveLength(2);
    expect(writeDocument(read)).toBe(text);
  });
});
