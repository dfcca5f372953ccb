import type { Scene } from '../geometry/scene.ts';
import { selectBlocks, selectLinks } from '../store/selection.ts';
import { useSoc } from '../store/socStore.ts';
import { centreOn, fit } from '../store/viewStore.ts';

export interface FoundPlace {
  kind: 'block' | 'pin' | 'net';
  text: string;
  detail: string;
  show(): void;
}

const MOST = 60;

/** Blocks, pins and nets whose names contain the text; names that start with it come first. */
export function findPlaces(scene: Scene, text: string): FoundPlace[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const rank = (place: FoundPlace): number => (place.text.toLowerCase().startsWith(wanted) ? 0 : 1);
  return placesOf(scene)
    .filter((place) => `${place.text} ${place.detail}`.toLowerCase().includes(wanted))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST);
}

function placesOf(scene: Scene): FoundPlace[] {
  const blocks = scene.blocks.map(({ shape }): FoundPlace => {
    return { kind: 'block', text: shape.title, detail: shape.subtitle, show: () => showBlock(shape.name) };
  });
  const pins = [...scene.pins.values()]
    .filter((pin) => pin.block.shape.kind === 'instance')
    .map(({ shape }): FoundPlace => {
      return {
        kind: 'pin',
        text: shape.endpoint,
        detail: shape.range,
        show: () => showEndpoint(shape.endpoint),
      };
    });
  const nets = scene.links.map((link): FoundPlace => {
    return { kind: 'net', text: link.from, detail: `→ ${link.to}`, show: () => showLink(link.id) };
  });
  return [...blocks, ...pins, ...nets];
}

export function showBlock(name: string): void {
  const block = useSoc.getState().scene.byName.get(name);
  if (!block) return;
  selectBlocks([name]);
  centreOn(block);
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
  const wire = scene.wires.find((candidate) => candidate.link.id === id);
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
  const wires = scene.wires.filter(({ link }) => wanted.has(link.id)).map(({ bounds }) => bounds);
  const tags = scene.tags.filter(({ link }) => wanted.has(link.id));
  if (wires.length + tags.length > 0) fit([...wires, ...tags]);
}
