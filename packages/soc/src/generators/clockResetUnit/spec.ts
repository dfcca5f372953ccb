import type { SocDocument } from '@netloom/model';
import type { GeneratedBlock } from '../blockGenerator.ts';
import { madeOf } from './controls.ts';
import type { Made } from './controls.ts';
import type { Options } from './options.ts';

export interface UnitSpec extends Made {
  module: string;
  origin: string;
  /** Module of the register file. */
  registers: string;
  document: SocDocument;
}

export function spec({
  module,
  origin,
  design: { document },
  instance,
  design,
}: GeneratedBlock<Options>): UnitSpec {
  const map = design.blocks.get(instance)!.shape!.entry.registers!;
  return { ...madeOf(document), module, origin, registers: map.module!, document };
}
