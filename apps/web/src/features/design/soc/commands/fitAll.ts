import { useSoc } from '../store/socStore.ts';
import { fit } from '../store/viewStore.ts';

export function fitAll(): void {
  const { blocks, tags, wires } = useSoc.getState().scene;
  fit([...blocks, ...tags, ...wires.map((wire) => wire.bounds)]);
}
