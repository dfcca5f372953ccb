import { sideSignals } from '../../../packages/soc/src/generators/axi4Through.ts';
import type { Side } from '../../../packages/soc/src/generators/axi4Through.ts';

/**
 * A bench that offers random words on every channel of AXI at random times, and takes them at random times on the other
 * side, with clocks of two half periods: each channel must give what it got, field by field, in order. Prints the words
 * of each channel, or what is wrong.
 */
export function channelBench(module: string, suffix: string, side: Side): string {
  const signals = [...sideSignals(side)];
  const nets = (['s', 'm'] as const).flatMap((end) =>
    signals.map(([name, width]) => `  logic [${width - 1}:0] ${end}_${suffix}_${name};`),
  );
  return `module bench #(parameter S_HALF = 5, parameter M_HALF = 7);
  logic s_clk = 0, m_clk = 0, s_rst_n = 0, m_rst_n = 0;
  int wrong = 0;
${nets.join('\n')}
  always #(S_HALF) s_clk = !s_clk;
  always #(M_HALF) m_clk = !m_clk;
  ${module} dut (.*);
${['aw', 'w', 'b', 'ar', 'r'].map((channel) => channelText(channel, suffix, signals)).join('\n')}
  initial begin
    #40 s_rst_n = 1;
    m_rst_n = 1;
    #60000;
    $display("words %0d %0d %0d %0d %0d wrong %0d", n_aw, n_w, n_b, n_ar, n_r, wrong);
    $finish;
  end
endmodule
`;
}

function channelText(
  channel: string,
  suffix: string,
  signals: readonly (readonly [string, number])[],
): string {
  const isAnswer = channel === 'b' || channel === 'r';
  const [from, to] = isAnswer ? ['m', 's'] : ['s', 'm'];
  const word = signals.filter(([name]) => name.startsWith(channel) && !/(valid|ready)$/.test(name));
  const bits = word.reduce((sum, [, width]) => sum + width, 0);
  const joined = (end: string) => `{${word.map(([name]) => `${end}_${suffix}_${name}`).join(', ')}}`;
  const net = (end: string, name: string) => `${end}_${suffix}_${channel}${name}`;
  return `  logic [${bits - 1}:0] q_${channel}[$];
  int n_${channel} = 0;
  initial begin ${net(from, 'valid')} = 0; ${net(to, 'ready')} = 0; end
  always @(posedge ${from}_clk) if (${from}_rst_n) begin
    if (${net(from, 'valid')} && ${net(from, 'ready')}) q_${channel}.push_back(${joined(from)});
    if (!${net(from, 'valid')} || ${net(from, 'ready')}) begin
      ${net(from, 'valid')} <= 1'($urandom);
${word.map(([name, width]) => `      ${from}_${suffix}_${name} <= ${randomText(width)};`).join('\n')}
    end
  end
  always @(posedge ${to}_clk) if (${to}_rst_n) begin
    if (${net(to, 'valid')} && ${net(to, 'ready')}) begin
      n_${channel}++;
      if (q_${channel}.size() == 0) wrong++;
      else if (q_${channel}.pop_front() !== ${joined(to)}) wrong++;
    end
    ${net(to, 'ready')} <= 1'($urandom);
  end`;
}

const randomText = (width: number) =>
  `${width}'({${Array.from({ length: Math.ceil(width / 32) }, () => '$urandom').join(', ')}})`;
