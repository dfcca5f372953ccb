import { input, output } from '@netloom/hdl/emit';
import { hasBusParity } from '../../../options/busParity.ts';
import { clocked } from '../../clocked.ts';
import { sv } from '../../sv.ts';
import { fetchesNext } from '../../cache/nextLine.ts';
import type { Unit } from '../../unit.ts';

/** `<c>_burst_end`: where a burst that is read ends. */
export const burstEnd: Unit = {
  suffix: 'burst_end',
  chosen: (options) =>
    hasBusParity(options) && (options.memory.instructionCache !== null || options.memory.dataCache !== null),
  comment: (options) => sv`
    The last beat of a burst, of which ${fetchesNext(options) ? 'two' : 'one'} ${fetchesNext(options) ? 'are' : 'is'} under way at a time: by RLAST, since a request that a wrong bit has spoilt
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
    ${fetchesNext(options) && SECOND}

    assign last = last_bit != m_axi_rlast ? m_axi_rlast : left == 8'd0;

    ${fetchesNext(options) ? clocked(options, `${RESET}\nbehind <= 8'd0;\nwaits <= 1'b0;\nbusy <= 1'b0;`, TWO) : clocked(options, RESET, ONE)}
  `,
};

const RESET = "left <= 8'd0;";

const ONE = sv`
  if (m_axi_arvalid && m_axi_arready) left <= m_axi_arlen;
  else if (m_axi_rvalid) left <= left - 8'd1;
`;

const SECOND = sv`
  logic [7:0] behind; // of the burst after this one
  logic busy; // a burst is under way
  logic waits; // another is behind it
  logic asked;
  logic ends;

  assign asked = m_axi_arvalid && m_axi_arready;
  assign ends = m_axi_rvalid && last;
`;

const TWO = sv`
  busy <= asked || waits || (busy && !ends);
  waits <= (waits || (asked && busy)) && !ends;
  if (asked) behind <= m_axi_arlen;
  if (busy && !ends) begin
    if (m_axi_rvalid) left <= left - 8'd1;
  end else left <= waits ? behind : m_axi_arlen;
`;
