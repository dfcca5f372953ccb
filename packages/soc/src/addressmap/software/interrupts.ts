import type { Subject } from '../../check/rule.ts';
import type { ResolvedInterface } from '../../design/resolve.ts';
import type { Shape } from '../../design/shape.ts';
import { compareText } from '../../document/order.ts';
import { registerInterfaces } from '../registersAt.ts';
import type { BlockInterrupt } from './block.ts';

type ByInstance = ReadonlyMap<string, BlockInterrupt[]>;

/** The interrupts of each instance, by number. */
export function interruptsByInstance({ design }: Subject): Map<string, BlockInterrupt[]> {
  const found = new Map<string, BlockInterrupt[]>();
  for (const [source, { sink, number }] of Object.entries(design.document.interrupts)) {
    const [instance = '', port = ''] = source.split(/[.[]/);
    const sources = design.blocks.get(instance)?.shape?.descriptor.interrupts ?? [];
    const sensitivity = sources.find((each) => each.port === port)?.sensitivity ?? 'level';
    const interrupt = { port, number, sink, sensitivity };
    found.set(instance, [...(found.get(instance) ?? []), interrupt]);
  }
  for (const interrupts of found.values()) {
    interrupts.sort((a, b) => a.number - b.number || compareText(a.port, b.port));
  }
  return found;
}

/** Those of an interface: where registers are described, only of one that leads to them, and not what is another's. */
export function interruptsOf(
  { instance = '', name }: ResolvedInterface,
  shape: Shape | undefined,
  all: ByInstance,
): BlockInterrupt[] {
  const found = all.get(instance) ?? [];
  if (!shape) return found;
  const main = registerInterfaces(shape);
  if (main.length > 0 && !main.includes(name)) return [];
  const others = shape.descriptor.interrupts.filter((each) => (each.interface ?? name) !== name);
  return found.filter(({ port }) => others.every((each) => each.port !== port));
}
