import { input, output, portGroup } from '@netloom/hdl/emit';
import { hasTrace } from '../../options/trace.ts';
import { clocked } from '../clocked.ts';
import { bitsFor } from '../fetch/queue.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { PACKET_BITS, PACKET_BYTES } from './format.ts';

/** The bytes of a packet that a reader cannot extend on his own. */
const length = () =>
  Array.from({ length: PACKET_BYTES - 1 }, (_, index) => index + 1)
    .map(
      (bytes) =>
        `if (head[${PACKET_BITS - 1}:${8 * bytes - 1}] != {${PACKET_BITS - 8 * bytes + 1}{head[${8 * bytes - 1}]}}) bytes = 4'd${bytes + 1};`,
    )
    .join('\n');

/** `<c>_trace_port`: packets wait, and leave byte by byte. */
export const tracePort: Unit = {
  suffix: 'trace_port',
  chosen: hasTrace,
  comment: () => sv`
    Packets of the trace as a stream of bytes: first the number of bytes that follow, then the payload without what
    repeats its last bit.
  `,
  ports: () => [
    input('clk'),
    input('rst_n'),
    ...portGroup('Packets', [input('packet_valid'), input('packet', PACKET_BITS), output('packet_room')]),
    ...portGroup('Bytes: AXI4-Stream', [
      output('m_axis_trace_tdata', 8),
      output('m_axis_trace_tvalid'),
      output('m_axis_trace_tlast'),
      input('m_axis_trace_tready'),
    ]),
  ],
  body(options) {
    const depth = options.auxiliary.trace;
    const width = bitsFor(depth - 1);
    return sv`
      logic [${PACKET_BITS - 1}:0] waiting [0:${depth - 1}];
      logic [${width - 1}:0] first;
      logic [${width - 1}:0] free;
      logic [${width}:0] count;
      logic [${PACKET_BITS - 1}:0] head;
      logic [3:0] bytes; // of the payload
      logic [3:0] place; // 0: their number
      logic leaves;

      assign head = waiting[first];
      assign free = first + count[${width - 1}:0];
      assign packet_room = count != ${width + 1}'d${depth};
      assign leaves = m_axis_trace_tready && m_axis_trace_tlast && m_axis_trace_tvalid;

      always_comb begin
        bytes = 4'd1;
        ${length()}
      end

      assign m_axis_trace_tvalid = count != ${width + 1}'d0;
      assign m_axis_trace_tlast = place == bytes;
      always_comb begin
        m_axis_trace_tdata = {4'd0, bytes};
        for (int unsigned index = 0; index < ${PACKET_BYTES}; index++)
          if (place == 4'(index + 1)) m_axis_trace_tdata = head[8 * index +: 8];
      end

      always_ff @(posedge clk) if (packet_valid) waiting[free] <= packet;

      ${clocked(
        options,
        sv`
          first <= ${width}'d0;
          count <= ${width + 1}'d0;
          place <= 4'd0;
        `,
        sv`
          count <= count + ${width + 1}'(packet_valid) - ${width + 1}'(leaves);
          if (leaves) first <= first + ${width}'d1;
          if (m_axis_trace_tready && m_axis_trace_tvalid) place <= m_axis_trace_tlast ? 4'd0 : place + 4'd1;
        `,
      )}
    `;
  },
};
