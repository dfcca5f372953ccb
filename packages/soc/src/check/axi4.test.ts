import { IpDescriptor } from '@netloom/model';
import type { SocDocument } from '@netloom/model';
import { applyEdits } from '../edit/applyEdits.ts';
import { describe, expect, it } from 'vitest';
import { fabricDocument } from '../../test/axi4/config.ts';
import { interconnectEntries } from '../../test/ips.ts';
import { createLibrary } from '../library/library.ts';
import { check } from './check.ts';

const CHANNELS = { AW: ['ADDR', 'SIZE'], W: ['DATA'], B: [], AR: ['ADDR', 'SIZE'], R: ['DATA'] };
const WIDTHS: Record<string, string> = { ADDR: '32', SIZE: '3', DATA: '32' };
const driven = (signal: string) => /^(B|R)(?!READY)|^(AW|W|AR)READY/.test(signal);
const signals = Object.entries(CHANNELS).flatMap(([channel, more]) =>
  [...more, 'VALID', 'READY'].map((name) => channel + name),
);

/** A memory that speaks AXI4 and takes one beat at a time, without IDs. */
const beat = IpDescriptor.parse({
  ...{ netloom: 'ip', version: 1, vlnv: 'test:ip:beat:1.0', module: 'beat', title: 'beat' },
  clocks: [{ port: 'clk' }],
  ports: [
    { name: 'clk', direction: 'in', width: '1' },
    ...signals.map((name) => ({
      name: name.toLowerCase(),
      direction: driven(name) ? 'out' : 'in',
      width: WIDTHS[name.replace(/^(AW|AR|W|B|R)/, '')] ?? '1',
    })),
  ],
  busInterfaces: [
    {
      ...{ name: 's', bus: 'axi4', role: 'subordinate', clock: 'clk', addressSpan: '65536' },
      signals: Object.fromEntries(signals.map((name) => [name, name.toLowerCase()])),
    },
  ],
});

/** Signals of a top-level interface of AXI4 and their bits. */
const profileOf = ({ signals = {} }: SocDocument['interfaces'][string]): [string, string][] => {
  const { AW, W, B, AR, R } = CHANNELS;
  const bursts = ['LEN', 'SIZE', 'BURST'];
  const all = {
    AW: [...AW, ...bursts],
    W: [...W, 'STRB', 'LAST'],
    B: [...B, 'RESP'],
    AR: [...AR, ...bursts],
    R: [...R, 'RESP', 'LAST'],
  };
  const widths: Record<string, string> = { ...WIDTHS, LEN: '8', BURST: '2', STRB: '4', RESP: '2' };
  const own = Object.entries(all).flatMap(([channel, more]) =>
    [...new Set([...more, 'VALID', 'READY'])].map((name): [string, string] => [
      channel + name,
      widths[name] ?? '1',
    ]),
  );
  return [...own, ...Object.entries(signals)];
};

const library = createLibrary([...interconnectEntries(), { descriptor: beat, folder: 'ip/beat' }]);
const base = { name: 'axi', managers: 3, memories: 2, transactions: 0 };
const found = (document: SocDocument) => check(document, library).map(({ code, message }) => [code, message]);

/** The document after the fix of its first diagnostic that has one. */
function mended(document: SocDocument): SocDocument {
  const fix = check(document, library).find((each) => each.fix)!.fix!;
  return applyEdits(document, fix.edits).document!;
}

describe('IDs of AXI4', () => {
  it('of managers and subordinates fit, or the option that makes room is said and mends it', () => {
    expect(found(fabricDocument(base))).toEqual([]);
    const narrow = fabricDocument({ ...base, idWidth: 4, memoryIdWidth: 5 });
    expect(found(narrow)).toEqual([
      [
        'SOC-GENERATOR',
        'xbar0: with 3 managers and IDs of 4 bits, subordinates see IDs of 6 bits, and TARGET_ID_WIDTH is 5',
      ],
    ]);
    expect(mended(narrow).instances['xbar0']!.parameters!['TARGET_ID_WIDTH']).toBe('6');
  });

  it('of a manager may not lose bits at a subordinate', () => {
    const wide = fabricDocument({ ...base, managers: 1 });
    for (const name of ['AWID', 'BID', 'ARID', 'RID']) wide.interfaces['cpu0']!.signals![name] = '6';
    expect(found(wide)).toEqual([['SOC-WIDTH', 'cpu0 has IDs of 6 bits, xbar0.s takes 3']]);
    expect(found(mended(wide))).toEqual([]);
  });
});

