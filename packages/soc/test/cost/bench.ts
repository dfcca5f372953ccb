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
  'tl-ul': "m_a_valid <= 1'b1; m_a_opcode <= wr ? 3'd0 : 3'd4;",
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
  'tl-ul': {
    each: "if (m_a_valid && m_a_ready) m_a_valid <= 1'b0;",
    answered: 'm_d_valid',
    fixed: "m_d_ready = 1'b1; m_a_size = 2'd2; m_a_mask = '1; m_a_user_instr_type = 4'h9;",
  },
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
  'tl-ul': `reg d = 0, get = 0; assign {s_a_ready, s_d_valid, s_d_opcode} = {1'b1, d, 2'b00, get};
  assign s_d_size = 2'd2; assign {s_d_param, s_d_source, s_d_data, s_d_error} = '0;
  always @(posedge clk) begin
    if (s_a_valid) begin d <= 1'b1; get <= s_a_opcode == 3'd4; end else if (s_d_ready) d <= 1'b0;
  end`,
};

/** What makes check bits of TL-UL, at the end that sends them. */
const CHECK_BITS = {
  m: `wire [6:0] command, data_bits; always @* {m_a_user_cmd_intg, m_a_user_data_intg} = {command, data_bits};
  nl_tlul_check #(.WIDTH(43)) c (.word({m_a_user_instr_type, 32'(m_a_address), m_a_opcode, m_a_mask}), .bits(command));
  nl_tlul_check #(.WIDTH(32), .DATA(1)) d (.word(m_a_data), .bits(data_bits));`,
  s: `nl_tlul_check #(.WIDTH(6)) c (.word({s_d_opcode, s_d_size, s_d_error}), .bits(s_d_user_rsp_intg));
  nl_tlul_check #(.WIDTH(32), .DATA(1)) b (.word(s_d_data), .bits(s_d_user_data_intg));`,
};
const isChecked = ({ signals = {} }: Interface): boolean => 'A_USER_CMD_INTG' in signals;

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
    ([end, each]) =>
      `  if (1) begin : ${end}_model\n  ${subordinate(each).replaceAll(/\bs_/g, `${end}_`)}\n  end`,
  )
  .join('\n')}
  if (1) begin : first_bits ${isChecked(firstEnd) ? own(CHECK_BITS.m) : ''} end
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

const subordinate = (each: Interface): string =>
  `${SUBORDINATES[each.bus]!}\n  ${isChecked(each) ? CHECK_BITS.s : ''}`;

/** Who drives a signal keeps it in a register, which begins with 0. */
function signals(end: string, each: Interface, isManager: boolean) {
  return signalsOf(each).map((signal) => {
    const port = topSignalPort(end, signal.name);
    const bits = topSignalWidth(each, signal, {});
    const driven = isManager && signal.driver === 'manager';
    return { port, text: `${driven ? 'reg' : 'wire'} [${bits - 1}:0] ${port}${driven ? ' = 0' : ''};` };
  });
}
