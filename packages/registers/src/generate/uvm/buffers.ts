import type { Losses } from '../../formats/losses.ts';
import type { ElaboratedMap, ElaboratedRegister } from '../../elaborate/index.ts';
import { atNode } from '../text/atNode.ts';
import { bufferFacts } from '../text/facts.ts';

/** UVM reads and writes all words of a register in order, as buffers by its own access want it, and knows no other trigger. */
export function reportBuffers(register: ElaboratedRegister, map: ElaboratedMap, losses: Losses): void {
  const { readBuffer, writeBuffer } = register.source;
  if (!hasOtherTrigger(register) || bufferFacts(register, map).length === 0) return;
  const sides = [readBuffer && 'reads', writeBuffer && 'writes'].filter(Boolean).join(' and ');
  losses.add(
    `${register.path}: UVM does not know the triggers of its buffered ${sides}: its fields are volatile`,
    atNode(register.pointer),
  );
}

/** Something else than its own access reads or writes the register. */
export function hasOtherTrigger({ source }: ElaboratedRegister): boolean {
  return [source.readBuffer, source.writeBuffer].some((each) => each !== undefined && each.trigger !== 'own');
}
