import type { BusType, SocDocument } from '@netloom/model';
import { signalsOf, topSignalPort, topSignalWidth } from '../../src/library/topInterface.ts';

type Interface = SocDocument['interfaces'][string];

/** What a manager drives first; `m_` are the signals of its interface, `wr` whether it writes. */
const REQUESTS: Partial<Record<BusType, string>> = {
  axi4: "if (wr) {m_awvalid, m_wvalid} <= 2'b11; else m_arvalid <= 1'b1;",
  'axi4-lite': "if (wr) {m_awvalid, m_wvalid} <= 2'b11; else m_arvalid <= 1'b1;",
  apb: "m_psel <= 1'b1; m_pwrite <= wr; m_pstrb <= wr ? '1 : '0;",
  wishbone: "{m_cyc, m_stb} <= 2'b11; m_we <= wr;",
  'ahb-lite': "m_htrans <= 2'b10; m_hwrite <= wr;",
  memory: "m_valid <= 1'b1; m_wstrb <= wr ? '1 : '0;",
};

/** What it does at each clock, and when it is answered. */
const MANAGERS: Partial<Record<BusType, { each: string; answered: string; fixed: string }>> = {
  ...axiManagers(),
  apb: {
    each: "if (m_psel) m_penable <= 1'b1; if (m_penable && m_pready) {m_psel, m_penable} <= 2'b00;",
    answered: 'm_penable && m_pready',
    fixed: '',
  },
  wishbone: {
    each: "if (m_cyc && m_ack) {m_cyc, m_stb} <= 2'b00;",
    answered: 'm_cyc && m_ack',
    fixed: "m_sel = '1;",
  },
  'ahb-lite': {
    each: "if (m_htrans != 0 && m_hreadyout) begin m_htrans <= 2'b00; data <= 1'b1; end else if (m_hreadyout) data <= 1'b0;",
    answered: 'data && m_hreadyout',
    fixed: "m_hsel = 1'b1; m_hsize = 3'd2;",
  },
  memory: { each: "if (m_valid && m_ready) m_valid <= 1'b0;", answered: 'm_valid && m_ready', fixed: '' },
};

function axiManagers() {
  const manager = {
    each: ['aw', 'w', 'ar'].map((c) => `if (m_${c}valid && m_${c}ready) m_${c}valid <= 1'b0;`).join(' '),
    answered: 'wr ? m_bvalid : m_rvalid',
    fixed: "{m_bready, m_rready} = 2'b11; m_wstrb = '1;",
  };
  return {
    'axi4-lite': manager,
    axi4: { ...manager, fixed: `${manager.fixed} m_wlast = 1'b1; m_awburst = 2'b01; m_arburst = 2'b01;` },
  };
}

/** A subordinate takes everything, and answers in the clock after the one in which it has all of a request. */
const SUBORDINATES: Partial<Record<BusType, string>> = {
  ...axiSubordinates(),
  apb: "assign s_pready = 1'b1; assign s_prdata = '0; assign s_pslverr = 1'b0;",
  wishbone:
    "reg ack = 0; always @(posedge clk) ack <= s_cyc && s_stb && !ack; assign s_ack = ack; assign s_dat_r = '0; assign s_err = 1'b0;",
  'ahb-lite': "assign s_hreadyout = 1'b1; assign s_hrdata = '0; assign s_hresp = 1'b0;",
};

function axiSubordinates() {
  const lite = `assign {s_awready, s_wready, s_arready} = 3'b111; assign s_rdata = '0; assign {s_rresp, s_bresp} = '0;
  reg r = 0, b = 0, aw = 0, w = 0; assign s_rvalid = r; assign s_bvalid = b;
  always @(posedge clk) begin
    if (s_arvalid) r <= 1'b1; else if (s_rready) r <= 1'b0;
    if (b && s_bready) b <= 1'b0;
    if ((aw || s_awvalid) && (w || s_wvalid)) begin b <= 1'b1; {aw, w} <= 2'b00; end
    else begin if (s_awvalid) aw <= 1'b1; if (s_wvalid) w <= 1'b1; end
  end`;
  return { 'axi4-lite': lite, axi4: `${lite}\n  assign s_rlast = 1'b1;` };
}

/**
 * The first manager reads and writes a word of each subordinate, alone, and says how many clocks each took, but for the
 * one that a subordinate takes: what is between costs them.
 */
export function costBench({ name, clocks, resets, interfaces }: SocDocument): string {
  const all = Object.entries(interfaces);
  const [first, firstEnd] = all.find(([, { role }]) => role === 'subordinate')!;
  const manager = MANAGERS[firstEnd.bus]!;
  const own = (text: string) => text.replaceAll(/\bm_/g, `${first}_`);
  const wires = all.flatMap(([end, each]) =>
    signals(end, each, end === first || each.role === 'subordinate'),
  );
  const pins = [
    ...Object.keys(clocks).map((port) => `.${port}(clk)`),
    ...Object.keys(resets).map((port) => `.${port}(rst_n)`),
  ];
  return `module bench;
  reg clk = 0, rst_n = 0, wr = 0, data = 0;
  integer now = 0, since = 0;
  always #5 clk = !clk;
  always @(posedge clk) now <= now + 1;
${wires.map(({ text }) => `  ${text}`).join('\n')}
  ${name} dut (${[...pins, ...wires.map(({ port }) => `.${port}(${port})`)].join(', ')});
${all
  .filter(([, { role }]) => role === 'manager')
  .map(
    ([end, { bus }]) =>
      `  if (1) begin : ${end}_model\n  ${SUBORDINATES[bus]!.replaceAll(/\bs_/g, `${end}_`)}\n  end`,
  )
  .join('\n')}
  initial begin ${own(manager.fixed)} end
  always @(posedge clk) begin ${own(manager.each)} end
  initial begin
    repeat (8) @(posedge clk); rst_n <= 1'b1; repeat (20) @(posedge clk);
    repeat (2) begin
      ${own(REQUESTS[firstEnd.bus]!)}
      @(posedge clk); since = now;
      while (!(${own(manager.answered)})) begin
        @(posedge clk);
        if (now - since > 200) $fatal(1, "no answer");
      end
      if (wr) $display("COST write %0d", now - since); else $display("COST read %0d", now - since);
      wr <= 1'b1;
      repeat (20) @(posedge clk);
    end
    $finish;
  end
endmodule
`;
}

/** Who drives a signal keeps it in a register, which begins with 0. */
function signals(end: string, each: Interface, isManager: boolean) {
  return signalsOf(each).map((signal) => {
    const port = topSignalPort(end, signal.name);
    const bits = topSignalWidth(each, signal, {});
    const driven = isManager && signal.driver === 'manager';
    return { port, text: `${driven ? 'reg' : 'wire'} [${bits - 1}:0] ${port}${driven ? ' = 0' : ''};` };
  });
}
