import type { Said, SocDocument } from '@netloom/model';
import type { Design } from '../../design/block.ts';
import { ownerOf } from '../../document/renames/namedSections.ts';
import { emptyDocument } from './emptyDocument.ts';

/**
 * A design that is cut in two: `inner` becomes a document of its own with the members, `outer` keeps the rest and an
 * instance of it. Both are filled in by the parts of the design in turn.
 */
export class Cut {
  readonly design: Design;
  readonly members: ReadonlySet<string>;
  /** Name of the instance that takes the members' place. */
  readonly instance: string;
  readonly inner: SocDocument;
  readonly outer: SocDocument;
  /** Why the design cannot be cut here: the first reason. */
  refused: Said | undefined;
  readonly #names = new Map<string, string>();
  readonly #taken: Set<string>;

  constructor(design: Design, members: ReadonlySet<string>, instance: string, name: string) {
    this.design = design;
    this.members = members;
    this.instance = instance;
    this.inner = emptyDocument(design.document, name);
    this.outer = {
      ...design.document,
      interfaceConnections: [],
      portConnections: [],
      addressMap: {},
      interrupts: {},
    };
    this.#taken = new Set([name, ...members, ...Object.keys(design.document.parameters)]);
  }

  isInside(endpoint: string): boolean {
    return this.members.has(ownerOf(endpoint));
  }

  refuse(reason: Said): void {
    this.refused ??= reason;
  }

  /** Name of an object of the inner top level: one for each key, like the wanted one. `isNew` the first time. */
  name(key: string, wanted: string): { name: string; isNew: boolean } {
    const known = this.#names.get(key);
    if (known !== undefined) return { name: known, isNew: false };
    let name = wanted;
    for (let count = 2; this.#taken.has(name); count++) name = `${wanted}_${count}`;
    this.#taken.add(name);
    this.#names.set(key, name);
    return { name, isNew: true };
  }

  /** The inner clock for one of the outer top level, which is led to it. */
  clock(clock: string): string {
    const { name, isNew } = this.name(`clock ${clock}`, clock);
    if (!isNew) return name;
    this.inner.clocks[name] = this.design.document.clocks[clock]!;
    this.lead(clock, name);
    return name;
  }

  reset(reset: string): string {
    const { name, isNew } = this.name(`reset ${reset}`, reset);
    if (!isNew) return name;
    const declared = this.design.document.resets[reset]!;
    this.inner.resets[name] = { ...declared, clock: this.clock(declared.clock) };
    this.lead(reset, name);
    return name;
  }

  /** Connects something outside to an input of the inner top level. */
  lead(from: string, name: string): void {
    this.outer.portConnections.push({ from, to: this.seen(name) });
  }

  /** An object of the inner top level as the outer document calls it. */
  seen(name: string): string {
    return `${this.instance}.${name}`;
  }
}
