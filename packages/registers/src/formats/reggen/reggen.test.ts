import type { RegisterMap } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { randomMap } from '../../../test/random/map.ts';
import { checkRegisters, eachInstance, elaborate, isReadable, maskOf, resetValue } from '../../index.ts';
import type { ElaboratedField } from '../../index.ts';
import { reggenOutput, reggenReader } from './index.ts';

async function read(text: string | Uint8Array) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return reggenReader.read({ path: 'ip.hjson', files: new Map([['ip.hjson', bytes]]) });
}

function addresses(map: RegisterMap): Record<string, number> {
  return Object.fromEntries(
    [...eachInstance(elaborate(map).map)].map(({ path, address }) => [path, Number(address)]),
  );
}

const TIMER = `# a comment
{
  name: "demo_timer",
  human_name: 'Demo timer'
  clocking: [{clock: "clk_i", reset: "rst_ni"}],
  bus_interfaces: [{ protocol: "tlul", direction: "device" }],
  interrupt_list: [
    { name: "expired", desc: "Time is over" },
    { name: "level", desc: "Fill level", type: "status", width: 2 },
  ],
  alert_list: [ { name: "fatal_fault", desc: "Bus fault" } ],
  param_list: [
    { name: "N", type: "int", default: "40", local: "true", desc: "Timers" },
    { name: "W", type: "int", default: "12", local: "true", desc: "Bits of a count" },
  ],
  registers: [
    { name: "CTRL_REGWEN",
      desc: '''
        Locks CTRL.
        '''
      swaccess: "rw0c", hwaccess: "none",
      fields: [ { bits: "0", resval: "1" } ]
    },
    { name: "CTRL", desc: "Control", swaccess: "rw", hwaccess: "hro", regwen: "CTRL_REGWEN",
      fields: [
        { bits: "1:0", name: "MODE", desc: "Mode", enum: [{ value: "0", name: "off", desc: "Off" }, { value: 1, name: "on", desc: "On" }] },
        { bits: "W+3:4", name: "COUNT", desc: "Start" },
        { bits: "23:20", name: "SAFE", desc: "Multi-bit", mubi: true, resval: false, swaccess: "rw" },
      ]
    },
  ]
}`;

