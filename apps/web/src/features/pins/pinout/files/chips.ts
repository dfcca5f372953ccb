import { getVerilogInfoByPath } from '@netloom/contract';
import type { VerilogFile } from '@netloom/contract';
import { saidOf, sayOfDocument } from '@netloom/model';
import type { Diagnostic, Said } from '@netloom/model';
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

/** A file that describes no chip. */
class WrongChip extends Error {
  /** With the first of what is wrong. */
  readonly said: Said;

  constructor(path: string, [first]: readonly Diagnostic[]) {
    const said = sayOfDocument('DOC-AT', { pointer: path, said: first ? saidOf(first) : '' });
    super(said.message);
    this.said = said;
  }
}

const chips = new WeakMap<VerilogFile, Chip>();

/** The same reply gives the same chip. @throws when it cannot be read. */
function chipOf(file: VerilogFile): Chip {
  const known = chips.get(file);
  if (known !== undefined) return known;
  const { chip, diagnostics } = readChip(file.verilogFile);
  if (chip === undefined) throw new WrongChip(file.socVerilogPath, diagnostics);
  chips.set(file, chip);
  return chip;
}
