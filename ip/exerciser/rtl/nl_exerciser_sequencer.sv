// Plays the records of nl_exerciser_program one after the other and judges what comes back.
// The first record that goes wrong, or that takes more than TIMEOUT clocks (waits apart), ends the program
// with `done` and `failed`.
module nl_exerciser_sequencer #(
    parameter ADDR_WIDTH = 32,
    parameter IRQ_COUNT  = 1,
    parameter DEPTH      = 1024,
    parameter TIMEOUT    = 1000000
) (
    input  logic                     clk,
    input  logic                     rst_n,
    output logic [$clog2(DEPTH)-1:0] index,
    input  logic [            103:0] entry,
    output logic                     start,
    output logic                     write,
    output logic [   ADDR_WIDTH-1:0] address,
    output logic [             31:0] data,
    output logic [              3:0] strobe,
    input  logic                     finished,
    input  logic [              1:0] response,
    input  logic [             31:0] read_data,
    input  logic [    IRQ_COUNT-1:0] irq,
    output logic                     done,
    output logic                     failed
);
  localparam logic [3:0] WRITE = 4'h1;
  localparam logic [3:0] READ = 4'h2;
  localparam logic [3:0] POLL = 4'h3;
  localparam logic [3:0] WAIT = 4'h4;
  localparam logic [3:0] IRQ = 4'h5;
  localparam logic [3:0] END = 4'hF;
  localparam logic [1:0] OKAY = 2'b00;
  localparam LAST_INDEX = DEPTH - 1;

  typedef enum logic [2:0] {
    FETCH,
    DECODE,
    TRANSFER,
    WATCH,
    STOP
  } state_t;

  state_t      state;
  logic [ 3:0] expected_response;
  logic [ 3:0] operation;
  logic [31:0] record_address;
  logic [31:0] mask;
  logic [31:0] clocks;  // spent on this record
  logic [31:0] irq_lines;
  logic        is_transfer;
  logic        response_matches;
  logic        data_match;
  logic        succeeds;  // the record ends well in this clock
  logic        fails;  // the record ends badly in this clock
  logic        retries;  // a poll has to read once more
  logic        overruns;  // the memory is over without an end record

  assign {expected_response, operation, record_address, data, mask} = entry;
  assign address     = record_address[ADDR_WIDTH-1:0];
  assign strobe      = mask[3:0];
  assign write       = operation == WRITE;
  assign is_transfer = operation == WRITE || operation == READ || operation == POLL;
  assign start       = state == DECODE && is_transfer;

  always_comb begin
    irq_lines = 32'd0;
    irq_lines[IRQ_COUNT-1:0] = irq;
  end

  assign response_matches = {2'b00, response} == expected_response;
  assign data_match       = write || response != OKAY || ((read_data ^ data) & mask) == 32'd0;

  always_comb begin
    succeeds = 1'b0;
    fails    = 1'b0;
    retries  = 1'b0;
    case (state)
      DECODE: begin
        succeeds = operation == END;
        fails    = !is_transfer && operation != WAIT && operation != IRQ && operation != END;
      end
      TRANSFER: begin
        succeeds = finished && response_matches && data_match;
        retries  = finished && response_matches && !data_match && operation == POLL && clocks < TIMEOUT;
        fails    = (finished && !succeeds && !retries) || (!finished && clocks >= TIMEOUT);
      end
      WATCH: begin
        succeeds = operation == WAIT ? clocks >= data : ((irq_lines ^ data) & mask) == 32'd0;
        fails    = operation == IRQ && !succeeds && clocks >= TIMEOUT;
      end
      default: ;
    endcase
  end

  assign overruns = succeeds && operation != END && index == LAST_INDEX[$clog2(DEPTH)-1:0];

  always_ff @(posedge clk)
    if (!rst_n) begin
      state  <= FETCH;
      index  <= '0;
      clocks <= 32'd0;
      done   <= 1'b0;
      failed <= 1'b0;
    end else begin
      clocks <= state == FETCH ? 32'd0 : clocks + 32'd1;
      if (fails || overruns || (succeeds && operation == END)) begin
        state  <= STOP;
        done   <= 1'b1;
        failed <= fails || overruns;
      end else if (succeeds) begin
        state <= FETCH;
        index <= index + 1'b1;
      end else if (retries) begin
        state <= DECODE;
      end else if (state == FETCH) begin
        state <= DECODE;
      end else if (state == DECODE) begin
        if (is_transfer) state <= TRANSFER;
        else state <= WATCH;
      end
    end

`ifndef SYNTHESIS
  always @(posedge clk)
    if (rst_n && (fails || overruns))
      $display("%m: stops at record %0d, %h_%h_%h_%h: after %0d clocks response %0d, read %h, irq %h", index,
               {expected_response, operation}, record_address, data, mask, clocks, response, read_data, irq);
`endif

  wire unused = &{1'b0, record_address};
endmodule
