import type { Design } from '../design/block.ts';
import type { ResolvedInterface } from '../design/resolve.ts';
import type { Shape } from '../design/shape.ts';
import { shapeRegisters } from '../design/shapeRegisters.ts';
import type { ElaboratedMap } from '@netloom/registers';

/** The registers behind a subordinate interface, under the parameters of its instance; undefined where none are described. */
export function registersAt(design: Design, { instance, name }: SubordinateName): ElaboratedMap | undefined {
  const shape = instance === undefined ? undefined : design.blocks.get(instance)?.shape;
  return shape && registerInterface(shape) === name ? shapeRegisters(shape)?.map : undefined;
}

type SubordinateName = Pick<ResolvedInterface, 'instance' | 'name'>;

/** The interface that leads to the registers: of several subordinate ones the first that speaks the register file's protocol. */
function registerInterface({ entry, interfaces }: Shape): string | undefined {
  const all = [...interfaces.values()].filter(({ role }) => role === 'subordinate');
  if (all.length === 1) return all[0]!.name;
  return all.find(({ bus }) => bus === entry.registers?.bus.protocol)?.name;
}
