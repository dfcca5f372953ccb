import type { CoreOptions } from '../../options/coreOptions.ts';
import { pipelinePorts } from '../pipelinePorts.ts';
import { sv } from '../sv.ts';
import { featuresOf } from './features.ts';
import { fetched } from './fetched.ts';
import { jumps } from './jumps.ts';
import { operands } from './operands.ts';
import { progress } from './progress.ts';
import { result } from './result.ts';
import { rvfi } from './rvfi.ts';
import { trapNets, traps } from './traps.ts';
import { units } from './units.ts';

/** The pipeline of two stages, `<name>_pipeline`. */
export function twoStage(options: CoreOptions): string {
  const features = featuresOf(options);
  const parameters = features.traps && "#(\n  parameter logic [31:0] HART_ID = 32'd0\n) ";
  return sv`
    // Pipeline of two stages: while one instruction is executed, from its decoding to the result in the register, the
    // next one is fetched into the instruction register.
    module ${options.name}_pipeline ${parameters}(
      ${pipelinePorts(options)}
    );
      // How the instruction in execution fares
      ${(features.traps || !features.targetAdder) && 'logic        begun; // this is not its first cycle'}
      logic        go; // it may be executed
      logic        excepts; // it must not
      logic        trap; // it is left for a trap
      logic        leaves; // this is its last cycle
      logic        advance; // the next one comes
      ${features.traps && 'logic        interrupted; // an interrupt takes its place'}
      logic        redirect; // and from elsewhere
      logic [31:0] redirect_pc;
      ${trapNets(features)}

      ${fetched(options, features)}

      ${operands(options, features)}

      ${units(options, features)}

      ${jumps(features)}

      ${progress(options, features)}

      ${traps(options, features)}

      ${result(features)}
      ${features.rvfi && `\n${rvfi(options, features)}`}
    endmodule
  `;
}
