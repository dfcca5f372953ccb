import type { CoreOptions } from '../../options/coreOptions.ts';
import { registerAddressWidth } from '../regfile/registerAddress.ts';
import { sv } from '../sv.ts';
import type { Features } from './features.ts';

function source(options: CoreOptions, n: 1 | 2, low: number, forwards: boolean): string {
  const field = `id_instr[${low + registerAddressWidth(options) - 1}:${low}]`;
  const rs = `rs${n}`;
  const waits = forwards
    ? `${rs}_in_ex ? ex_late : ${rs}_in_mem && !mem_ready`
    : `${rs}_in_ex || ${rs}_in_mem || ${rs}_in_wb`;
  return sv`
    logic ${rs}_in_ex;
    logic ${rs}_in_mem;
    logic ${rs}_in_wb;
    logic ${rs}_waits;
    logic [31:0] id_${rs};

    assign ${rs}_in_ex  = ex_valid && ex_writes && ex_rd == ${field};
    assign ${rs}_in_mem = mem_valid && mem_writes && mem_rd == ${field};
    assign ${rs}_in_wb  = wb_writes && wb_rd == ${field};
    assign ${rs}_waits  = id_uses_${rs} && (${waits});
    ${
      forwards
        ? sv`
            assign id_${rs} = ${rs}_in_ex ? alu_result
                          : ${rs}_in_mem ? mem_result
                          : ${rs}_in_wb ? wb_value
                          : ${rs}_read;
          `
        : `assign id_${rs} = ${rs}_read;`
    }
  `;
}

/** Where the newest value of each source register is, and whether ID must wait for it. */
export function hazards(options: CoreOptions, { forwards }: Features): string {
  return sv`
    ${forwards ? '// The newest value of a register may still be in EX, MEM or WB.' : '// A register that is still to be written is waited for.'}
    ${source(options, 1, 15, forwards)}

    ${source(options, 2, 20, forwards)}
  `;
}
