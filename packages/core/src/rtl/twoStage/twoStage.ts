import { hasTrace } from '../../options/trace.ts';
import { tellsCycles } from '../csr/events.ts';
import { VECTORING, vectoring } from '../clic/vectoring.ts';
import { pipelineParameters, pipelinePorts } from '../pipelinePorts.ts';
import { checkNets } from '../pmp/dataCheck.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { cycles } from './cycles.ts';
import { debug, DEBUG_NETS } from './debug.ts';
import { featuresOf } from './features.ts';
import { fetched } from './fetched.ts';
import { jumps } from './jumps.ts';
import { operands } from './operands.ts';
import { progress } from './progress.ts';
import { result } from './result.ts';
import { rvfi } from './rvfi.ts';
import { traced } from './traced.ts';
import { trapNets, traps } from './traps.ts';
import { units } from './units.ts';

/** An entry of the table executes nothing. */
const TABLE = {
  arrived: 'instr_valid && !instr_fault',
  taken: 'take_interrupt',
  returns: 'execute && mret',
};

/** The pipeline of two stages, `<name>_pipeline`. */
export const twoStage: Unit = {
  suffix: 'pipeline',
  chosen: ({ base }) => base.stages === 2,
  comment: () => sv`
    Two-stage pipeline: fetch, and decode/execute/write-back. While an instruction executes, the next one is fetched
    into the instruction register.
  `,
  parameters: pipelineParameters,
  ports: pipelinePorts,
  body(options) {
    const features = featuresOf(options);
    return sv`
      // Control of the instruction in the second stage
      ${(features.traps || !features.targetAdder) && 'logic past_first_cycle; // it has been executing since an earlier cycle'}
      logic execute; // it executes: valid, without exception or interrupt
      logic exception; // it raises an exception before execution
      logic trap; // a trap is taken in this cycle
      logic instr_done; // it retires or traps in this cycle
      logic advance; // the instruction register loads the next instruction
      ${features.traps && 'logic take_interrupt; // an interrupt is taken instead of it'}
      logic redirect; // fetch continues at redirect_pc
      logic [31:0] redirect_pc;
      ${trapNets(options, features)}
      ${features.debug && DEBUG_NETS}
      ${features.vectors && `logic ${VECTORING.join(', ')};`}
      ${checkNets(options)}

      ${fetched(options, features)}

      ${operands(options, features)}

      ${units(options, features)}

      ${jumps(features)}

      ${progress(options, features)}

      ${tellsCycles(options) && `${cycles(options, features)}\n`}
      ${traps(options, features)}
      ${features.vectors && `\n${vectoring(options, TABLE)}`}
      ${features.debug && `\n${debug(options, features)}`}

      ${result(features)}
      ${hasTrace(options) && `\n${traced(features)}`}
      ${features.rvfi && `\n${rvfi(options, features)}`}
    `;
  },
};
