// Core-local interrupt controller of one hart (RISC-V fast interrupts, draft 0.9). Unmapped offsets read as
// zero and ignore writes.
module nl_prompt_clic (
  input  logic        clk,
  input  logic        rst_n,
  // Register access; read data in the next cycle
  input  logic        select,
  input  logic        we,
  input  logic [12:0] word,
  input  logic [3:0]  be,
  input  logic [31:0] wdata,
  output logic [31:0] rdata,
  // Sources
  input  logic        irq_software,
  input  logic        irq_timer,
  input  logic        store_failed,
  input  logic [3:0]  irq_local,
  // To the core
  output logic        clic_offers,   // an interrupt asks
  output logic [6:0]  clic_number,
  output logic [7:0]  clic_level,
  output logic        clic_vectored, // by the table
  output logic        clic_soon,     // the offer of the next clock may be another
  input  logic        clic_claim     // an edge that was offered is taken
);
  // Word offsets. Of clicinfo: no triggers, bits of clicintctl, version 0.9, numbers of interrupts.
  localparam logic [12:0] CLICCFG  = 13'h0000;
  localparam logic [12:0] CLICINFO = 13'h0001;
  localparam logic [31:0] INFO     = {7'd0, 4'd4, 8'h09, 13'd21};

  logic [3:0]  level_bits; // cliccfg.nlbits
  logic [6:0]  request;
  logic [27:0] control;
  logic [6:0]  by_table;
  logic [6:0]  asked;      // what asked a clock ago
  logic        found;
  logic [3:0]  best;
  logic [6:0]  number;
  logic [31:0] read_value;

  logic [31:0] value_3;

  nl_prompt_clic_input #(
    .PULSE (1'b0)
  ) u_input_3 (
    .clk      (clk),
    .rst_n    (rst_n),
    .source   (irq_software),
    .we       (select && we && word == 13'h403),
    .be       (be),
    .wdata    (wdata),
    .value    (value_3),
    .claim    (clic_claim && clic_number == 7'd3),
    .request  (request[0]),
    .control  (control[3:0]),
    .by_table (by_table[0])
  );

  logic [31:0] value_7;

  nl_prompt_clic_input #(
    .PULSE (1'b0)
  ) u_input_7 (
    .clk      (clk),
    .rst_n    (rst_n),
    .source   (irq_timer),
    .we       (select && we && word == 13'h407),
    .be       (be),
    .wdata    (wdata),
    .value    (value_7),
    .claim    (clic_claim && clic_number == 7'd7),
    .request  (request[1]),
    .control  (control[7:4]),
    .by_table (by_table[1])
  );

  logic [31:0] value_16;

  nl_prompt_clic_input #(
    .PULSE (1'b1)
  ) u_input_16 (
    .clk      (clk),
    .rst_n    (rst_n),
    .source   (store_failed),
    .we       (select && we && word == 13'h410),
    .be       (be),
    .wdata    (wdata),
    .value    (value_16),
    .claim    (clic_claim && clic_number == 7'd16),
    .request  (request[2]),
    .control  (control[11:8]),
    .by_table (by_table[2])
  );

  logic [31:0] value_17;

  nl_prompt_clic_input #(
    .PULSE (1'b0)
  ) u_input_17 (
    .clk      (clk),
    .rst_n    (rst_n),
    .source   (irq_local[0]),
    .we       (select && we && word == 13'h411),
    .be       (be),
    .wdata    (wdata),
    .value    (value_17),
    .claim    (clic_claim && clic_number == 7'd17),
    .request  (request[3]),
    .control  (control[15:12]),
    .by_table (by_table[3])
  );

  logic [31:0] value_18;

  nl_prompt_clic_input #(
    .PULSE (1'b0)
  ) u_input_18 (
    .clk      (clk),
    .rst_n    (rst_n),
    .source   (irq_local[1]),
    .we       (select && we && word == 13'h412),
    .be       (be),
    .wdata    (wdata),
    .value    (value_18),
    .claim    (clic_claim && clic_number == 7'd18),
    .request  (request[4]),
    .control  (control[19:16]),
    .by_table (by_table[4])
  );

  logic [31:0] value_19;

  nl_prompt_clic_input #(
    .PULSE (1'b0)
  ) u_input_19 (
    .clk      (clk),
    .rst_n    (rst_n),
    .source   (irq_local[2]),
    .we       (select && we && word == 13'h413),
    .be       (be),
    .wdata    (wdata),
    .value    (value_19),
    .claim    (clic_claim && clic_number == 7'd19),
    .request  (request[5]),
    .control  (control[23:20]),
    .by_table (by_table[5])
  );

  logic [31:0] value_20;

  nl_prompt_clic_input #(
    .PULSE (1'b0)
  ) u_input_20 (
    .clk      (clk),
    .rst_n    (rst_n),
    .source   (irq_local[3]),
    .we       (select && we && word == 13'h414),
    .be       (be),
    .wdata    (wdata),
    .value    (value_20),
    .claim    (clic_claim && clic_number == 7'd20),
    .request  (request[6]),
    .control  (control[27:24]),
    .by_table (by_table[6])
  );

  nl_prompt_clic_choice u_clic_choice (
    .request (request),
    .control (control),
    .found   (found),
    .best    (best),
    .number  (number)
  );

  logic chosen_by_table;

  assign chosen_by_table =
    (number == 7'd3 && by_table[0]) ||
  (number == 7'd7 && by_table[1]) ||
  (number == 7'd16 && by_table[2]) ||
  (number == 7'd17 && by_table[3]) ||
  (number == 7'd18 && by_table[4]) ||
  (number == 7'd19 && by_table[5]) ||
  (number == 7'd20 && by_table[6]);

  // Nothing is offered in the clock behind a claim: what was chosen in that of the claim may be what it took.
  always_ff @(posedge clk) begin
    if (!rst_n) begin
      clic_offers   <= 1'b0;
      clic_number   <= 7'd0;
      clic_level    <= 8'd0;
      clic_vectored <= 1'b0;
      asked         <= '0;
    end else begin
      clic_offers   <= found && !clic_claim;
      clic_number   <= number;
      clic_level    <= {best, 4'b1111} | (8'hff >> level_bits);
      clic_vectored <= chosen_by_table;
      asked         <= request;
    end
  end

  assign clic_soon = (request & ~asked) != '0;

  assign read_value =
    ({32{word == CLICCFG}} & {27'd0, level_bits, 1'b1}) |
    ({32{word == CLICINFO}} & INFO) |
    ({32{word == 13'h403}} & value_3) |
  ({32{word == 13'h407}} & value_7) |
  ({32{word == 13'h410}} & value_16) |
  ({32{word == 13'h411}} & value_17) |
  ({32{word == 13'h412}} & value_18) |
  ({32{word == 13'h413}} & value_19) |
  ({32{word == 13'h414}} & value_20);

  // At most eight bits of level.
  always_ff @(posedge clk) begin
    if (!rst_n) begin
      level_bits <= 4'd0;
    end else begin
      if (select && we && word == CLICCFG && be[0]) level_bits <= wdata[4] ? 4'd8 : wdata[4:1];
    end
  end

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      rdata <= 32'd0;
    end else begin
      if (select) rdata <= read_value;
    end
  end
endmodule
