import type { Definition, Execute } from './instructions/definition.ts';
import { OPCODE } from './instructions/definition.ts';

/** Events of mhpmevent that instructions are; the others are of the pipeline, which the model has not. */
const BRANCH = 1;
const TAKEN = 2;
const LOAD = 3;
const STORE = 4;
const MULTIPLY_DIVIDE = 7;
const JUMP = 8;

/** Odd, so that no branch leads there: a taken branch is told from one that is not, even if it leads to the next. */
const NO_ADDRESS = 1;

const BY_FORMAT: Partial<Record<Definition['format'], number>> = {
  load: LOAD,
  loadReserved: LOAD,
  store: STORE,
  jump: JUMP,
  jumpRegister: JUMP,
};

const isMultiply = ({ match, format }: Definition) =>
  (match & 0x7f) === OPCODE.op && match >>> 25 === 1 && format !== 'custom';

/** What an instruction does, and counts as an event when it retires. */
export function counted(definition: Definition): Execute {
  const { execute, format, access } = definition;
  if (format === 'branch')
    return (hart, operands) => {
      const following = hart.next;
      hart.next = NO_ADDRESS;
      execute(hart, operands);
      hart.events[BRANCH]!++;
      if (hart.next === NO_ADDRESS) hart.next = following;
      else hart.events[TAKEN]!++;
    };
  const event = isMultiply(definition) ? MULTIPLY_DIVIDE : BY_FORMAT[access ?? format];
  if (event === undefined) return execute;
  return (hart, operands) => {
    execute(hart, operands);
    hart.events[event]!++;
  };
}
