import { listBlocks } from '@netloom/contract';
import { useEffect } from 'react';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { useInstructionTexts } from './format/instructionTexts.ts';
import type { InstructionText } from './format/instructionTexts.ts';
import type { RowNode, ViewState } from './view/model.ts';

const shows = (rows: readonly RowNode[]): boolean =>
  rows.some((row) =>
    row.kind === 'group' ? shows(row.rows) : row.kind === 'signal' && row.format.radix === 'riscv',
  );

/** Reads names of custom instructions of the project as soon as a row shows instructions; answers how they are written. */
export function useInstructionNames({ panes }: ViewState): InstructionText | undefined {
  const isShown = panes.some(({ rows }) => shows(rows));
  const query = { deptId: useDeptId(), kind: 'insn' as const };
  const { data, isError } = useCall(listBlocks, { query }, { enabled: isShown });
  const textOf = useInstructionTexts((state) => state.textOf);
  useEffect(() => {
    if (!isShown || (data === undefined && !isError)) return;
    let isWanted = true;
    void import('./format/instructionNames.ts').then(({ instructionNames }) => {
      if (isWanted)
        useInstructionTexts.setState({ textOf: instructionNames((data ?? []).map(({ text }) => text)) });
    });
    return () => {
      isWanted = false;
    };
  }, [isShown, data, isError]);
  return textOf;
}
