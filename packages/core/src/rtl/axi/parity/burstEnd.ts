import { input, output } from '@netloom/hdl/emit';
import { hasBusParity } from '../../../options/busParity.ts';
import { clocked } from '../../clocked.ts';
import { sv } from '../../sv.ts';
import type { Unit } from '../../unit.ts';

/** `<c>_burst_end`: where a burst that is read ends. */
export const burstEnd: Unit = {
  suffix: 'burst_end',
  chosen: (options) =>
    hasBusParity(options) && (options.memory.instructionCache !== null || options.memory.dataCache !== null),
  comment: () => sv`
    The last beat of a burst, of which one is under way at a time: by RLAST, since a request that a wrong bit has spoilt
    is answered by one beat, and where RLAST itself is wrong by the length. So a cache stays in step with the bus.
  `,
  ports: () => [
    input('clk'),
    input('rst_n'),
    input('m_axi_arlen', 8),
    input('m_axi_arvalid'),
    input('m_axi_arready'),
    input('m_axi_rvalid'),
    input('m_axi_rlast'),
    input('last_bit', 1, 'the check bit of RLAST'),
    output('last'),
  ],
  body: (options) => sv`
    logic [7:0] left; // beats behind this one

    assign last = last_bit != m_axi_rlast ? m_axi_rlast : left == 8'd0;

    ${clocked(
      options,
      "left <= 8'd0;",
      sv`
        if (m_axi_arvalid && m_axi_arready) left <= m_axi_arlen;
        else if (m_axi_rvalid) left <= left - 8'd1;
      `,
    )}
  `,
};
