// An APB manager on one clock and a memory on another, with waits and errors at random: every read
// gives what was written, errors arrive, every phase is as APB has it.
module bench #(parameter S_HALF = 5, parameter M_HALF = 7);
  logic s_clk = 0, m_clk = 0, s_rst_n = 0, m_rst_n = 0;
  logic [11:0] s_apb_paddr, m_apb_paddr;
  logic s_apb_psel = 0, s_apb_penable = 0, s_apb_pwrite, s_apb_pready, s_apb_pslverr;
  logic m_apb_psel, m_apb_penable, m_apb_pwrite, m_apb_pready = 0, m_apb_pslverr;
  logic [31:0] s_apb_pwdata, s_apb_prdata, m_apb_pwdata, m_apb_prdata;
  logic [3:0] s_apb_pstrb, m_apb_pstrb;
  logic [31:0] stored[16], expected[16];
  logic was_setup = 0;
  int wrong = 0, transfers = 0;

  always #(S_HALF) s_clk = !s_clk;
  always #(M_HALF) m_clk = !m_clk;
  two_async0 dut (.*);

  assign m_apb_prdata  = stored[m_apb_paddr[5:2]];
  assign m_apb_pslverr = m_apb_paddr[6];

  always @(posedge m_clk) begin
    if (m_apb_psel && m_apb_penable && m_apb_pready && m_apb_pwrite && !m_apb_pslverr)
      for (int i = 0; i < 4; i++)
        if (m_apb_pstrb[i]) stored[m_apb_paddr[5:2]][8*i+:8] <= m_apb_pwdata[8*i+:8];
    if (m_apb_penable && !(m_apb_psel && was_setup)) wrong++;
    was_setup    <= m_apb_psel && !(m_apb_penable && m_apb_pready);
    m_apb_pready <= 1'($urandom);
  end

  task automatic transfer(logic [11:0] address, logic write, logic [31:0] data, logic [3:0] strobe);
    @(negedge s_clk);
    {s_apb_psel, s_apb_paddr, s_apb_pwrite, s_apb_pwdata, s_apb_pstrb} = {1'b1, address, write, data, strobe};
    @(negedge s_clk) s_apb_penable = 1;
    do @(posedge s_clk); while (!s_apb_pready);
    if (s_apb_pslverr !== address[6]) wrong++;
    if (!write && !address[6] && s_apb_prdata !== expected[address[5:2]]) wrong++;
    if (write && !address[6])
      for (int i = 0; i < 4; i++) if (strobe[i]) expected[address[5:2]][8*i+:8] = data[8*i+:8];
    @(negedge s_clk) s_apb_psel = 0;
    s_apb_penable = 0;
    transfers++;
    repeat ($urandom & 3) @(posedge s_clk);
  endtask

  initial begin
    for (int i = 0; i < 16; i++) begin
      stored[i]   = 0;
      expected[i] = 0;
    end
    #40 s_rst_n = 1;
    m_rst_n = 1;
    #100;
    repeat (400) transfer({5'd0, 7'($urandom)} & ~12'd3, 1'($urandom), $urandom, 4'($urandom));
    $display("words %0d wrong %0d", transfers, wrong);
    $finish;
  end
  initial begin
    #4000000 $display("stuck after %0d", transfers);
    $finish;
  end
endmodule
