// Sends and receives one SPI frame after the other, without a gap while frames are waiting.
//
// A frame of N bits has 2N edges of SCK, half a bit apart. Data are sampled at the odd edges and change at
// the even ones (`phase` 0, the first bit stands before the first edge), or the other way round (`phase` 1).
module nl_spi_shifter (
    input  logic        clk,
    input  logic        rst_n,
    input  logic        enable,
    input  logic        polarity,
    input  logic        phase,
    input  logic        lsb_first,
    input  logic        sixteen_bits,
    input  logic [ 2:0] prescaler,     // half a bit is 2 ** prescaler clocks
    input  logic [15:0] tx_frame,
    input  logic        tx_valid,
    output logic        tx_ready,
    output logic [15:0] rx_frame,
    output logic        rx_valid,
    output logic        busy,
    output logic        sck,
    output logic        mosi,
    input  logic        miso
);
  logic [ 6:0] wait_count;  // clocks left in this half bit
  logic [ 5:0] edge_count;  // edges left in this frame
  logic        half_bit, load, sample, shift;
  logic [15:0] frame;       // the frame as sent: its first bit on top
  logic [15:0] outgoing, incoming, received;

  function automatic [15:0] reversed(input [15:0] value);
    for (int i = 0; i < 16; i++) reversed[i] = value[15-i];
  endfunction

  assign half_bit = busy && wait_count == '0;
  assign tx_ready = enable && (!busy || (half_bit && edge_count == 6'd1));
  assign load     = tx_ready && tx_valid;
  assign sample   = half_bit && edge_count[0] == phase;
  assign shift    = half_bit && edge_count[0] != phase;

  assign frame    = lsb_first ? reversed(tx_frame) : sixteen_bits ? tx_frame : {tx_frame[7:0], 8'd0};

  always_ff @(posedge clk)
    if (!rst_n) begin
      busy       <= 1'b0;
      wait_count <= '0;
      edge_count <= '0;
    end else begin
      if (load) begin
        busy       <= 1'b1;
        edge_count <= sixteen_bits ? 6'd32 : 6'd16;
      end else if (half_bit) begin
        busy       <= edge_count != 6'd1;
        edge_count <= edge_count - 6'd1;
      end
      if (load || half_bit) wait_count <= 7'((8'd1 << prescaler) - 8'd1);
      else if (busy) wait_count <= wait_count - 7'd1;
    end

  // With phase 0 the first bit leaves as the frame is loaded, with phase 1 at the first edge.
  always_ff @(posedge clk)
    if (load) begin
      outgoing <= phase ? frame : {frame[14:0], 1'b0};
      if (!phase) mosi <= frame[15];
    end else if (shift) begin
      outgoing <= {outgoing[14:0], 1'b0};
      mosi     <= outgoing[15];
    end

  always_ff @(posedge clk) if (sample) incoming <= {incoming[14:0], miso};

  // The last bit is sampled at the last edge or the one before it: a clock later the frame is whole.
  always_ff @(posedge clk)
    if (!rst_n) rx_valid <= 1'b0;
    else rx_valid <= half_bit && edge_count == 6'd1;

  assign received = lsb_first ? reversed(incoming) : incoming;
  assign rx_frame = sixteen_bits ? received : {8'd0, lsb_first ? received[15:8] : received[7:0]};

  always_ff @(posedge clk)
    if (!rst_n) sck <= 1'b0;
    else if (!busy) sck <= polarity;
    else if (half_bit) sck <= !sck;
endmodule
