import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasThirdSource } from '../../custom/decoding.ts';
import { isPending } from '../../custom/later.ts';
import { registerAddressWidth } from '../regfile/registerAddress.ts';
import { sv } from '../sv.ts';
import type { Features } from './features.ts';
import { COMES_LATE, comesLate, takesLate } from './lateOperands.ts';

/** Whether a result for the register comes later: its instruction is in EX, or has retired. */
const comesLater = (options: CoreOptions, register: string) =>
  `(ex_valid && ex_later && ex_rd == ${register}) || ${isPending(options, register)}`;

/** A register that waits for a result is written by no other instruction. */
const destination = (options: CoreOptions) => sv`
  logic rd_hazard;

  assign rd_hazard = (id_rd_we || id_later) && (${comesLater(options, 'id_rd')});
`;

function source(options: CoreOptions, n: 1 | 2 | 3, low: number, features: Features): string {
  const { forwards, later } = features;
  const field = `id_instr[${low + registerAddressWidth(options) - 1}:${low}]`;
  const rs = `rs${n}`;
  const waits = forwards
    ? `${rs}_in_ex ? ${comesLate(features)}${takesLate(features) ? ' && !id_goes_late' : ''} : ${rs}_in_mem && !mem_ready`
    : `${rs}_in_ex || ${rs}_in_mem || ${rs}_in_wb`;
  return sv`
    logic ${rs}_in_ex;
    logic ${rs}_in_mem;
    logic ${rs}_in_wb;
    logic ${rs}_hazard;
    logic [31:0] id_${rs};

    assign ${rs}_in_ex = ex_valid && ex_rd_we && ex_rd == ${field};
    assign ${rs}_in_mem = mem_valid && mem_rd_we && mem_rd == ${field};
    assign ${rs}_in_wb = wb_rd_we && wb_rd == ${field};
    assign ${rs}_hazard = id_uses_${rs} && (${later ? `(${waits}) || ${comesLater(options, field)}` : waits});
    ${
      forwards
        ? sv`
            assign id_${rs} = ${rs}_in_ex ? alu_result
                          : ${rs}_in_mem ? mem_result
                          : ${rs}_in_wb ? wb_rd_wdata
                          : rf_${rs};
          `
        : `assign id_${rs} = rf_${rs};`
    }
  `;
}

/** Where the newest value of each source register is, and whether ID must wait for it. */
export function hazards(options: CoreOptions, features: Features): string {
  const { forwards } = features;
  return sv`
    ${forwards ? '// Data hazards: the newest value of a source may still be in EX, MEM or WB and is forwarded.' : '// Data hazards: ID stalls until the source has been written.'}
    ${features.lateAlu && COMES_LATE}
    ${source(options, 1, 15, features)}

    ${source(options, 2, 20, features)}
    ${hasThirdSource(options) && `\n${source(options, 3, 27, features)}`}
    ${features.later && `\n${destination(options)}`}
  `;
}
