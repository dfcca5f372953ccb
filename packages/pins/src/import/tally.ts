import type { Worded } from '@netloom/model';
import type { XmlElement } from '@netloom/xml';

/** One kind of thing in a file: `Pin@Name` is an attribute, `Core` an element, `Core#text` the text in it. */
export interface ImportCount {
  file: 'mcu' | 'gpio';
  kind: string;
  /** How many the file has, and how many of them are in the chip. */
  read: number;
  kept: number;
  /** Why the others are not; undefined when all are kept. */
  reason: Worded | undefined;
}

/** Counts what a file holds and what of it went into the chip: nothing is dropped in silence. */
export class Tally {
  readonly #read = new Map<string, { count: number; line: number }>();
  readonly #kept = new Map<string, number>();

  constructor(root: XmlElement) {
    this.#walk(root, root.name);
  }

  #walk(element: XmlElement, kind: string): void {
    this.#count(kind, element.line);
    for (const name of element.attributes.keys()) this.#count(`${kind}@${name}`, element.line);
    if (element.text.trim() !== '') this.#count(`${kind}#text`, element.line);
    for (const child of element.children) this.#walk(child, `${kind}/${child.name}`);
  }

  #count(kind: string, line: number): void {
    const entry = this.#read.get(kind);
    if (entry) entry.count++;
    else this.#read.set(kind, { count: 1, line });
  }

  /** Notes that so many of these kinds are in the chip. */
  keep(count: number, ...kinds: readonly string[]): void {
    for (const kind of kinds) this.#kept.set(kind, (this.#kept.get(kind) ?? 0) + count);
  }

  /** Kinds that the file has, in its order, with the line of the first. */
  entries(): { kind: string; read: number; kept: number; line: number }[] {
    return [...this.#read].map(([kind, { count, line }]) => ({
      kind,
      read: count,
      kept: Math.min(count, this.#kept.get(kind) ?? 0),
      line,
    }));
  }
}
