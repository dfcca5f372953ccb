// Fetches ahead, up to 2 words, and offers one instruction after the other, compressed ones in their long form.
// A redirect asks for its target in the same cycle, as far as the bus is free.
module nl_micro_fetch (
  input  logic        clk,
  input  logic        rst_n,
  // go on at another address; what was fetched is dropped
  input  logic        redirect,
  input  logic [31:0] redirect_pc,
  // the next instruction, taken over when valid and ready
  input  logic        ready,
  output logic        valid,
  output logic [31:0] instr,
  output logic [31:0] pc,
  output logic        fault, // the bus had an error for it
  // bus: requests are answered in their order
  output logic        ibus_req,
  output logic [31:0] ibus_addr,
  input  logic        ibus_gnt,
  input  logic        ibus_rvalid,
  input  logic [31:0] ibus_rdata,
  input  logic        ibus_err
);
  logic        restart;
  logic [31:0] restart_pc;
  assign restart    = redirect;
  assign restart_pc = redirect_pc;

  logic [1:0]  stored; // words in the queue
  logic        pop; // the first word is used up
  logic        held; // an upper half is, of a word that is used up

  logic        started; // no request goes out during reset
  logic [1:0]  unanswered; // requests
  logic [1:0]  dropped; // of them, whose answers are not wanted any more; the oldest
  logic        arriving;
  assign arriving = ibus_rvalid && dropped == 0;

  // As many words may be on their way as there are places for. What arrives in this cycle is not looked at: a request
  // must not follow from an answer of the bus without a register between.
  logic room;
  assign room = (restart ? unanswered : unanswered + stored) < 2'(2);

  // Words from the instruction's on that are here or on their way.
  logic [1:0]  ahead;
  logic [29:0] next_word;
  assign ahead     = stored + 2'(held) + unanswered - dropped;
  assign next_word = pc[31:2] + 30'(ahead);
  assign ibus_req  = started && room;
  assign ibus_addr = {restart ? restart_pc[31:2] : next_word, 2'b00};

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      started    <= 1'b0;
      unanswered <= '0;
      dropped    <= '0;
    end else begin
      started    <= 1'b1;
      unanswered <= unanswered + 2'(ibus_req && ibus_gnt) - 2'(ibus_rvalid);
      if (restart) dropped <= unanswered - 2'(ibus_rvalid);
      else if (ibus_rvalid && dropped != 0) dropped <= dropped - 1'b1;
    end
  end

  // Words wait in a queue, the first in queue_0. One that arrives when it is empty is seen at once.
  logic [32:0] queue_0; // {error, word}
  logic [32:0] queue_1; // {error, word}
  logic [31:0] word;
  logic        word_error, word_valid;

  assign word_valid = stored != 0 || arriving;
  assign {word_error, word} = stored != 0 ? queue_0 : {ibus_err, ibus_rdata};

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      stored <= '0;
    end else begin
      if (restart) stored <= '0;
      else stored <= stored + 2'(arriving) - 2'(pop);
    end
  end

  // What an empty entry takes does not matter: it need not look whether anything arrives.
  always_ff @(posedge clk) begin
    if (pop && stored > 1) queue_0 <= queue_1;
    else if (pop || stored == 0) queue_0 <= {ibus_err, ibus_rdata};

    if (stored <= 1) queue_1 <= {ibus_err, ibus_rdata};
  end

  // An instruction begins at any half. When the lower half of a word is used, the upper one is held and the word's
  // place is free. An instruction of 32 bits may need the held half and the next word, and none needs more.
  logic [15:0] held_half;
  logic [15:0] low, high;
  logic        compressed;
  logic        split; // a jump led to the upper half of a word, and it is but the beginning of an instruction
  logic        taken;

  assign low  = held ? held_half : pc[1] ? word[31:16] : word[15:0];
  assign high = held ? word[15:0] : word[31:16];
  assign compressed = low[1:0] != 2'b11;
  assign split = pc[1] && !held && !compressed && !word_error;

  assign valid = held && compressed || word_valid && !split;
  assign fault = word_error && !(held && compressed);
  assign taken = valid && ready;
  assign pop   = taken ? !(held && compressed) : word_valid && split;

  logic [31:0] expanded;
  nl_micro_expander u_expander (
    .half  (low),
    .instr (expanded)
  );
  assign instr = compressed ? expanded : {high, low};

  logic half_way; // the next instruction begins at an upper half
  assign half_way = pc[1] ^ compressed;
  always_ff @(posedge clk) begin
    if (!rst_n) begin
      held <= 1'b0;
    end else begin
      if (restart) held <= 1'b0;
      else if (taken) held <= half_way;
      else if (pop) held <= 1'b1;
    end
  end

  always_ff @(posedge clk) if (pop) held_half <= word[31:16];

  // The address of the instruction offered.
  logic [31:1] at, following;
  assign pc = {at, 1'b0};
  assign following = {pc[1] || !compressed ? at[31:2] + 1'b1 : at[31:2], half_way};
  always_ff @(posedge clk) begin
    if (!rst_n) begin
      at <= 31'h0;
    end else begin
      if (restart) at <= restart_pc[31:1];
      else if (taken) at <= following;
    end
  end

  // Instructions are at even addresses.
  logic unused;
  assign unused = restart_pc[0];
endmodule
