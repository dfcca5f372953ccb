import { generateRegisters } from '@netloom/contract';
import { registersKind } from '@netloom/registers';
import { callApi } from '../../../../api/index.ts';
import { openDept } from '../../../../document/index.ts';
import { openGenerate } from '../../generation/index.ts';
import type { OpenMap } from '../store/registerStore.ts';

/** Writes views of the map as it is shown into the project, and shows what became of each file. */
export function writeViews(
  { path, map }: OpenMap,
  outputs: readonly string[],
  folder: string | undefined,
): void {
  const body = { deptId: openDept(), path, text: registersKind.write(map), outputs: [...outputs], folder };
  openGenerate({
    name: map.name,
    run: (decisions) => callApi(generateRegisters, { body: { ...body, decisions } }),
  });
}
