import { announceError } from '../../../../announce.ts';
import type { SocDocument } from '@netloom/model';
import type { Link } from '../geometry/links.ts';
import type { Scene } from '../geometry/scene.ts';
import type { Below } from '../levels/below.ts';
import { goDown } from '../levels/levels.ts';
import { lightNet } from '../light/light.ts';
import { holding, startingWith, wordText } from './wordText.ts';
import type { WordText } from './wordText.ts';
import { showBlock, showEndpoint, showLink, showNote } from './show.ts';

export interface FoundPlace {
  kind: 'block' | 'pin' | 'net' | 'note';
  text: string;
  detail: string;
  show(): void;
}

/** Some places of one sort: what they are called, name first, and what each of them is. */
interface Source {
  words: WordText;
  at(index: number): FoundPlace;
  /** What stands before each name, with its end. */
  path?: string;
}

const MOST = 60;

/**
 * Blocks, pins, nets and notes whose names contain the text, and blocks and nets of the levels below: names that start with it
 * come first, what is nearer before what is deeper.
 */
export function findPlaces(scene: Scene, text: string, below: readonly Below[] = []): FoundPlace[] {
  const wanted = text.trim().toLowerCase().replaceAll('→', TO);
  if (wanted === '') return [];
  const [first, others]: [FoundPlace[], FoundPlace[]] = [[], []];
  for (const source of [...sourcesOf(scene), ...below.flatMap(sourcesBelow)]) {
    const { words, at } = source;
    first.push(...startingWith(words, wanted, MOST - first.length).map(at));
    others.push(...otherwise(source, wanted, MOST - others.length).map(at));
    if (first.length === MOST) break;
  }
  return [...first, ...others].slice(0, MOST);
}

/** The numbers of those that fit without starting so: in their words, or in the way to them. */
function otherwise({ words, path = '' }: Source, wanted: string, most: number): number[] {
  const isStart = new Set(path.includes(wanted) ? startingWith(words, wanted, Infinity) : []);
  const count = words.starts.length;
  if (path.includes(wanted))
    return Array.from({ length: Math.min(count, most + isStart.size) }, (_, index) => index)
      .filter((index) => !isStart.has(index))
      .slice(0, most);
  // The end of the way and the start of a name: `cluster0/ua`.
  const cut = wanted.lastIndexOf('/') + 1;
  if (cut > 0 && path.endsWith(wanted.slice(0, cut))) return startingWith(words, wanted.slice(cut), most);
  return holding(words, wanted, most);
}

/** Between the ends of a connection: an arrow would make each letter of the text twice as wide. */
const TO = '>';
const netWord = (from: string, to: string) => `${from} ${TO} ${to}`;

const ofScenes = new WeakMap<Scene, Source[]>();

/** Those of the level that is shown, whose words are put together once. */
function sourcesOf(scene: Scene): Source[] {
  const last = ofScenes.get(scene);
  if (last) return last;
  const pins = [...scene.pins.values()].filter((pin) => pin.block.shape.kind === 'instance');
  const places: FoundPlace[][] = [
    scene.blocks.map(({ shape: { name, title: text, subtitle: detail } }) => {
      return { kind: 'block', text, detail, show: () => showBlock(name) };
    }),
    pins.map(({ shape: { endpoint, range: detail } }) => {
      return { kind: 'pin', text: endpoint, detail, show: () => showEndpoint(endpoint) };
    }),
    scene.links.map((link) => {
      return { kind: 'net', text: link.from, detail: `→ ${link.to}`, show: () => showNet(link) };
    }),
    scene.notes.map(({ name, text }) => {
      const [title = '', ...more] = text.split('\n');
      return { kind: 'note', text: title, detail: more.join(' '), show: () => showNote(name) };
    }),
  ];
  const sources = places.map((all) => ({
    words: wordText(all.map(({ text, detail }) => `${text} ${detail.replace('→', TO)}`)),
    at: (index: number) => all[index]!,
  }));
  ofScenes.set(scene, sources);
  return sources;
}

/** The connection, with its net lit through all levels. */
function showNet({ id, to }: Link): void {
  lightNet(to);
  showLink(id);
}

interface Words {
  names: readonly string[];
  blocks: WordText;
  nets: WordText;
}

const ofDocuments = new WeakMap<SocDocument, Words>();

/** What a document's blocks and nets are called, wherever it stands. */
function wordsOf(document: SocDocument): Words {
  let words = ofDocuments.get(document);
  if (!words) {
    words = {
      names: Object.keys(document.instances),
      blocks: wordText(Object.entries(document.instances).map(([name, { ip }]) => `${name} ${ip}`)),
      nets: wordText(document.portConnections.map(({ from, to }) => netWord(from, to))),
    };
    ofDocuments.set(document, words);
  }
  return words;
}

/** Puts the words of the levels together, a document a step, so that the first letter typed need not wait for them. */
export function* prepare(below: readonly Below[]): Generator<undefined, undefined> {
  for (const { document } of below) {
    wordsOf(document);
    yield;
  }
  return undefined;
}

function sourcesBelow({ way, document }: Below): Source[] {
  const path = `${way.join('/')}/`;
  const { names, blocks, nets } = wordsOf(document);
  const lower = path.toLowerCase();
  const show = (found: () => void) => () => void goDown(way).then(found, announceError);
  const block = (index: number): FoundPlace => {
    const name = names[index]!;
    const detail = document.instances[name]!.ip;
    return { kind: 'block', text: path + name, detail, show: show(() => showBlock(name)) };
  };
  const net = (index: number): FoundPlace => {
    const { from, to } = document.portConnections[index]!;
    const found = show(() => {
      lightNet(to);
      showEndpoint(to);
    });
    return { kind: 'net', text: path + from, detail: `→ ${to}`, show: found };
  };
  return [
    { path: lower, words: blocks, at: block },
    { path: lower, words: nets, at: net },
  ];
}
