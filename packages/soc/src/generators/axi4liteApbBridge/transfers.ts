import type { RequestText } from '../../interconnect/decoder.ts';

/** State machine of the bridge: take a request, APB setup, APB access, respond. */
export const transfers = ({
  target,
  address,
}: RequestText) => `// Requests taken from the manager and not yet served.
logic            aw_held;
logic            w_held;
logic [DW-1:0]   w_data;
logic [DW/8-1:0] w_strobe;
logic            ar_held;

// The transfer under way.
logic [1:0]             state;
logic                   writing; // also tells whose turn it is not
logic [TARGETS-1:0]     target;  // one-hot
logic [PERIPHERALS-1:0] sel;
logic [1:0]             response;
logic [DW-1:0]          read_data;

// The answer of the selected peripheral.
logic          ready;
logic          error;
logic [DW-1:0] data;

logic take_write, take_read, finish;

assign s_axil_awready = !aw_held;
assign s_axil_wready  = !w_held;
assign s_axil_arready = !ar_held;
assign s_axil_bvalid  = state == RESPOND && writing;
assign s_axil_bresp   = response;
assign s_axil_rvalid  = state == RESPOND && !writing;
assign s_axil_rresp   = response;
assign s_axil_rdata   = read_data;

assign take_write = state == IDLE && aw_held && w_held && !(ar_held && writing);
assign take_read  = state == IDLE && ar_held && !take_write;
assign finish     = state == RESPOND && (writing ? s_axil_bready : s_axil_rready);
assign sel        = (state == SETUP || state == ACCESS) ? target[PERIPHERALS-1:0] : '0;

always_ff @(posedge clk) begin : requests
  if (s_axil_awvalid && s_axil_awready) aw_held <= 1'b1;
  if (s_axil_wvalid && s_axil_wready) begin
    w_held   <= 1'b1;
    w_data   <= s_axil_wdata;
    w_strobe <= s_axil_wstrb;
  end
  if (s_axil_arvalid && s_axil_arready) ar_held <= 1'b1;
  if (finish && writing) begin
    aw_held <= 1'b0;
    w_held  <= 1'b0;
  end
  if (finish && !writing) ar_held <= 1'b0;
  if (!rst_n) begin
    aw_held <= 1'b0;
    w_held  <= 1'b0;
    ar_held <= 1'b0;
  end
end

always_ff @(posedge clk) begin : transfer
  case (state)
    IDLE:
    if (take_write || take_read) begin
      state   <= SETUP;
      writing <= take_write;
      address <= ${address};
      target  <= ${target};
    end
    SETUP: begin
      state     <= target[NOBODY] ? RESPOND : ACCESS;
      response  <= DECERR;
      read_data <= '0;
    end
    ACCESS:
    if (ready) begin
      state     <= RESPOND;
      response  <= error ? SLVERR : OKAY;
      read_data <= data;
    end
    default: if (finish) state <= IDLE;
  endcase
  if (!rst_n) begin
    state   <= IDLE;
    writing <= 1'b0;
  end
end`;
