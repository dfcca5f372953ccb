import type { SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import { busDesign, parentOf } from '../../../test/designs.ts';
import { testLibrary } from '../../../test/fixtures.ts';
import { rename } from '../../edit/instances.ts';
import { moveAddress } from '../../edit/placeAddress.ts';
import { effectsOf } from './effects.ts';
import type { EffectKind } from './effects.ts';

const library = testLibrary();
const document = busDesign(1, 2, 2);
const of = (after: SocDocument, kind: EffectKind, before = document) =>
  effectsOf(before, after, library).effects.filter((each) => each.kind === kind);

it('says nothing of the same design, and nothing of what its text alone has', () => {
  expect(effectsOf(document, structuredClone(document), library)).toEqual({ effects: [], refused: [] });
});

it('tells where a block has gone, in the address map and in each constant that has its address', () => {
  const { base } = document.addressMap['ram0.s']!;
  const after = moveAddress(document, { endpoint: 'ram0.s' }, 0x3000_0000n).document!;
  const [moved, ...others] = of(after, 'address');
  expect(others).toEqual([]);
  expect(moved!.name).toBe('ram0.s');
  expect(moved!.before).toContain(BigInt(base).toString(16).toUpperCase().padStart(8, '0'));
  expect(moved!.after).toContain('0x30000000');
  const constants = of(after, 'constant');
  expect(constants.map(({ name }) => name)).toEqual(['SOC_RAM0_BASE']);
  expect(BigInt(/0x\w+/.exec(constants[0]!.before!)![0])).toBe(BigInt(base));
  const files = of(after, 'file').map(({ name }) => name);
  expect(files).toEqual(expect.arrayContaining(['sw/soc.h', 'sw/memory.ld', 'rtl/top_xbar0.sv']));
  expect(files).not.toContain('rtl/top_bridge0.sv');
  // The list of all addresses, and the macro.
  const header = of(after, 'file').find(({ name }) => name === 'sw/soc.h')!;
  expect([header.before, header.after]).toEqual(['2', '2']);
});

it('says of a file whose lines only stand in another order that they do', () => {
  const [first, second, ...others] = Object.entries(document.addressMap);
  const swapped = [
    [first![0], { ...first![1], base: second![1].base }],
    [second![0], { ...second![1], base: first![1].base }],
  ] as const;
  expect(first![1].size).toBe(second![1].size);
  const addressMap = Object.fromEntries([...swapped, ...others]);
  const files = of({ ...document, addressMap }, 'file');
  const lines = new Set(files.map(({ before, after }) => `${before} ${after}`));
  expect(lines).not.toContain('0 0');
  expect(files.filter(({ isOrder }) => isOrder).length).toBeGreaterThan(0);
});

it('takes a renamed block for the same one, though its constants have other names', () => {
  const layout = { netloom: 'layout', version: 1, blocks: {} } as const;
  const after = rename({ document, layout }, 'ram0', 'boot').document!;
  expect(of(after, 'address')).toEqual([]);
  const names = of(after, 'constant').map(({ name, before }) => [name, before === undefined]);
  expect(names).toEqual(
    expect.arrayContaining([
      ['SOC_BOOT_BASE', true],
      ['SOC_RAM0_BASE', false],
    ]),
  );
});

it('tells numbers of interrupts and frequencies', () => {
  const [[source, line]] = Object.entries(document.interrupts) as [
    [string, { sink: string; number: number }],
  ];
  const interrupts = { ...document.interrupts, [source]: { ...line, number: 3 } };
  const clocks = { clk: { frequency: 1e6 } };
  const after = { ...document, interrupts, clocks };
  expect(of(after, 'interrupt')).toEqual([
    { kind: 'interrupt', name: source, before: `${line.sink}[${line.number}]`, after: `${line.sink}[3]` },
  ]);
  expect(of(after, 'clock')).toEqual([
    { kind: 'clock', name: 'clk', before: '50000000 Hz', after: '1000000 Hz' },
  ]);
});

it('tells of ports to those that instantiate the document, though it can no more be generated', () => {
  const { parent, children } = parentOf();
  const tally = children.find(({ name }) => name === 'tally')!;
  const after = { ...tally, ports: { ...tally.ports, extra: { direction: 'out', width: '3' } } } as const;
  const found = effectsOf(tally, after, testLibrary([...children, parent]));
  expect(found).toEqual({
    effects: [
      { kind: 'port', name: 'extra', after: 'out [2:0]' },
      { kind: 'user', name: parent.vlnv },
    ],
    refused: ['after'],
  });
});
