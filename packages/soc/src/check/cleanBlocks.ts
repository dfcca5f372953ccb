import type { Block } from '../design/block.ts';
import type { Shape } from '../design/shape.ts';
import type { Wiring } from '../design/wires.ts';

/** Blocks by name in which a rule found nothing, with the shape that they had. */
type Clean = Map<string, Shape>;

/** Drives are gathered anew where connections, interrupts or the top level have changed; some rules look at links, too. */
type Under = Pick<Wiring, 'drives'> & Partial<Pick<Wiring, 'linked'>>;

/** What a rule that goes block by block keeps: a block of which nothing is wrong stays so while its shape and wiring do. */
export class CleanBlocks {
  readonly #known = new WeakMap<Wiring['drives'], { linked: Wiring['linked'] | undefined; clean: Clean }>();

  /** Goes through the blocks whose IP is known and gathers what is found in those that are not known to be clean. */
  gather<Found>(
    blocks: ReadonlyMap<string, Block>,
    under: Under,
    look: (block: Block, shape: Shape) => readonly Found[],
  ): Found[] {
    const clean = this.#cleanUnder(under);
    const all: Found[] = [];
    for (const block of blocks.values()) {
      const { name, shape } = block;
      if (!shape || clean.get(name) === shape) continue;
      const found = look(block, shape);
      if (found.length === 0) clean.set(name, shape);
      all.push(...found);
    }
    return all;
  }

  #cleanUnder({ drives, linked }: Under): Clean {
    const last = this.#known.get(drives);
    if (last && last.linked === linked) return last.clean;
    const clean: Clean = new Map<string, Shape>();
    this.#known.set(drives, { linked, clean });
    return clean;
  }
}
