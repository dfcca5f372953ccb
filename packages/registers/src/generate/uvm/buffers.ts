import type { Losses } from '../../formats/losses.ts';
import type { ElaboratedMap, ElaboratedRegister } from '../../elaborate/index.ts';
import { say } from '../../wording/formats/sentences.ts';
import { atNode } from '../text/atNode.ts';
import { bufferFacts } from '../text/facts.ts';

/** UVM reads and writes all words of a register in order, as buffers by its own access want it, and knows no other trigger. */
export function reportBuffers(register: ElaboratedRegister, map: ElaboratedMap, losses: Losses): void {
  const { readBuffer, writeBuffer } = register.source;
  if (!hasOtherTrigger(register) || bufferFacts(register, map).length === 0) return;
  const sides = readBuffer && writeBuffer ? 'both' : readBuffer ? 'reads' : 'writes';
  losses.add(say(`REG-LOSS/uvm/triggers/${sides}`, { register: register.path }), atNode(register.pointer));
}

/** Something else than its own access reads or writes the register. */
export function hasOtherTrigger({ source }: ElaboratedRegister): boolean {
  return [source.readBuffer, source.writeBuffer].some((each) => each !== undefined && each.trigger !== 'own');
}
