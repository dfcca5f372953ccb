# Constraints of nl_prompt alone; times in ns. Set the period to the clock that it is to run at.
create_clock -name clk -period 20 [get_ports clk]

# The reset is released synchronously outside: it is not timed.
set_false_path -from [get_ports {rst_n}]

# Assumed: 20 % of the clock period is spent outside on either side.
set_input_delay 4 -clock clk [get_ports {m_axil_i_arready m_axil_i_rdata m_axil_i_rresp m_axil_i_rvalid m_axil_d_awready m_axil_d_wready m_axil_d_bresp m_axil_d_bvalid m_axil_d_arready m_axil_d_rdata m_axil_d_rresp m_axil_d_rvalid irq_local nmi}]
set_output_delay 4 -clock clk [get_ports {m_axil_i_araddr m_axil_i_arprot m_axil_i_arvalid m_axil_i_rready m_axil_d_awaddr m_axil_d_awprot m_axil_d_awvalid m_axil_d_wdata m_axil_d_wstrb m_axil_d_wvalid m_axil_d_bready m_axil_d_araddr m_axil_d_arprot m_axil_d_arvalid m_axil_d_rready sleeping}]
