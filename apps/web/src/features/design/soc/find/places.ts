import { announceError } from '../../../../announce.ts';
import type { Link } from '../geometry/links.ts';
import type { Scene } from '../geometry/scene.ts';
import type { Below } from '../levels/below.ts';
import { goDown } from '../levels/levels.ts';
import { lightNet } from '../light/light.ts';
import { showBlock, showEndpoint, showLink, showNote } from './show.ts';

export interface FoundPlace {
  kind: 'block' | 'pin' | 'net' | 'note';
  text: string;
  detail: string;
  show(): void;
}

const MOST = 60;

/**
 * Blocks, pins, nets and notes whose names contain the text, and blocks and nets of the levels below: names that start with it
 * come first, what is nearer before what is deeper.
 */
export function findPlaces(scene: Scene, text: string, below: readonly Below[] = []): FoundPlace[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const rank = (place: FoundPlace): number => (nameOf(place).toLowerCase().startsWith(wanted) ? 0 : 1);
  return [...placesOf(scene), ...below.flatMap(placesBelow)]
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
    return { kind: 'net', text: link.from, detail: `→ ${link.to}`, show: () => showNet(link) };
  });
  const notes = scene.notes.map(({ name, text }): FoundPlace => {
    const [first = '', ...more] = text.split('\n');
    return { kind: 'note', text: first, detail: more.join(' '), show: () => showNote(name) };
  });
  return [...blocks, ...pins, ...nets, ...notes];
}

/** The connection, with its net lit through all levels. */
function showNet({ id, to }: Link): void {
  lightNet(to);
  showLink(id);
}

/** What a place is called behind the way down to it. */
const nameOf = ({ text }: FoundPlace): string => text.slice(text.lastIndexOf('/') + 1);

function placesBelow({ way, document }: Below): FoundPlace[] {
  const path = way.join('/');
  const show = (found: () => void) => () => void goDown(way).then(found, announceError);
  const blocks = Object.entries(document.instances).map(([name, { ip }]): FoundPlace => {
    return { kind: 'block', text: `${path}/${name}`, detail: ip, show: show(() => showBlock(name)) };
  });
  const nets = document.portConnections.map(({ from, to }): FoundPlace => {
    const found = show(() => {
      lightNet(to);
      showEndpoint(to);
    });
    return { kind: 'net', text: `${path}/${from}`, detail: `→ ${to}`, show: found };
  });
  return [...blocks, ...nets];
}
