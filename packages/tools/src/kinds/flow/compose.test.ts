import { expect, it } from 'vitest';
import { PlanError } from '../../planError.ts';
import { KINDS } from '../index.ts';
import type { PlanContext } from '../planContext.ts';
import { compose } from './compose.ts';
import { flow } from './kind.ts';

const document = JSON.stringify({ netloom: 'soc', version: 1, vlnv: 'a:b:chip:1.0', name: 'chip' });
const generated = ['gen/chip/chip.f', 'gen/chip/tb/chip_tb.sv'];

/** A tree with the document and some files. */
const contextWith = (paths: readonly string[]) =>
  ({
    tree: {
      requireText: () => Promise.resolve(document),
      has: (path: string) => Promise.resolve(paths.includes(path)),
    },
  }) as unknown as PlanContext;

const idOf = (member: string) => `id of ${member}`;
const ask = (options: object, paths: readonly string[] = generated) =>
  compose(flow.request.parse({ path: 'chip.soc.json', ...options }), contextWith(paths), idOf);

it('runs all stages of a SoC, timing with the netlist of synthesis once that has passed', async () => {
  const { title, top, members } = await ask({ seconds: 77 });
  expect([title, top]).toEqual(['chip', 'chip']);
  expect(members.map(({ name, after = [] }) => [name, after])).toEqual([
    ['lint', []],
    ['simulate', []],
    ['synthesize', []],
    ['timing', ['synthesize']],
  ]);
  expect(members[1]!.request).toMatchObject({ top: 'chip_tb', testbench: 'gen/chip/tb/chip_tb.sv' });
  expect(members[3]!.request).toMatchObject({ synthesisRunId: 'id of synthesize' });
  for (const { request } of members) expect(request).toMatchObject({ seconds: 77, kind: expect.anything() });
});

it('asks each kind for what it knows', async () => {
  const ids = (member: string) => (member === 'synthesize' ? '00000000-0000-4000-8000-000000000000' : '');
  const { members } = await compose(flow.request.parse({ path: 'x' }), contextWith(generated), ids);
  for (const { request } of members) {
    const { kind, ...options } = request;
    const { shape } = KINDS.find((each) => each.kind === kind)!.request;
    expect(Object.keys(options).filter((name) => !(name in shape))).toEqual([]);
    expect(KINDS.find((each) => each.kind === kind)!.request.parse(options)).toMatchObject(options);
  }
});

it('runs the chosen stages in their order, each once', async () => {
  const { members } = await ask({ stages: ['synthesize', 'lint', 'lint'] }, ['gen/chip/chip.f']);
  expect(members.map(({ name }) => name)).toEqual(['lint', 'synthesize']);
});

const OWN = {
  top: 'fifo',
  fileList: 'rtl/fifo.f',
  bench: { top: 'fifo_tb', testbench: 'tb/fifo_tb.sv', fileList: 'rtl/fifo.f' },
  clock: 'clk',
  period: 2.5,
};

it('runs all stages of a design that no document describes, with its own bench and clock', async () => {
  const { title, top, members } = await ask({ path: '', own: OWN }, []);
  expect([title, top]).toEqual(['fifo', 'fifo']);
  expect(members.map(({ name, request }) => [name, request])).toMatchObject([
    ['lint', { top: 'fifo', fileList: 'rtl/fifo.f' }],
    ['simulate', OWN.bench],
    ['synthesize', { top: 'fifo', fileList: 'rtl/fifo.f', target: 'liberty', clock: 'clk', period: 2.5 }],
    ['timing', { synthesisRunId: 'id of synthesize', clock: 'clk', period: 2.5 }],
  ]);
});

it('asks for no bench and no clock where no stage needs them', async () => {
  const { top, fileList } = OWN;
  const { members } = await ask({ path: '', own: { top, fileList }, stages: ['lint', 'synthesize'] }, []);
  expect(members).toHaveLength(2);
});

it.each([
  [{ ...OWN, bench: undefined }, /^own: .*testbench/],
  [{ ...OWN, period: undefined }, /^own: .*SDC/],
])('%j is refused with the field', async (own, message) => {
  await expect(ask({ path: '', own }, [])).rejects.toThrow(message);
});

it.each([
  [{ stages: ['lint', 'timing'] }, generated, /^stages: .*"synthesize"/],
  [{}, ['gen/chip/chip.f'], /^path: generate chip first: there is no gen\/chip\/tb\/chip_tb.sv/],
  [{ stages: ['lint'] }, [], /^path: generate chip first: there is no gen\/chip\/chip.f/],
])('%j with the files %j is refused with the field', async (options, paths, message) => {
  const refused = ask(options, paths);
  await expect(refused).rejects.toThrow(PlanError);
  await expect(refused).rejects.toThrow(message);
});
