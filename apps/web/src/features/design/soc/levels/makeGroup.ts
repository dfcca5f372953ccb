import { getAllSocModule } from '@netloom/contract';
import type { SocDocument, SocLayout } from '@netloom/model';
import { designOf } from '@netloom/soc';
import type { Grouped } from '@netloom/soc';
import { callKey, queryClient } from '../../../../api/index.ts';
import { takeEdit } from '../commands/refusal.ts';
import { createCanvas } from '../files/canvasCalls.ts';
import { fetchModules, takeModules } from '../files/modules.ts';
import { freeOffset } from '../geometry/freePlace.ts';
import { instanceShape } from '../geometry/instanceShape.ts';
import { useSoc } from '../store/socStore.ts';

/** Stores the new document and puts its instance in the place of the members, which undo takes back; the document stays. */
export async function makeGroup(
  deptId: number,
  name: string,
  { document, layout, inner, instance }: Grouped & { document: SocDocument },
): Promise<void> {
  await createCanvas(deptId, name, inner.document, inner.layout);
  await queryClient.invalidateQueries({ queryKey: callKey(getAllSocModule, { params: { x: deptId } }) });
  takeModules(await fetchModules(deptId));
  takeEdit({
    document,
    layout: atFreePlace(document, layout, instance),
    selection: { blocks: new Set([instance]), links: new Set() },
  });
}

/** The layout with the new block beside those that stay, not upon them. */
function atFreePlace(document: SocDocument, layout: SocLayout, instance: string): SocLayout {
  const { library, scene } = useSoc.getState();
  const ip = designOf(document, library).blocks.get(instance)?.shape;
  const at = layout.blocks[instance];
  if (!ip || !at) return layout;
  const { width, height } = instanceShape(instance, ip, false);
  const others = scene.blocks.filter(
    ({ shape }) => shape.kind === 'top' || Object.hasOwn(document.instances, shape.name),
  );
  const by = freeOffset([{ ...at, width, height }], others);
  return { ...layout, blocks: { ...layout.blocks, [instance]: { x: at.x + by.x, y: at.y + by.y } } };
}
