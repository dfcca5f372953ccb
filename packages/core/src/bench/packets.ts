import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasTrace } from '../options/trace.ts';
import { sv } from '../rtl/sv.ts';
import { cleared, code, declared, note, variable } from './items.ts';

/** Clock cycles after the end of a run in which what waits of the trace still leaves. */
const DRAIN = 512;

/** The end of a run: at once, or when the trace has left. */
export const lastCall = (options: CoreOptions): string => (hasTrace(options) ? '' : '$finish;');

/** What takes the packets of the instruction trace. */
export const packets = (options: CoreOptions): ItemText[] =>
  hasTrace(options)
    ? [
        note(
          'Packets of the trace: a word a byte, bit 8 with the last one of a packet, above it the cycles since the byte before',
        ),
        declared(
          { name: 'packet_file', type: 'int' },
          variable('trace_busy', 32),
          cleared('drained', 32),
          cleared('since_byte', 23),
        ),
        code(TAKING),
      ]
    : [];

const TAKING = sv`
  initial begin
    string file;
    packet_file = 0;
    if ($value$plusargs("etrace=%s", file)) packet_file = $fopen(file, "wb");
    if (!$value$plusargs("trace_busy=%d", trace_busy)) trace_busy = 32'd0;
  end

  always @(posedge clk) begin
    trace_enable <= !ended;
    m_axis_trace_tready <= trace_busy == 32'd0 || ended || (draw(32'd29) & 32'd1023) >= trace_busy;
    if (rst_n && since_byte != '1) since_byte <= since_byte + 23'd1;
    if (rst_n && packet_file != 0 && m_axis_trace_tvalid && m_axis_trace_tready) begin
      $fwrite(packet_file, "%u", {since_byte, m_axis_trace_tlast, m_axis_trace_tdata});
      since_byte <= 23'd1;
    end
    if (ended) drained <= drained + 32'd1;
    if (drained == 32'd${DRAIN}) begin
      if (packet_file != 0) $fclose(packet_file);
      $finish;
    end
  end
`;
