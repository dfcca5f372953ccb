import type { BlockRow, CoreRow } from '@netloom/contract';
import { checkCore, readCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { insnKind, withInstructions } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';

/** A core of the project whose options go together, with the definitions that they name. */
export interface SoundCore {
  folder: string;
  path: string;
  options: CoreOptions;
  insns: Insn[];
}

/** A definition with errors makes no instructions; what is made of the core says what is wrong with it. */
const soundOnes = (insns: readonly Insn[]) =>
  insns.filter((insn) => {
    try {
      withInstructions({ base: { isa: 'rv32i' } } as CoreOptions, [insn]);
      return true;
    } catch {
      return false;
    }
  });

/** Options as they make RTL, out of the definitions of the project. */
export function withTheirs(options: CoreOptions, blocks: readonly BlockRow[]) {
  const insns = (options.instructions ?? []).flatMap((path) => {
    const stored = blocks.find((block) => block.path === path);
    return (stored && insnKind.read(stored.text, path).document) ?? [];
  });
  return { options: withInstructions(options, soundOnes(insns)), insns };
}

export const soundCores = (rows: readonly CoreRow[], blocks: readonly BlockRow[]): SoundCore[] =>
  rows.flatMap(({ folder, coreJson }) => {
    const { options } = readCore(coreJson);
    if (options === undefined || checkCore(options).length > 0) return [];
    return [{ folder, path: `${folder}/${options.name}.core.json`, ...withTheirs(options, blocks) }];
  });
