import { getAllSocModule } from '@netloom/contract';
import type { SocDocument } from '@netloom/model';
import type { Grouped } from '@netloom/soc';
import { callKey, queryClient } from '../../../../api/index.ts';
import { takeEdit } from '../commands/refusal.ts';
import { createCanvas } from '../files/canvasCalls.ts';
import { fetchModules, takeModules } from '../files/modules.ts';

/** Stores the new document and puts its instance in the place of the members, which undo takes back; the document stays. */
export async function makeGroup(
  deptId: number,
  name: string,
  { document, layout, inner, instance }: Grouped & { document: SocDocument },
): Promise<void> {
  await createCanvas(deptId, name, inner.document, inner.layout);
  await queryClient.invalidateQueries({ queryKey: callKey(getAllSocModule, { params: { x: deptId } }) });
  takeModules(await fetchModules(deptId));
  takeEdit({ document, layout, selection: { blocks: new Set([instance]), links: new Set() } });
}
