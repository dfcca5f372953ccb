// AXI4-Lite memory that stalls at random and refuses every eighth word with SLVERR. What it returns is marked
// with TAG, so that a transfer that reached the wrong memory is found. ORDER: 0 takes AW and W as they come,
// 1 AW first, 2 W first, 3 both at once.
module axil_memory #(
    parameter int AW = 32,
    parameter int DW = 32,
    parameter bit FAST = 0,
    parameter int ORDER = 0,
    parameter logic [31:0] TAG = '0
) (
    input  logic            clk,
    input  logic            rst_n,
    input  logic [  AW-1:0] awaddr,
    input  logic            awvalid,
    output logic            awready,
    input  logic [  DW-1:0] wdata,
    input  logic [DW/8-1:0] wstrb,
    input  logic            wvalid,
    output logic            wready,
    output logic [     1:0] bresp,
    output logic            bvalid,
    input  logic            bready,
    input  logic [  AW-1:0] araddr,
    input  logic            arvalid,
    output logic            arready,
    output logic [  DW-1:0] rdata,
    output logic [     1:0] rresp,
    output logic            rvalid,
    input  logic            rready
);
  localparam int BYTES = DW / 8;
  logic [DW-1:0] memory[bit [AW-1:0]];
  logic [AW-1:0] write_address, read_address;
  logic [DW-1:0] write_data;
  logic [BYTES-1:0] write_strobe;
  logic have_aw, have_w, have_ar, open_aw, open_w, open_ar;

  function automatic bit chance();
    return FAST || $urandom_range(2) == 0;
  endfunction

  function automatic logic [1:0] response_of(logic [AW-1:0] address);
    return (address / AW'(BYTES)) % AW'(8) == AW'(5) ? 2'b10 : 2'b00;
  endfunction

  assign awready = !have_aw && open_aw && (ORDER == 2 ? have_w : ORDER == 3 ? wvalid && wready : 1'b1);
  assign wready  = !have_w
                 && (ORDER == 3 ? open_aw && awvalid && !have_aw : open_w && (ORDER != 1 || have_aw));
  assign arready = !have_ar && open_ar;

  task automatic store();
    if (response_of(write_address) != 2'b00) return;
    for (int i = 0; i < BYTES; i++)
      if (write_strobe[i]) begin
        if (!memory.exists(write_address)) memory[write_address] = '0;
        memory[write_address][i*8+:8] = write_data[i*8+:8];
      end
  endtask

  // Next values, so that the ready signals change after the clock edge only.
  logic aw, w, ar;
  always @(posedge clk) begin
    aw = have_aw;
    w  = have_w;
    ar = have_ar;
    open_aw <= chance();
    open_w  <= chance();
    open_ar <= chance();
    if (bvalid && bready) bvalid <= 0;
    if (rvalid && rready) rvalid <= 0;
    if (awvalid && awready) begin
      aw = 1;
      write_address = awaddr;
    end
    if (wvalid && wready) begin
      w = 1;
      write_data   = wdata;
      write_strobe = wstrb;
    end
    if (aw && w && (!bvalid || bready) && chance()) begin
      store();
      aw = 0;
      w  = 0;
      bvalid <= 1;
      bresp  <= response_of(write_address);
    end
    if (arvalid && arready) begin
      ar = 1;
      read_address = araddr;
    end
    if (ar && (!rvalid || rready) && chance()) begin
      ar = 0;
      rvalid <= 1;
      rresp  <= response_of(read_address);
      rdata  <= (memory.exists(read_address) ? memory[read_address] : '0) ^ {BYTES / 4{TAG}};
    end
    if (!rst_n) begin
      aw = 0;
      w  = 0;
      ar = 0;
      bvalid <= 0;
      rvalid <= 0;
    end
    have_aw <= aw;
    have_w  <= w;
    have_ar <= ar;
  end
endmodule
