import type { CoreOptions } from '../../src/index.ts';
import { stopsClock } from '../../src/rtl/clockGate/clockGate.ts';
import { sv } from '../../src/rtl/sv.ts';

/** Halves of the memory, which repeats itself over the address space. */
export const HALVES = 4096;

export interface Traffic {
  cycles: number;
  /** Waits of bus and pipeline, jumps and bus errors at random; else none. */
  random: boolean;
}

/**
 * A bus and a pipeline around the fetch unit. It prints `T pc instr raw fault` for each instruction that is taken over,
 * `R address` for each redirect and `P address` for each prediction that is followed, and `LATE` for a request beyond
 * what the queue has places for, `IDLE` where the clock might stop, and `STIRS` where a word is on its way, or asked for, then. Memory is read from `memory.hex`, words with errors from `errors.hex`.
 */
export function fetchBench(options: CoreOptions, { cycles, random }: Traffic): string {
  const { name, base, memory, advanced } = options;
  const predicts = advanced.branchPrediction !== 'none';
  const chance = (oneIn: number) => (random ? `$urandom % ${oneIn} == 0` : "1'b0");
  return sv`
    module bench;
      logic clk = 0, rst_n = 0;
      logic redirect = 0, predict, ready = 0, valid, fault, compressed, idle;
      logic predicts = 0;
      logic [31:0] redirect_pc = 0, predict_pc, instr, pc;
      logic [15:0] raw;
      logic ibus_req, ibus_gnt = 0, ibus_rvalid = 0, ibus_err = 0;
      logic [31:0] ibus_addr, ibus_rdata = 0;
      ${name}_fetch dut (.*);

      assign predict = ${predicts ? 'predicts && valid && ready' : "1'b0"};
      assign predict_pc = redirect_pc;
      ${!base.compressed && 'assign raw = instr[15:0];'}

      logic [15:0] halves [0:${HALVES - 1}];
      logic errors [0:${HALVES / 2 - 1}];
      logic [31:0] asked [0:15];
      integer due [0:15];
      integer first = 0, last = 0, now = 0;
      logic failed = 0;
      initial begin
        $readmemh("memory.hex", halves);
        $readmemb("errors.hex", errors);
      end

      always @(negedge clk) begin
        rst_n <= now > 3;
        ready <= !(${chance(3)});
        redirect <= rst_n && (failed || ${chance(12)});
        predicts <= ${chance(8)};
        redirect_pc <= {$urandom, 1'b0} & ${base.compressed ? "32'h0000_3ffe" : "32'h0000_3ffc"};
        ibus_gnt <= !(${chance(3)});
        ibus_rvalid <= first != last && due[first % 16] <= now;
        ibus_rdata <= {halves[{asked[first % 16][12:2], 1'b1}], halves[{asked[first % 16][12:2], 1'b0}]};
        ibus_err <= errors[asked[first % 16][12:2]];
      end

      always @(posedge clk) begin
        now <= now + 1;
        if (ibus_rvalid) first <= first + 1;
        if (rst_n && ibus_req && ibus_gnt) begin
          asked[last % 16] <= ibus_addr;
          due[last % 16] <= now + ${random ? '$urandom % 4' : '0'};
          last <= last + 1;
          if (last - first >= ${memory.prefetchDepth} + ibus_rvalid) $display("LATE");
        end
        if (!rst_n && ibus_req) $display("LATE");
        ${stopsClock(options) && 'if (rst_n && idle && !redirect && (ibus_req || first != last)) $display("STIRS");\nif (rst_n && idle) $display("IDLE");'}
        if (!redirect && valid && ready) $display("T %h %h %h %b", pc, instr, raw, fault);
        if (redirect) $display("R %h", redirect_pc);
        else if (predict) $display("P %h", predict_pc);
        failed <= !redirect && !predict && valid && ready && fault;
        if (now == ${cycles}) $finish;
      end
      initial forever #5 clk = !clk;
    endmodule
  `;
}
