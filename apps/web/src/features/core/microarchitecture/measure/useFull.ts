import { listBlocks } from '@netloom/contract';
import type { BlockRow } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';
import { checkInsn, insnKind, withInstructions } from '@netloom/instructions';
import { useMemo } from 'react';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';

const NONE: readonly BlockRow[] = [];

/** Options with what the definitions say that they name; as they are where one is missing or has errors. */
function full(options: CoreOptions, rows: readonly BlockRow[]): CoreOptions {
  const paths = options.instructions ?? [];
  const insns = paths.flatMap((path) => {
    const row = rows.find((each) => each.path === path);
    const insn = row && insnKind.read(row.text, path).document;
    return insn && checkInsn(insn).every(({ severity }) => severity !== 'error') ? [insn] : [];
  });
  return insns.length === paths.length ? withInstructions(options, insns) : options;
}

/** The same of several cores, as their RTL is made: figures belong to that. */
export function useFullOfAll(cores: readonly CoreOptions[]): CoreOptions[] {
  const query = { deptId: useDeptId(), kind: 'insn' } as const;
  const enabled = cores.some(({ instructions }) => instructions !== undefined);
  const rows = useCall(listBlocks, { query }, { enabled }).data ?? NONE;
  return useMemo(() => cores.map((options) => full(options, rows)), [cores, rows]);
}

/** Options of a core as its RTL is made. */
export function useFull(options: CoreOptions): CoreOptions {
  const one = useMemo(() => [options], [options]);
  return useFullOfAll(one)[0]!;
}
