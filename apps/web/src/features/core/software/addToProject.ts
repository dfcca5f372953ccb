import { saveCoreSoftware } from '@netloom/contract';
import type { BodyOf } from '@netloom/contract';
import { callApi } from '../../../api/index.ts';
import { openGenerate } from '../../design/generation/index.ts';

/** Writes pieces to a folder of `sw`, and shows what became of each file. */
export function addToProject(target: string, body: BodyOf<typeof saveCoreSoftware>): void {
  openGenerate({
    name: target,
    run: (decisions) => callApi(saveCoreSoftware, { body: { ...body, decisions } }),
  });
}
