import { linksOutOf } from '../../design/linksAt.ts';
import type { Shape } from '../../design/shape.ts';
import type { GeneratedBlock } from '../blockGenerator.ts';

/** A core at an interface of the module. */
interface Hart {
  interface: string;
  instance: string;
  /** It hears of groups, as those of version 1.0 do. */
  isVersion1: boolean;
  /** What it reads from mhartid. */
  id: Shape['values'][string] | undefined;
}

export function hartsOf({
  instance,
  wiring,
  design,
}: Pick<GeneratedBlock, 'instance' | 'wiring' | 'design'>): Hart[] {
  return linksOutOf(wiring.links, instance).flatMap(({ manager, subordinate }): Hart[] => {
    const core = subordinate.instance;
    const shape = core === undefined ? undefined : design.blocks.get(core)?.shape;
    if (core === undefined || subordinate.bus !== 'riscv-debug' || shape === undefined) return [];
    const signals = shape.interfaces.get(subordinate.name)?.signals ?? {};
    const isVersion1 = 'BY_GROUP' in signals;
    return [{ interface: manager.name, instance: core, isVersion1, id: shape.values['HART_ID'] }];
  });
}
