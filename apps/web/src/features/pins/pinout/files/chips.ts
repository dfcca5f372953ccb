import { getVerilogInfoByPath } from '@netloom/contract';
import { BUILT_IN_CHIPS, readChip } from '@netloom/pins';
import type { Chip } from '@netloom/pins';
import { callApi } from '../../../../api/index.ts';

/** Where the project keeps an imported chip. */
export function chipPath(id: string): string {
  return `chips/${id}.chip.json`;
}

/** A built-in chip, or one of the project. @throws when there is none, or its file cannot be read. */
export async function loadChip(deptId: number, id: string): Promise<Chip> {
  const builtIn = BUILT_IN_CHIPS.find((chip) => chip.id === id);
  if (builtIn !== undefined) return builtIn;
  const socVerilogPath = chipPath(id);
  const { verilogFile } = await callApi(getVerilogInfoByPath, { body: { deptId, socVerilogPath } });
  const { chip, diagnostics } = readChip(verilogFile);
  if (chip !== undefined) return chip;
  throw new Error(`${socVerilogPath}: ${diagnostics.map(({ message }) => message).join('; ')}`);
}
