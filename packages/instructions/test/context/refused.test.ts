import { PRESETS } from '@netloom/core';
import type { CoreOptions } from '@netloom/core/custom';
import type { Diagnostic } from '@netloom/model';
import { expect, it } from 'vitest';
import { checkInsn, coreDslText, readCoreDsl, readInstructions, writeInsn } from '../../src/index.ts';
import type { Insn } from '../../src/index.ts';
import { TRACKED } from './withStatus.ts';

const mac = TRACKED.find(({ name }) => name === 'mac')!;
const tally = TRACKED.find(({ name }) => name === 'tally')!;
const told = (diagnostics: readonly Diagnostic[]) =>
  diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, wording, place }) => [code, wording?.key, place?.kind === 'document' && place.pointer]);

const shared = (insn: Insn): Insn => ({
  ...insn,
  states: Object.fromEntries(
    Object.entries(insn.states).map(([name, state]) => [name, { ...state, context: 'shared' as const }]),
  ),
});

it.each(['0x7bf', '0x800', '0x300'])(
  'a status at %s is refused, where the standard has its CSRs',
  (status) => {
    expect(told(checkInsn({ ...mac, status }))).toEqual([['INSN-STATUS', 'insn-status/range', '/status']]);
  },
);

it('a status of nothing that is saved is refused', () => {
  expect(told(checkInsn(mac))).toEqual([]);
  expect(told(checkInsn(shared(mac)))).toEqual([['INSN-STATUS', 'insn-status/nothing', '/status']]);
});

const inCore = async (options: CoreOptions, ...insns: Insn[]) => {
  const files = new Map(insns.map((insn) => [`${insn.name}.insn.json`, writeInsn(insn)]));
  const named = { ...options, instructions: [...files.keys()] };
  return told((await readInstructions(named, (path) => Promise.resolve(files.get(path)))).diagnostics);
};

it('two definitions of a core have two addresses, and a core without CSRs has none', async () => {
  const { micro } = PRESETS;
  expect(await inCore(micro, mac, tally)).toEqual([]);
  expect(await inCore(micro, mac, { ...tally, status: mac.status!.toUpperCase().replace('X', 'x') })).toEqual(
    [['INSN-CORE', 'insn-status/taken', '/instructions/1']],
  );
  const without = { ...micro, base: { ...micro.base, zicsr: false } };
  expect(await inCore(without, mac)).toEqual([['INSN-CORE', 'insn-status/no-csrs', '/instructions/0']]);
});

it('CoreDSL names the status at each register that is saved', () => {
  for (const insn of TRACKED) expect(readCoreDsl(coreDslText(insn)).insn?.status).toBe(insn.status);
  const text = `InstructionSet X_two extends RV32I { architectural_state {
    register unsigned<8> a [[netloom_status(0x7c0)]] = 0; register unsigned<8> b = 0; } }`;
  expect(readCoreDsl(text).problem).toBeDefined();
});
