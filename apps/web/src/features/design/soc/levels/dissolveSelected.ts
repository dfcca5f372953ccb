import { dissolve, layoutInside } from '@netloom/soc';
import { takeEdit } from '../commands/refusal.ts';
import { settledLayout } from '../commands/moveBlocks.ts';
import { useSoc } from '../store/socStore.ts';
import { layoutOf } from './layoutOf.ts';

/** Puts what is inside an instance in its place, as one step that undo takes back. */
export async function dissolveInstance(instance: string): Promise<void> {
  const definition = await layoutOf(useSoc.getState().document.instances[instance]?.ip ?? '');
  const { document, layout, library, scene } = useSoc.getState();
  const inside = definition && layoutInside(definition, layout.insides?.[instance]);
  const edit = dissolve({ document, layout: settledLayout(layout, scene) }, library, instance, inside);
  if (edit.refused) takeEdit({ refused: edit.refused });
  else {
    const selection = { blocks: new Set(edit.names.values()), links: new Set<string>() };
    takeEdit({ document: edit.document, layout: edit.layout, selection });
  }
}
