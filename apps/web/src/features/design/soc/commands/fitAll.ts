import { useSoc } from '../store/socStore.ts';
import { fit } from '../store/viewStore.ts';

export function fitAll(): void {
  const { blocks, tags, wires, notes } = useSoc.getState().scene;
  fit([...blocks, ...notes, ...tags, ...wires.map((wire) => wire.bounds)]);
}
