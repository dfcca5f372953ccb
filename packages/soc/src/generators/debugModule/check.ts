import { linksOutOf } from '../../design/linksAt.ts';
import type { Shape } from '../../design/shape.ts';
import { say } from '../../wording/sentences.ts';
import type { BlockProblem, GeneratedBlock } from '../blockGenerator.ts';
import type { Options } from './options.ts';

/** A core at an interface of the module. */
interface Hart {
  interface: string;
  instance: string;
  /** It hears of groups, as those of version 1.0 do. */
  isVersion1: boolean;
  /** What it reads from mhartid. */
  id: Shape['values'][string] | undefined;
}

function hartsOf({ instance, wiring, design }: GeneratedBlock<Options>): Hart[] {
  return linksOutOf(wiring.links, instance).flatMap(({ manager, subordinate }): Hart[] => {
    const core = subordinate.instance;
    const shape = core === undefined ? undefined : design.blocks.get(core)?.shape;
    if (core === undefined || subordinate.bus !== 'riscv-debug' || shape === undefined) return [];
    const signals = shape.interfaces.get(subordinate.name)?.signals ?? {};
    const isVersion1 = 'BY_GROUP' in signals;
    return [{ interface: manager.name, instance: core, isVersion1, id: shape.values['HART_ID'] }];
  });
}

/** What module and cores have against each other. */
export function check(block: GeneratedBlock<Options>): BlockProblem[] {
  const { VERSION, GROUPS } = block.options;
  const harts = hartsOf(block);
  const others = harts.filter(({ isVersion1 }) => isVersion1 !== (VERSION === '1.0'));
  const twice = harts.filter(
    ({ id }, index) => id !== undefined && harts.findIndex((each) => each.id === id) < index,
  );
  return [
    ...(GROUPS > 0 && VERSION !== '1.0'
      ? [{ ...say('generator/debug-groups', {}), option: 'GROUPS', remedy: 0 }]
      : []),
    ...others.map(({ instance, interface: name, isVersion1 }) => ({
      ...say('generator/debug-version', {
        core: instance,
        own: isVersion1 ? '1.0' : '0.13',
        version: VERSION,
      }),
      interface: name,
    })),
    ...twice.map(({ instance, interface: name, id }) => ({
      ...say('generator/debug-hart-id', { core: instance, id: String(id) }),
      interface: name,
    })),
  ];
}
