import type { Design } from '../design/block.ts';
import type { ResolvedInterface } from '../design/resolve.ts';
import type { Shape } from '../design/shape.ts';
import { shapeRegisters } from '../design/shapeRegisters.ts';
import type { ElaboratedMap } from '@netloom/registers';

/** The registers behind a subordinate interface, under the parameters of its instance; undefined where none are described. */
export function registersAt(design: Design, { instance, name }: SubordinateName): ElaboratedMap | undefined {
  const shape = instance === undefined ? undefined : design.blocks.get(instance)?.shape;
  return shape && registerInterfaces(shape).includes(name) ? shapeRegisters(shape)?.map : undefined;
}

type SubordinateName = Pick<ResolvedInterface, 'instance' | 'name'>;

/**
 * The interfaces that lead to a block's registers, none where they are not described: those of which its descriptor says
 * so, else of several subordinate ones the first that speaks the register file's protocol.
 */
export function registerInterfaces({ descriptor, entry, interfaces }: Shape): string[] {
  if (!entry.registers) return [];
  const said = descriptor.busInterfaces.filter(({ registers }) => registers).map(({ name }) => name);
  if (said.length > 0) return said;
  const all = [...interfaces.values()].filter(({ role }) => role === 'subordinate');
  const found = all.length === 1 ? all[0] : all.find(({ bus }) => bus === entry.registers!.bus.protocol);
  return found ? [found.name] : [];
}
