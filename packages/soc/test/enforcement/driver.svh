// One AXI4-Lite transfer after the other, for the test's managers; WITH_PROT where they have AxPROT.
  task automatic transfer(input write, input [31:0] address, input [2:0] prot, input [31:0] data,
                          output [1:0] resp, output [31:0] value);
    reg address_taken, data_taken, done;
    @(negedge clk);
    m_awaddr  = address;
    m_araddr  = address;
    m_wdata   = data;
    m_wstrb   = 4'hF;
`ifdef WITH_PROT
    m_awprot  = prot;
    m_arprot  = prot;
`endif
    m_awvalid = write;
    m_wvalid  = write;
    m_arvalid = !write;
    m_bready  = write;
    m_rready  = !write;
    done = 0;
    while (!done) begin
      @(posedge clk);
      address_taken = write ? m_awvalid && m_awready : m_arvalid && m_arready;
      data_taken    = m_wvalid && m_wready;
      done          = write ? m_bvalid : m_rvalid;
      resp          = write ? m_bresp : m_rresp;
      value         = write ? 32'd0 : m_rdata;
      @(negedge clk);
      if (address_taken) {m_awvalid, m_arvalid} = 2'b00;
      if (data_taken) m_wvalid = 0;
    end
    m_bready = 0;
    m_rready = 0;
  endtask

  initial {m_awvalid, m_wvalid, m_arvalid, m_bready, m_rready} = 5'd0;
