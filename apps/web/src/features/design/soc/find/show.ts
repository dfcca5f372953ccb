import { linksIn } from '../geometry/scene.ts';
import { selectBlocks, selectLinks, selectNotes } from '../store/selection.ts';
import { useSoc } from '../store/socStore.ts';
import { centreOn, fit } from '../store/viewStore.ts';

/** Selects a block and brings it into view. */
export function showBlock(name: string): void {
  const block = useSoc.getState().scene.byName.get(name);
  if (!block) return;
  selectBlocks([name]);
  centreOn(block);
}

/** Selects several blocks and brings all of them into view. */
export function showBlocks(names: readonly string[]): void {
  const { byName } = useSoc.getState().scene;
  const blocks = names.flatMap((name) => byName.get(name) ?? []);
  if (blocks.length === 0) return;
  selectBlocks(blocks.map(({ shape }) => shape.name));
  fit(blocks);
}

export function showNote(name: string): void {
  const note = useSoc.getState().scene.notes.find((each) => each.name === name);
  if (!note) return;
  selectNotes([name]);
  centreOn(note);
}

/** An endpoint with or without a slice; its block is selected. */
export function showEndpoint(endpoint: string): void {
  const pin = useSoc.getState().scene.pins.get(endpoint.replace(/\[.*$/, ''));
  if (!pin) return showBlock(endpoint.split('.')[0]!);
  selectBlocks([pin.block.shape.name]);
  centreOn({ x: pin.x, y: pin.y, width: 0, height: 0 });
}

export function showLink(id: string): void {
  const { scene } = useSoc.getState();
  const wire = scene.wires.find((candidate) => linksIn(candidate).some((link) => link.id === id));
  const tag = scene.tags.find((candidate) => candidate.link.id === id);
  selectLinks([id]);
  const place = wire?.bounds ?? tag;
  if (place) centreOn(place);
}

/** Selects connections and brings all of them into view. */
export function showLinks(ids: readonly string[]): void {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) return showLink(only);
  const { scene } = useSoc.getState();
  const wanted = new Set(ids);
  selectLinks(ids);
  const wires = scene.wires
    .filter((wire) => linksIn(wire).some(({ id }) => wanted.has(id)))
    .map(({ bounds }) => bounds);
  const tags = scene.tags.filter(({ link }) => wanted.has(link.id));
  if (wires.length + tags.length > 0) fit([...wires, ...tags]);
}