describe('data widths of AXI4', () => {
  it('that differ are told, and a converter between mends it', () => {
    const wide = fabricDocument({ ...base, managerWidths: [64] });
    expect(found(wide)).toEqual([['SOC-WIDTH', expect.stringContaining('64')]]);
    const document = mended(wide);
    expect(found(document)).toEqual([]);
    expect(document.instances['bridge0']).toEqual({
      ip: 'netloom:interconnect:axi4_width_converter:1.0',
      parameters: {
        ...{ MANAGER_DATA_WIDTH: '64', SUBORDINATE_DATA_WIDTH: '32' },
        ...{ ADDR_WIDTH: '32', ID_WIDTH: '3' },
      },
    });
  });
});

describe('user signals of AXI4', () => {
  it('that a block carries in part are told at each side, and its option mends it', () => {
    const users = fabricDocument({ ...base, managers: 1, memories: 1, userWidth: 4 });
    expect(found(users)).toEqual([]);
    const narrow = structuredClone(users);
    narrow.instances['xbar0']!.parameters!['USER_WIDTH'] = '1';
    expect(found(narrow)).toEqual([
      ['SOC-USER', 'cpu0 has user signals of 4 bits, xbar0.s carries 1'],
      ['SOC-USER', 'ram0 has user signals of 4 bits, xbar0.m carries 1'],
    ]);
    expect(found(mended(narrow))).toEqual([]);
  });

  it('are no matter where one end has none', () => {
    const none = fabricDocument({ ...base, managers: 1, memories: 1 });
    none.instances['xbar0']!.parameters!['USER_WIDTH'] = '2';
    expect(found(none)).toEqual([]);
  });

  it('go on through a converter that is put between two ends which have them', () => {
    const wide = mended(fabricDocument({ ...base, managers: 1, managerWidths: [64], userWidth: 3 }));
    expect(wide.instances['bridge0']!.parameters!['USER_WIDTH']).toBe('3');
    expect(found(wide)).toEqual([]);
  });
});

