import { saveCoreSoftware } from '@netloom/contract';
import { callApi } from '../../api/index.ts';
import { openGenerate } from '../generation/index.ts';

/** Writes pieces for a core to `sw/<core>`, and shows what became of each file. */
export function addToProject(deptId: number, name: string, pieces: string[]): void {
  openGenerate({
    name: `sw/${name}`,
    run: (decisions) => callApi(saveCoreSoftware, { body: { deptId, name, pieces, decisions } }),
  });
}
