import { designOf } from './block.ts';
import type { Design } from './block.ts';
import type { Shape } from './shape.ts';
import type { Wiring } from './wires.ts';
import { wiringOf } from './wiring.ts';

/** A design with what it connects. */
export interface WiredDesign {
  design: Design;
  wiring: Wiring;
}

const known = new WeakMap<Shape, WiredDesign>();

/** The inside of a block that is itself a document. */
export function insideOf(shape: Shape): WiredDesign {
  let inside = known.get(shape);
  if (inside) return inside;
  const design = designOf(shape.entry.document!, shape.library);
  inside = { design, wiring: wiringOf(design) };
  known.set(shape, inside);
  return inside;
}
