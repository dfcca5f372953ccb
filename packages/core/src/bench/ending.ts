import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { writesBack } from '../rtl/cache/dataShape.ts';
import { sv } from '../rtl/sv.ts';
import type { BenchSettings } from './bench.ts';
import { cleared, code, declared } from './items.ts';
import { lastCall } from './packets.ts';
import { tellCycles } from './whereCyclesGo.ts';

/** The end of the run, with its reason in one line. */
export function ending(options: CoreOptions, settings: BenchSettings): ItemText[] {
  const haltedAt = !options.base.zicsr && options.auxiliary.rvfi;
  return [
    ...(haltedAt ? [declared(cleared('halted_pc', 32))] : []),
    code(finish(options, haltedAt, settings)),
  ];
}

const finish = (
  options: CoreOptions,
  haltedAt: boolean,
  { atEnd }: BenchSettings,
  { base, auxiliary } = options,
) => sv`
    task automatic finish(input string cause, input logic [31:0] value);
      if (!ended) begin
        ${tellCycles(options)}
        $display("END %0s %08x cycles %0d instructions %0d", cause, value, cycle, retired);
        ended = 1'b1;
        if (trace_file != 0) $fclose(trace_file);
        ${writesBack(options) && 'write_dirty_lines;'}
        write_signature;
        ${atEnd !== undefined && atEnd}
        ${lastCall(options)}
      end
    endtask

    always @(posedge clk)
      if (rst_n) begin
        cycle <= cycle + 64'd1;
        if (cycle == limit) finish(${base.zicsr ? 'sleeping ? "sleeping" : "limit"' : '"limit"'}, ${auxiliary.rvfi ? 'rvfi_pc_rdata' : "32'd0"});
        ${!base.zicsr && `if (halted) finish("halted", ${haltedAt ? 'halted_pc' : "32'd0"});`}
      end
  `;
