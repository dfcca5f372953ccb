import { expect, it } from 'vitest';
import { burstEnd } from '../../src/rtl/axi/parity/burstEnd.ts';
import { sv } from '../../src/rtl/sv.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { coreOf } from '../faults/fault.ts';
import { simulate } from './icarus.ts';

const OPERATIONS = 4000;

/**
 * Bursts of random lengths, up to so many under way; some are cut to one beat, as by an error, and RLAST of others is
 * wrong together with its check bit. The bench knows where each ends. A burst that was cut ends by RLAST alone.
 */
const bench = (module: string, most: number) => sv`
  module bench;
    logic clk = 0, rst_n = 0, m_axi_arvalid = 0, m_axi_arready = 0, m_axi_rvalid = 0, m_axi_rlast = 0, last_bit = 0, last;
    logic [7:0] m_axi_arlen = 0;
    ${module} dut (.*);
    always #5 clk = !clk;

    integer lengths [0:1], under_way = 0, left = 0, ended = 0, beside = 0, misread = 0, problems = 0;
    logic cut [0:1], truth = 0, wrong = 0;
    initial repeat (4) @(posedge clk) rst_n <= 1;
    always @(posedge clk) if (rst_n) begin
      if (m_axi_rvalid) begin
        if (last !== truth) problems = problems + 1;
        if (wrong) misread = misread + 1;
        left = left - 1;
        if (truth) begin
          ended = ended + 1;
          lengths[0] = lengths[1];
          cut[0] = cut[1];
          under_way = under_way - 1;
          left = cut[0] ? 1 : lengths[0] + 1;
        end
      end
      if (m_axi_arvalid && m_axi_arready) begin
        if (under_way > 0) beside = beside + 1;
        lengths[under_way] = m_axi_arlen;
        cut[under_way] = $urandom % 8 == 0;
        if (under_way == 0) left = cut[0] ? 1 : m_axi_arlen + 1;
        under_way = under_way + 1;
      end
      if (ended == ${OPERATIONS}) begin
        $display("%0d problems, %0d beside, %0d misread", problems, beside > 0, misread > 100);
        $finish;
      end
      #1;
      m_axi_rvalid = under_way > 0 && $urandom % 3 != 0;
      truth = left == 1;
      wrong = !cut[0] && $urandom % 6 == 0;
      m_axi_rlast = truth != wrong;
      // Odd parity of one bit is its complement.
      last_bit = wrong ? m_axi_rlast : !m_axi_rlast;
      if (!m_axi_arvalid || m_axi_arready) m_axi_arlen = $urandom % 2 == 0 ? 0 : 7;
      m_axi_arvalid = under_way < ${most} && $urandom % 3 != 0;
      m_axi_arready = $urandom % 2 == 0;
    end
  endmodule
`;

it.each([
  { nextLinePrefetch: false, most: 1 },
  { nextLinePrefetch: true, most: 2 },
])('the end of a burst is found, RLAST wrong or not: %o', async ({ nextLinePrefetch, most }) => {
  const options = coreOf('micro', {
    memory: {
      protocol: 'axi4',
      cachedRegion: { base: '0x80000000', size: 0x40_0000 },
      instructionCache: { size: 512, ways: 2, line: 32 },
      nextLinePrefetch,
    },
    safety: { busParity: true },
  });
  const said = await simulate([moduleText(options, burstEnd), bench(`${options.name}_burst_end`, most)]);
  expect(said).toBe(`0 problems, ${most - 1} beside, 1 misread`);
});
