// Instruction fetch unit: prefetches up to 2 words and presents one instruction at a time.
// Compressed instructions are expanded.
// The target of a redirect is requested in the same cycle if the bus can take another request.
module nl_safe_fetch (
  input  logic        clk,
  input  logic        rst_n,
  // Redirect: continue at redirect_pc and discard what has been fetched
  input  logic        redirect,
  input  logic [31:0] redirect_pc,
  // The next instruction, accepted when valid and ready
  input  logic        ready,
  output logic        valid,
  output logic [31:0] instr,
  output logic [31:0] pc,
  output logic        fault,        // bus error during the fetch
  output logic        fault_behind, // of the second word of two
  // Memory protection: whether the word that is asked for next may be fetched
  output logic [29:0] next_word,
  input  logic        checked,
  input  logic        permitted,
  // Bus: responses arrive in the order of the requests
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

  logic [1:0] queue_count; // words in the queue
  logic       queue_pop;   // the first word leaves the queue
  logic       upper_valid; // upper_half holds the upper half of a word that has left the queue

  logic       out_of_reset;  // no request during reset
  logic [1:0] outstanding;   // requests without a response yet
  logic [1:0] discard_count; // responses still to be discarded after a restart, the oldest first
  logic       word_arrives;
  // An error stands for a word that may not be fetched, behind those that were asked for before, a cycle
  // after the verdict, which is the last on its path. The target of a redirect is known a cycle before it can
  // be checked.
  logic refused;
  logic refusal_arrives;

  assign word_arrives = (ibus_rvalid && discard_count == 0) || refusal_arrives;

  // Requests are limited to the free entries of the queue. A word that arrives in this cycle is not
  // considered, so that there is no combinational path from the response channel to the request channel.
  logic has_room;

  assign has_room = (restart ? outstanding : outstanding + queue_count) < 2'(2);

  // Words from that of the current instruction on that are held or outstanding.
  logic [1:0] words_ahead;

  assign words_ahead     = queue_count + 2'(upper_valid) + outstanding - discard_count;
  assign next_word       = pc[31:2] + 30'(words_ahead);
  assign ibus_req        = out_of_reset && has_room && !(checked && (restart || !permitted));
  assign refusal_arrives = refused && outstanding == '0 && queue_count != 2'd2;
  assign ibus_addr       = {restart ? restart_pc[31:2] : next_word, 2'b00};

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      out_of_reset  <= 1'b0;
      outstanding   <= '0;
      discard_count <= '0;
      refused       <= 1'b0;
    end else begin
      out_of_reset <= 1'b1;
      outstanding  <= outstanding + 2'(ibus_req && ibus_gnt) - 2'(ibus_rvalid);
      if (restart) discard_count <= outstanding - 2'(ibus_rvalid);
      else if (ibus_rvalid && discard_count != 0) discard_count <= discard_count - 1'b1;
      refused <= out_of_reset && checked && !permitted && !restart && !refusal_arrives;
    end
  end

  // Prefetch queue, head in queue_0. A word that arrives at an empty queue is bypassed to its output.
  logic [32:0] queue_0; // {error, word}
  logic [32:0] queue_1; // {error, word}
  logic [31:0] word;
  logic        word_error, word_valid;

  assign word_valid = queue_count != 0 || word_arrives;
  assign {word_error, word} = queue_count != 0 ? queue_0 : {ibus_err || refusal_arrives, ibus_rdata};

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      queue_count <= '0;
    end else begin
      if (restart) queue_count <= '0;
      else queue_count <= queue_count + 2'(word_arrives) - 2'(queue_pop);
    end
  end

  // An empty entry may load anything, so the entries need not depend on word_arrives.
  always_ff @(posedge clk) begin
    if (queue_pop && queue_count > 1) queue_0 <= queue_1;
    else if (queue_pop || queue_count == 0) queue_0 <= {ibus_err || refusal_arrives, ibus_rdata};

    if (queue_count <= 1) queue_1 <= {ibus_err || refusal_arrives, ibus_rdata};
  end

  // Instructions are aligned to 16 bits. When the lower half of a word is consumed, the upper half moves to
  // upper_half and the word leaves the queue. A 32-bit instruction may span upper_half and the next word.
  logic [15:0] upper_half;
  logic [15:0] low, high;
  logic        compressed;
  logic        needs_next_word; // jump to the upper half of a word in which a 32-bit instruction begins
  logic        consumed;

  assign low             = upper_valid ? upper_half : pc[1] ? word[31:16] : word[15:0];
  assign high            = upper_valid ? word[15:0] : word[31:16];
  assign compressed      = low[1:0] != 2'b11;
  assign needs_next_word = pc[1] && !upper_valid && !compressed && !word_error;

  assign valid        = upper_valid && compressed || word_valid && !needs_next_word;
  assign fault        = word_error && !(upper_valid && compressed);
  assign fault_behind = upper_valid && !compressed;
  assign consumed     = valid && ready;
  assign queue_pop    = consumed ? !(upper_valid && compressed) : word_valid && needs_next_word;

  logic [31:0] expanded;

  nl_safe_expander u_expander (
    .instr_c (low),
    .instr   (expanded)
  );

  assign instr = compressed ? expanded : {high, low};

  logic next_at_upper; // the next instruction begins in the upper half of a word

  assign next_at_upper = pc[1] ^ compressed;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      upper_valid <= 1'b0;
    end else begin
      if (restart) upper_valid <= 1'b0;
      else if (consumed) upper_valid <= next_at_upper;
      else if (queue_pop) upper_valid <= 1'b1;
    end
  end

  always_ff @(posedge clk) if (queue_pop) upper_half <= word[31:16];

  // Address of the instruction that is presented.
  logic [31:1] instr_addr, next_addr;

  assign pc        = {instr_addr, 1'b0};
  assign next_addr = {pc[1] || !compressed ? instr_addr[31:2] + 1'b1 : instr_addr[31:2], next_at_upper};

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      instr_addr <= 31'h0;
    end else begin
      if (restart) instr_addr <= restart_pc[31:1];
      else if (consumed) instr_addr <= next_addr;
    end
  end

  // Instruction addresses are even.
  logic unused;

  assign unused = restart_pc[0];
endmodule
