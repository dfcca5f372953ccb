import { listBlocks, listCores } from '@netloom/contract';
import { checkCore, readCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { insnKind, withInstructions } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';

/** A core of the project that programs can be built for. */
export interface ChainCore {
  folder: string;
  path: string;
  options: CoreOptions;
  insns: Insn[];
}

/** The cores whose options go together, with the definitions that they name; undefined until they are known. */
export function useChainCores(): ChainCore[] | undefined {
  const deptId = useDeptId();
  const rows = useCall(listCores, { query: { deptId } }).data;
  const blocks = useCall(listBlocks, { query: { deptId, kind: 'insn' } }).data;
  if (rows === undefined || blocks === undefined) return undefined;
  return rows.flatMap(({ folder, coreJson }) => {
    const { options } = readCore(coreJson);
    if (options === undefined || checkCore(options).length > 0) return [];
    const insns = (options.instructions ?? []).flatMap((path) => {
      const stored = blocks.find((block) => block.path === path);
      return (stored && insnKind.read(stored.text, path).document) ?? [];
    });
    const path = `${folder}/${options.name}.core.json`;
    return [{ folder, path, options: withInstructions(options, soundOnes(insns)), insns }];
  });
}

/** A definition with errors makes no instructions; the run says what is wrong with it. */
const soundOnes = (insns: readonly Insn[]) =>
  insns.filter((insn) => {
    try {
      withInstructions({ base: { isa: 'rv32i' } } as CoreOptions, [insn]);
      return true;
    } catch {
      return false;
    }
  });
