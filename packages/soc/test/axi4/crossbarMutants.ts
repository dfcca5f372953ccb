/** A careless change: in which file, what, and what becomes of it. */
export type Mutant = readonly [file: string, find: string | RegExp, replacement: string];

/** Faults that a change of the crossbar could make; each must be noticed by random traffic. */
export const CROSSBAR_MUTANTS: Record<string, Mutant> = {
  same_id_elsewhere: ['nl_axi4_order.sv', 'targets[k*NT+:NT] == target && ', ''],
  order_never_ends: ['nl_axi4_order.sv', 'finish && !idle[k] &&', "1'b0 && finish && !idle[k] &&"],
  order_of_any_id: ['nl_axi4_order.sv', '&& ids[k*IW+:IW] == finish_id', ''],
  data_of_another: [
    'nl_axi4_write_data.sv',
    '(s_payload[i*PW+:PW] & {PW{owner[t*NM+i]}})',
    '(s_payload[i*PW+:PW] & {PW{owner[t*NM+NM-1-i]}})',
  ],
  data_goes_astray: ['nl_axi4_write_data.sv', 'destination[i*NT+:NT] == s_target[i*NT+:NT] &&', ''],
  burst_never_ends: [
    'nl_axi4_write_data.sv',
    'm_valid[t] && m_ready[t] && m_payload[t*PW]',
    "m_valid[t] && m_ready[t] && 1'b0",
  ],
  burst_ends_early: [
    'nl_axi4_write_data.sv',
    'm_valid[t] && m_ready[t] && m_payload[t*PW]',
    'm_valid[t] && m_ready[t]',
  ],
  queue_overflows: ['nl_axi4_write_queue.sv', "places[(DEPTH-1)*N+:N] != '0", "1'b0"],
  queue_loses_place: ['nl_axi4_write_queue.sv', 'pop ? places >> N : places', "pop ? '0 : places"],
  grant_moves: ['nl_arbiter.sv', 'held ? last : next', 'next'],
  grant_too_long: ['nl_arbiter.sv', "grant != '0 && !taken", "grant != '0"],
  slice_loses_word: ['nl_slice.sv', 'spare_valid ? spare : in_word', 'in_word'],
  slice_doubles_word: [
    'nl_slice.sv',
    "spare_valid <= 1'b0;\n    end else",
    'spare_valid <= spare_valid;\n    end else',
  ],
  slice_overwritten: ['nl_slice.sv', 'if (!spare_valid) spare <= in_word;', 'spare <= in_word;'],
  id_of_another: ['nl_axi4_requests.sv', "{MW'(i), s_id[i*IW+:IW]}", "{MW'(0), s_id[i*IW+:IW]}"],
  id_cut: ['nl_axi4_requests.sv', 's_id[i*IW+:IW]}', "s_id[i*IW+:IW] & ~IW'(1)}"],
  answer_to_another: [
    'nl_axi4_responses.sv',
    "m_id[t*TW+IW+:MW] == MW'(i)",
    "m_id[t*TW+IW+:MW] == MW'(NM-1-i)",
  ],
  answer_twice: [
    'nl_axi4_responses.sv',
    '(grant[i*NT+t] & s_ready[i])',
    '(grant[i*NT+t] & s_ready[i] & !m_id[t*TW])',
  ],
  error_too_short: ['nl_axi4_error.sv', '<= arlen;', "<= 8'd0;"],
  error_too_early: ['nl_axi4_error.sv', 'writing && written', 'writing'],
  error_is_ok: ['nl_axi4_crossbar.sv', "DECERR = 2'b11", "DECERR = 2'b00"],
};

/** The same for the bridge to AXI4-Lite. */
export const BRIDGE_MUTANTS: Record<string, Mutant> = {
  wrap_too_far: ['nl_axi4_beats.sv', 'else if (burst == WRAP)', "else if (1'b0 && burst == WRAP)"],
  fixed_moves: ['nl_axi4_beats.sv', 'if (burst == FIXED)', "if (1'b0 && burst == FIXED)"],
  one_beat_less: ['nl_axi4_beats.sv', "left == '0", "left <= 8'd1"],
  answer_too_early: ['nl_axi4_to_axi4lite.sv', "s_bvalid    <= writes_left == '0", "s_bvalid    <= 1'b1"],
  step_of_a_byte: ['nl_axi4_beats.sv', "step    <= AW'(1) << size", "step    <= AW'(1)"],
  strobe_lost: ['nl_axi4_to_axi4lite.sv', '{s_wstrb, s_wdata}', '{~s_wstrb, s_wdata}'],
  last_too_early: ['nl_axi4_to_axi4lite.sv', "{reads_left == '0, m_rresp", "{reads_left <= 8'd1, m_rresp"],
  id_of_the_next: ['nl_axi4_to_axi4lite.sv', 'm_rdata, read_id}', 'm_rdata, s_arid}'],
  word_of_a_beat: [
    'nl_axi4_to_axi4lite.sv',
    'assign m_araddr   = read_address & WORD',
    'assign m_araddr   = (read_address + 1) & WORD',
  ],
};
