import { say } from '../../wording/sentences.ts';
import type { BlockProblem, GeneratedBlock } from '../blockGenerator.ts';
import { hartsOf } from './harts.ts';
import type { Options } from './options.ts';

/** What module and cores have against each other. */
export function check(block: GeneratedBlock<Options>): BlockProblem[] {
  const { VERSION, GROUPS, TRIGGERS } = block.options;
  const harts = hartsOf(block);
  const others = harts.filter(({ isVersion1 }) => isVersion1 !== (VERSION === '1.0'));
  const twice = harts.filter(
    ({ id }, index) => id !== undefined && harts.findIndex((each) => each.id === id) < index,
  );
  return [
    ...(GROUPS > 0 && VERSION !== '1.0'
      ? [{ ...say('generator/debug-groups', {}), option: 'GROUPS', remedy: 0 }]
      : []),
    ...(TRIGGERS > 0 && GROUPS === 0
      ? [{ ...say('generator/debug-triggers', {}), option: 'TRIGGERS', remedy: 0 }]
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
