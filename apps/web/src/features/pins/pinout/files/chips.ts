import { getVerilogInfoByPath } from '@netloom/contract';
import type { VerilogFile } from '@netloom/contract';
import { BUILT_IN_CHIPS, readChip } from '@netloom/pins';
import type { Chip } from '@netloom/pins';
import { callApi, callKey, queryClient } from '../../../../api/index.ts';

/** Where the project keeps an imported chip. */
export function chipPath(id: string): string {
  return `chips/${id}.chip.json`;
}

/** A built-in chip, or one of the project. @throws when there is none, or its file cannot be read. */
export async function loadChip(deptId: number, id: string): Promise<Chip> {
  const builtIn = BUILT_IN_CHIPS.find((chip) => chip.id === id);
  if (builtIn !== undefined) return builtIn;
  const input = { body: { deptId, socVerilogPath: chipPath(id) } };
  return chipOf(
    await queryClient.fetchQuery({
      queryKey: callKey(getVerilogInfoByPath, input),
      queryFn: ({ signal }) => callApi(getVerilogInfoByPath, input, signal),
      meta: { quiet: true },
    }),
  );
}

const chips = new WeakMap<VerilogFile, Chip>();

/** The same reply gives the same chip. @throws when it cannot be read. */
function chipOf(file: VerilogFile): Chip {
  const known = chips.get(file);
  if (known !== undefined) return known;
  const { chip, diagnostics } = readChip(file.verilogFile);
  if (chip === undefined)
    throw new Error(`${file.socVerilogPath}: ${diagnostics.map(({ message }) => message).join('; ')}`);
  chips.set(file, chip);
  return chip;
}