describe('exclusive accesses', () => {
  const lite = [{ ip: 'axi4_axi4lite_bridge' }, { ip: 'axi4lite_axi4_bridge' }];
  const config = { ...base, memories: 2, behind: [lite] };

  it('that a bridge answers like others are told, and a manager at the top level can do without', () => {
    const document = fabricDocument(config);
    const messages = check(document, library).filter(({ code }) => code === 'SOC-EXCLUSIVE');
    expect(messages.map(({ message }) => message)).toEqual(
      ['cpu0', 'cpu1', 'cpu2'].map(
        (name) =>
          `${name} can ask for exclusive access, which the bridge at behind0_0.s answers like any other: it never succeeds`,
      ),
    );
    const { document: without } = applyEdits(document, messages[0]!.fix!.edits);
    expect(Object.keys(without!.interfaces['cpu0']!.signals!)).not.toContain('AWLOCK');
    expect(check(without!, library).filter(({ code }) => code === 'SOC-EXCLUSIVE')).toHaveLength(2);
    expect(messages[0]!.place).toMatchObject({ instance: 'behind0_0' });
  });

  it('that an ID converter gives on under one ID are told, once a manager', () => {
    const single = { ip: 'axi4_id_converter', parameters: { SUBORDINATE_ID_WIDTH: 8 } };
    const document = fabricDocument({ ...config, behind: [[single, ...lite]] });
    const messages = check(document, library).filter(({ code }) => code === 'SOC-EXCLUSIVE');
    expect(messages.map(({ message }) => message)).toEqual(
      ['cpu0', 'cpu1', 'cpu2'].map(
        (name) =>
          `${name} can ask for exclusive access, and behind0_0.s gives all IDs on as one, as a normal access: it never succeeds`,
      ),
    );
  });

  it('that a block asks for are granted by the monitor, which the fix puts in', () => {
    const document = fabricDocument(config);
    const { cpu0, ...others } = document.interfaces;
    const manager = IpDescriptor.parse({
      ...{ netloom: 'ip', version: 1, vlnv: 'test:ip:locker:1.0', module: 'locker', title: 'locker' },
      clocks: [{ port: 'clk' }],
      ports: [
        { name: 'clk', direction: 'in', width: '1' },
        ...profileOf(cpu0!).map(([name, width]) => ({
          ...{ name: name.toLowerCase(), width },
          direction: driven(name) ? 'in' : 'out',
        })),
      ],
      busInterfaces: [
        {
          ...{ name: 'm', bus: 'axi4', role: 'manager', clock: 'clk' },
          signals: Object.fromEntries(profileOf(cpu0!).map(([name]) => [name, name.toLowerCase()])),
        },
      ],
    });
    const known = createLibrary([
      ...library.names.map((name) => library.find(name)!),
      { descriptor: manager, folder: 'ip/locker' },
    ]);
    const asking: SocDocument = {
      ...document,
      interfaces: others,
      instances: { ...document.instances, locker0: { ip: 'test:ip:locker:1.0' } },
      portConnections: [...document.portConnections, { from: 'clk', to: 'locker0.clk' }],
      interfaceConnections: document.interfaceConnections.map((each) =>
        each.manager === 'cpu0' ? { ...each, manager: 'locker0.m' } : each,
      ),
    };
    const told = check(asking, known).filter(({ code }) => code === 'SOC-EXCLUSIVE');
    expect(told.map(({ message }) => message)).toContainEqual(expect.stringContaining('locker0.m'));
    const fix = told.find(({ message }) => message.startsWith('locker0.m'))!.fix!;
    const { document: granted } = applyEdits(asking, fix.edits);
    expect(granted!.instances['bridge0']).toEqual({
      ip: 'netloom:interconnect:axi4_exclusive_monitor:1.0',
      parameters: { ADDR_WIDTH: '32', DATA_WIDTH: '32', ID_WIDTH: '8' },
    });
    // Of all managers behind which the bridge is.
    expect(check(granted!, known).filter(({ code }) => code === 'SOC-EXCLUSIVE')).toEqual([]);
    expect(check(granted!, known).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('are nothing to tell of where memories of AXI4 see them', () => {
    const document = fabricDocument({ ...config, behind: [] });
    expect(check(document, library).filter(({ code }) => code === 'SOC-EXCLUSIVE')).toEqual([]);
  });
});

describe('a subordinate of AXI4 without bursts and IDs', () => {
  it('is told, as neither would come through', () => {
    const document = fabricDocument({ ...base, memories: 1 });
    document.instances['beat0'] = { ip: 'test:ip:beat:1.0' };
    document.interfaceConnections.push({ manager: 'xbar0.m', subordinate: 'beat0.s' });
    document.portConnections.push({ from: 'clk', to: 'beat0.clk' });
    document.addressMap['beat0.s'] = { base: '0x40000000', size: '0x10000' };
    expect(found(document)).toEqual([
      ['SOC-WIDTH', 'xbar0.m has IDs of 8 bits, beat0.s takes 0'],
      ['SOC-PROTOCOL', 'xbar0.m sends bursts, and beat0.s has no AWLEN'],
      ...['cpu0', 'cpu1', 'cpu2'].map((name) => [
        'SOC-EXCLUSIVE',
        `${name} can ask for exclusive access, and beat0.s has no AWLOCK: it never succeeds there`,
      ]),
    ]);
    const errors = (each: SocDocument) => check(each, library).filter(({ severity }) => severity === 'error');
    const whole = mended(mended(document));
    expect(errors(whole)).toEqual([]);
    expect(
      Object.values(whole.instances).map(({ ip, parameters }) => [ip.split(':')[2], parameters]),
    ).toEqual(
      expect.arrayContaining([
        ['axi4_id_converter', expect.objectContaining({ SUBORDINATE_ID_WIDTH: '0' })],
        ['axi4_burst_splitter', expect.objectContaining({ MAX_BEATS: '1' })],
      ]),
    );
    const { document: doubled } = applyEdits(whole, [
      { pointer: '/instances/bridge1/parameters/MAX_BEATS', value: '2' },
    ]);
    expect(errors(doubled!).map(({ message }) => message)).toEqual([
      expect.stringContaining('sends bursts, and beat0.s has no AWLEN'),
    ]);
  });
});
