// Follows an I²C bus (NXP UM10204) as the device at `address`: acknowledges it, takes bytes while there
// is room, and sends bytes while they are acknowledged. What it does to SDA it does while SCL is low;
// while a byte or room for one is missing it holds SCL low, and for SETTLE clocks more once SDA is right.
module nl_i2c_target_engine (
    input  logic       clk,
    input  logic       rst_n,
    input  logic [6:0] address,
    input  logic       scl,
    input  logic       sda,
    output logic       scl_low,
    output logic       sda_low,
    output logic       received,       // `byte_received` goes to where there is room
    output logic [7:0] byte_received,
    input  logic       room,
    output logic       sent,           // `byte_to_send` is taken
    input  logic [7:0] byte_to_send,
    input  logic       byte_valid,
    output logic       addressed,
    output logic       reading,        // by the controller
    output logic       wanted,         // a byte to send is
    output logic       ended
);
  localparam logic [1:0] IDLE = 2'd0;
  localparam logic [1:0] ADDRESS = 2'd1;
  localparam logic [1:0] RECEIVE = 2'd2;
  localparam logic [1:0] SEND = 2'd3;
  localparam logic [4:0] SETTLE = 5'd31;

  logic [1:0] state;
  logic [3:0] count;    // bits of the byte that are through; the ninth is the acknowledge
  logic [7:0] shift;    // what came, or what is still to send
  logic [4:0] settling;
  logic       scl_before, sda_before, rises, falls, starts, stops;
  logic       waits;    // for a byte, or for room
  logic       mine, refused;

  assign rises         = scl && !scl_before;
  assign falls         = !scl && scl_before;
  assign starts        = scl && scl_before && !sda && sda_before;
  assign stops         = scl && scl_before && sda && !sda_before;
  assign mine          = shift[7:1] == address;
  assign byte_received = shift;
  assign received      = waits && state == RECEIVE && room;
  assign sent          = waits && state == SEND && byte_valid;
  assign wanted        = waits && state == SEND;
  assign addressed     = state == RECEIVE || state == SEND;
  assign reading       = state == SEND;
  assign ended         = addressed && (starts || stops);
  assign scl_low       = waits || settling != '0;

  always_ff @(posedge clk) begin
    {scl_before, sda_before} <= {scl, sda};
    if (settling != '0) settling <= settling - 5'd1;
    if (rises) begin
      if (count < 4'd8 && state != SEND) shift <= {shift[6:0], sda};
      if (count == 4'd8) refused <= sda;
      count <= count + 4'd1;
    end
    if (falls) begin
      case (state)
        ADDRESS:
        if (count == 4'd8) begin
          sda_low <= mine;
          if (!mine) state <= IDLE;
        end else if (count == 4'd9) begin
          sda_low <= 1'b0;
          count   <= 4'd0;
          state   <= shift[0] ? SEND : RECEIVE;
          waits   <= shift[0];
        end
        RECEIVE:
        if (count == 4'd8) waits <= 1'b1;
        else if (count == 4'd9) begin
          sda_low <= 1'b0;
          count   <= 4'd0;
        end
        SEND:
        if (count == 4'd8) sda_low <= 1'b0;
        else if (count == 4'd9) begin
          count <= 4'd0;
          if (refused) state <= IDLE;
          else waits <= 1'b1;
        end else begin
          sda_low <= !shift[7];
          shift   <= shift << 1;
        end
        default: ;
      endcase
    end
    // The acknowledge of a byte that has a place, and the first bit of one to send.
    if (received || sent) begin
      waits    <= 1'b0;
      settling <= SETTLE;
      sda_low  <= received || !byte_to_send[7];
      if (sent) shift <= byte_to_send << 1;
    end
    if (starts) begin
      state   <= ADDRESS;
      count   <= 4'd0;
      sda_low <= 1'b0;
    end
    if (stops) state <= IDLE;
    if (!rst_n) begin
      state      <= IDLE;
      count      <= 4'd0;
      waits      <= 1'b0;
      settling   <= 5'd0;
      sda_low    <= 1'b0;
      scl_before <= 1'b1;
      sda_before <= 1'b1;
    end
  end
endmodule
