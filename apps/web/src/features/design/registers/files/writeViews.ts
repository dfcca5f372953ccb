import { generateRegisters } from '@netloom/contract';
import { registersKind } from '@netloom/registers';
import { callApi } from '../../../../api/index.ts';
import { openDept, saveEdits } from '../../../../document/index.ts';
import { openGenerate } from '../../generation/index.ts';
import { currentMap } from '../store/registerStore.ts';
import { registerMaps } from './registerMaps.ts';

/**
 * Writes views of the shown map into the project, and shows what became of each file. The map is saved first: the
 * views are of what it says.
 */
export async function writeViews(outputs: readonly string[], folder: string | undefined): Promise<void> {
  const shown = currentMap();
  if (shown === undefined || !(await saveEdits(registerMaps, shown.path))) return;
  const { path, map } = currentMap() ?? shown;
  const body = { deptId: openDept(), path, text: registersKind.write(map), outputs: [...outputs], folder };
  openGenerate({
    name: map.name,
    run: (decisions) => callApi(generateRegisters, { body: { ...body, decisions } }),
  });
}
