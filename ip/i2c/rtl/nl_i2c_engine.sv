// Plays a command on an I²C bus (NXP UM10204): start, a byte with its acknowledge, stop, of which each may
// be left out. Lines are pulled low or let go. A bit takes four quarters, of which SCL is low in the first
// and the last; who holds SCL low is waited for. `lost` tells that another controller pulled SDA low.
module nl_i2c_engine (
    input  logic        clk,
    input  logic        rst_n,
    input  logic [15:0] quarter,
    input  logic        begins,
    input  logic        start,
    input  logic        write,
    input  logic        read,
    input  logic        nack,
    input  logic        stop,
    input  logic [ 7:0] data,
    output logic        busy,
    output logic        done,
    output logic        lost,
    output logic        received,      // a byte was read
    output logic [ 7:0] byte_read,
    output logic        refused,       // the last byte written was not acknowledged
    output logic        bus_busy,
    input  logic        scl,
    input  logic        sda,
    output logic        scl_low,
    output logic        sda_low
);
  localparam logic [1:0] IDLE = 2'd0;
  localparam logic [1:0] START = 2'd1;
  localparam logic [1:0] BITS = 2'd2;
  localparam logic [1:0] STOP = 2'd3;

  logic [ 1:0] state;
  logic [ 2:0] phase;        // quarters of the state
  logic [15:0] clocks_left;  // of the quarter
  logic [ 3:0] bits_left;    // of the byte and its acknowledge
  logic [ 8:0] shift;        // what is sent, and what came
  logic        writes, stops;
  logic        owned;        // the bus is ours
  logic        sda_before, scl_before;
  logic        waits, ends, loses;
  logic        sends;        // the bit on the line is ours

  // A bus that another controller has, and a line that somebody holds low.
  always_comb begin
    waits = 1'b0;
    if (state == START && phase == 3'd0) waits = bus_busy && !owned;
    else if (state != IDLE && phase == 3'd1) waits = !scl;
  end

  assign ends  = clocks_left <= 16'd1 && !waits;
  assign busy  = state != IDLE;
  assign sends = writes ? bits_left != 4'd1 : bits_left == 4'd1;
  assign loses = (state == BITS && phase == 3'd2 && sends && !sda_low && !sda && scl)
              || (state == START && phase == 3'd2 && !sda && !sda_low);

  always_ff @(posedge clk) begin
    done     <= 1'b0;
    lost     <= 1'b0;
    received <= 1'b0;
    if (state == IDLE) begin
      if (begins) begin
        state     <= start ? START : (write || read) ? BITS : stop ? STOP : IDLE;
        writes    <= write;
        stops     <= stop;
        shift     <= write ? {data, 1'b1} : {8'hFF, nack};
        bits_left <= (write || read) ? 4'd9 : 4'd0;
        phase     <= 3'd0;
      end
      clocks_left <= quarter;
    end else if (loses) begin
      state   <= IDLE;
      owned   <= 1'b0;
      scl_low <= 1'b0;
      sda_low <= 1'b0;
      lost    <= 1'b1;
      done    <= 1'b1;
    end else begin
      // A quarter begins to count when the line has let go; another controller's low ends a high early.
      if (waits) clocks_left <= quarter;
      else if (!ends) clocks_left <= clocks_left - 16'd1;
      else clocks_left <= quarter;
      if (state == BITS && phase == 3'd2 && !scl) phase <= 3'd3;
      else if (ends) phase <= phase + 3'd1;
      case (state)
        START: begin
          // SDA high, SCL high for two quarters, SDA low for two, SCL low.
          if (phase == 3'd0) sda_low <= 1'b0;
          if (phase == 3'd1) scl_low <= 1'b0;
          if (phase == 3'd3) sda_low <= 1'b1;
          if (phase == 3'd5) scl_low <= 1'b1;
          if (ends && phase == 3'd3) owned <= 1'b1;
          if (ends && phase == 3'd5) begin
            phase <= 3'd0;
            state <= bits_left != '0 ? BITS : stops ? STOP : IDLE;
            done  <= bits_left == '0 && !stops;
          end
        end
        BITS: begin
          if (phase == 3'd0) sda_low <= sends && !shift[8];
          if (phase == 3'd1) scl_low <= 1'b0;
          if (phase == 3'd3) scl_low <= 1'b1;
          if (phase == 3'd1 && ends) shift <= {shift[7:0], sda};
          if (phase == 3'd3 && ends) begin
            phase     <= 3'd0;
            bits_left <= bits_left - 4'd1;
            if (bits_left == 4'd1) begin
              if (writes) refused <= shift[0];
              received  <= !writes;
              byte_read <= shift[8:1];
              state     <= stops ? STOP : IDLE;
              done      <= !stops;
            end
          end
        end
        STOP: begin
          // SDA low, SCL high for two quarters, SDA high for two.
          if (phase == 3'd0) sda_low <= 1'b1;
          if (phase == 3'd1) scl_low <= 1'b0;
          if (phase == 3'd3) sda_low <= 1'b0;
          if (ends && phase == 3'd4) begin
            state <= IDLE;
            owned <= 1'b0;
            done  <= 1'b1;
          end
        end
        default: ;
      endcase
    end
    if (!rst_n) begin
      state    <= IDLE;
      owned    <= 1'b0;
      scl_low  <= 1'b0;
      sda_low  <= 1'b0;
      refused  <= 1'b0;
      done     <= 1'b0;
      lost     <= 1'b0;
      received <= 1'b0;
    end
  end

  always_ff @(posedge clk) begin : bus
    sda_before <= sda;
    scl_before <= scl;
    if (scl && scl_before && sda_before != sda) bus_busy <= sda_before;
    if (!rst_n) bus_busy <= 1'b0;
  end
endmodule