describe('reggen descriptions', () => {
  it('have the automatic registers first, then the others word by word', async () => {
    const { maps } = await read(TIMER);
    expect(addresses(maps[0]!)).toEqual({
      INTR_STATE: 0,
      INTR_ENABLE: 4,
      INTR_TEST: 8,
      ALERT_TEST: 12,
      CTRL_REGWEN: 16,
      CTRL: 20,
    });
    expect(checkRegisters(maps[0]!).filter(({ severity }) => severity === 'error')).toEqual([]);
    const [state, , test, , , control] = elaborate(maps[0]!).map.children;
    const fields = (node: typeof state) => (node?.kind === 'register' ? node.fields : []);
    const access = ({ source }: ElaboratedField) => [source.name, source.software, source.onWrite];
    expect(fields(state).map(access)).toEqual([
      ['expired', 'rw', 'oneToClear'],
      ['level', 'r', undefined],
    ]);
    expect(fields(state).map(({ lsb, width }) => [lsb, width])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(fields(test).map(access)).toEqual([
      ['expired', 'w', undefined],
      ['level', 'w', undefined],
    ]);
    // A count of W bits from bit 4 on; the multi-bit boolean false of 4 bits is 9.
    expect(fields(control).map(({ lsb, width, reset }) => [lsb, width, reset])).toEqual([
      [0, 2, 0n],
      [4, 12, 0n],
      [20, 4, 9n],
    ]);
    expect(control?.source).toMatchObject({ gate: { field: 'CTRL_REGWEN.CTRL_REGWEN', active: 'high' } });
  });

  const withRegisters = (registers: string) =>
    `{ name: "x", param_list: [ { name: "N", default: "40" } ],\nregisters: [\n${registers}\n] }`;
  const one = (bits: string, more = '') =>
    `desc: "d", ${more} fields: [ { bits: "${bits}", name: "F", desc: "d", swaccess: "rw" } ]`;

  it('share words between copies of one field', async () => {
    const { maps } = await read(
      withRegisters(
        `{ multireg: { name: "EN", cname: "EN", count: "N", ${one('2:0')} } }\n{ name: "NEXT", ${one('0')} }`,
      ),
    );
    // Ten fields of three bits fit a word of 32: 40 copies take four words.
    expect(addresses(maps[0]!)).toEqual({ EN_0: 0, EN_1: 4, EN_2: 8, EN_3: 12, NEXT: 16 });
    const [, second] = elaborate(maps[0]!).map.children;
    const fields = second?.kind === 'register' ? second.fields : [];
    expect(fields.map(({ name, lsb }) => [name, lsb]).slice(0, 3)).toEqual([
      ['F_10', 0],
      ['F_11', 3],
      ['F_12', 6],
    ]);
    expect(fields).toHaveLength(10);
  });

  it('give every copy a word of its own where they must', async () => {
    const { maps } = await read(
      withRegisters(`{ multireg: { name: "A", cname: "A", count: "3", compact: "false", ${one('7:0')} } }
      { multireg: { name: "B_REGWEN", cname: "B", count: "2", compact: "false", desc: "d", fields: [ { bits: "0", name: "EN", desc: "d", swaccess: "rw0c", resval: "1" } ] } }
      { multireg: { name: "B", cname: "B", count: "2", regwen: "B_REGWEN", regwen_multi: true, ${one('7:0')} } }
      { multireg: { name: "C", cname: "C", count: "2", compact: "false", desc: "d", fields: [ { bits: "15:0", swaccess: "rw", resval: "0x10 + (multireg_idx * 8)" } ] } }`),
    );
    expect(addresses(maps[0]!)).toEqual({
      'A[0]': 0,
      'A[1]': 4,
      'A[2]': 8,
      B_REGWEN_0: 12,
      B_REGWEN_1: 16,
      B_0: 20,
      B_1: 24,
      C_0: 28,
      C_1: 32,
    });
    const nodes = elaborate(maps[0]!).map.children;
    expect(nodes.find(({ name }) => name === 'B_1')?.source).toMatchObject({
      gate: { field: 'B_REGWEN_1.EN_1' },
    });
    const resets = nodes.flatMap((node) =>
      node.kind === 'register' && node.name.startsWith('C') ? [resetValue(node)] : [],
    );
    expect(resets).toEqual([0x10n, 0x18n]);
  });

  it('align windows to their size, skip and reserve', async () => {
    const { maps } = await read(
      withRegisters(`{ name: "A", ${one('0')} } { reserved: 2 } { name: "B", ${one('0')} }
      { window: { name: "MEM", items: "64", swaccess: "rw", desc: "d" } } { skipto: "0x300" } { name: "C", ${one('0')} }`),
    );
    // 64 words take 0x100 bytes, so they start at the next multiple of 0x100.
    expect(addresses(maps[0]!)).toEqual({ A: 0, B: 12, MEM: 0x100, C: 0x300 });
  });

  it.each<[string, string, string, number]>([
    ['fields beyond the register', withRegisters(`{ name: "A", ${one('32:0')} }`), 'do not fit 32 bits', 3],
    ['skipping back', withRegisters(`{ name: "A", ${one('0')} }\n{ skipto: "0" }`), 'is behind', 4],
    [
      'unknown accesses',
      withRegisters(`{ name: "A",\n desc: "d", fields: [\n { bits: "0",\n swaccess: "rwx" } ] }`),
      'swaccess is "rwx"',
      6,
    ],
    ['unknown gates', withRegisters(`{ name: "A", ${one('0', 'regwen: "NONE",')} }`), 'no register NONE', 3],
    [
      'one name twice',
      withRegisters(`{ name: "A", ${one('0')} }\n{ name: "a", ${one('0')} }`),
      'stands twice',
      4,
    ],
    [
      'unknown parameters',
      withRegisters(`{ multireg: { name: "A",\n cname: "A",\n count: "M", ${one('0')} } }`),
      'M',
      5,
    ],
    [
      'resets that do not fit',
      withRegisters(`{ name: "A", desc: "d", fields: [ { bits: "0", swaccess: "rw", resval: "2" } ] }`),
      'does not fit 1 bit',
      3,
    ],
    [
      'one key twice',
      withRegisters(`{ name: "A", ${one('0')},\n  hwext: "true",\n  desc: "e" }`),
      'the key desc stands twice in one object, in line 3 too',
      5,
    ],
    ['broken Hjson', '{ name: "x"\nregisters: [ }', 'no Hjson', 2],
    ['deep nesting', '['.repeat(200_000), 'nest too deeply', 1],
    ['other files', '{ name: "x" }', 'no registers', 1],
  ])('refuse %s with the line', async (_, text, message, line) => {
    const { maps, diagnostics } = await read(text);
    expect(maps).toEqual([]);
    expect(diagnostics[0]).toMatchObject({
      code: 'REG-IMPORT',
      severity: 'error',
      place: { file: 'ip.hjson', line },
    });
    expect(diagnostics[0]!.message).toContain(message);
  });

  it('say what is lost, with the line', async () => {
    const { diagnostics } = await read(TIMER);
    const losses = diagnostics.map(
      ({ code, message, place }) => [code, message, place?.kind === 'source' && place.line] as const,
    );
    expect(losses.find(([, message]) => message.includes('TL-UL'))).toMatchObject([
      'REG-LOSS',
      expect.anything(),
      6,
    ]);
    expect(losses.find(([, message]) => message.includes('(mubi)'))).toMatchObject([
      'REG-LOSS',
      expect.anything(),
      28,
    ]);
  });

  it('come out as they went in, as far as reggen can say it', async () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const map = elaborate(randomMap(seed, { nodes: 10, external: true })).map;
      const { files } = reggenOutput.write(map);
      const { maps } = await read(files[0]!.content as string);
      const before = new Map([...eachInstance(map)].map(({ node, address }) => [address, node]));
      const after = [...eachInstance(elaborate(maps[0]!).map)];
      expect(after.length).toBeGreaterThan(3);
      for (const { node, address } of after) {
        const original = before.get(address);
        if (node.kind !== 'register' || original?.kind !== 'register' || original.width > 32) continue;
        const shape = (field: ElaboratedField) => [maskOf(field), field.reset, isReadable(field.source)];
        expect(node.fields.map(shape), node.path).toEqual(original.fields.map(shape));
      }
    }
  });
});
