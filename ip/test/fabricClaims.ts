import type { FabricClaim } from './fabricProof.ts';
import type { Mutant } from './mutant.ts';

const at = (file: string, find: string, replace: string): Mutant => ({ file, find, replace });

const SLICE = 'nl_slice.sv';
const ARBITER = 'nl_arbiter.sv';
const ORDER = 'nl_axi4_order.sv';
const QUEUE = 'nl_axi4_write_queue.sv';
const ERROR = 'nl_axi4_error.sv';
const REQUESTS = 'nl_axi4_requests.sv';
const RESPONSES = 'nl_axi4_responses.sv';
const DATA = 'nl_axi4_write_data.sv';
const BRIDGE = 'nl_axi4_to_axi4lite.sv';
const BEATS = 'nl_axi4_beats.sv';
const PLIC = 'nl_plic_target.sv';
const WRITES = 'nl_axi4_writes.sv';
const READS = 'nl_axi4_reads.sv';
const CROSSBAR = 'nl_axi4_crossbar.sv';

/** The crossbar as a whole: a transaction without waiting takes seven clocks from reset on. */
const whole = (name: string, clocks: number, WHO: number): FabricClaim => ({
  ...{ name, clocks, defines: { WHO, THREADS: 1, OUTSTANDING: 1, POLICY: 1, QOS: 0 } },
});

export interface Part {
  /** Takes longer than what is proved again with every change: the deep suite does it. */
  deep?: boolean;
  /** The first is what mutants are tried on. */
  claims: FabricClaim[];
  /** Errors that designers make, by name: each must be refuted. */
  mutants: Record<string, Mutant>;
}

/** What is proved of each part of the AXI4 fabric, and of the interrupt controller's choice: without a bound but where clocks are counted. */
export const PARTS: Record<string, Part> = {
  slice: {
    claims: [{ name: 'slice' }],
    mutants: {
      word_lost: at(SLICE, 'spare_valid ? spare : in_word', 'in_word'),
      word_doubled: at(
        SLICE,
        "spare_valid <= 1'b0;\n    end else",
        'spare_valid <= spare_valid;\n    end else',
      ),
      spare_overwritten: at(SLICE, 'if (!spare_valid) spare', 'spare'),
      ready_when_full: at(SLICE, 'in_ready = !spare_valid', "in_ready = 1'b1"),
      valid_withdrawn: at(SLICE, '!out_valid || out_ready', "1'b1"),
      spare_forgotten: at(SLICE, 'spare_valid <= spare_valid || in_valid', "spare_valid <= 1'b0"),
    },
  },
  arbiter: {
    claims: [1, 0, 2].map((POLICY) => ({ name: 'arbiter', defines: { POLICY } })),
    mutants: {
      grant_moves: at(ARBITER, 'held ? last : next', 'next'),
      grant_too_long: at(ARBITER, "grant != '0 && !taken", "grant != '0"),
      turn_never_passes: at(ARBITER, "(POLICY != 0 && above != '0)", "(POLICY == 0 && above != '0)"),
      winner_again: at(ARBITER, "~(last | (last - 1'b1))", "~(last - 1'b1)"),
      two_granted: at(ARBITER, "(~ordered + 1'b1)", 'ordered'),
      turn_not_noted: at(ARBITER, 'if (start) last <= next', 'if (start && taken) last <= next'),
    },
  },
  order: {
    claims: [{ name: 'order' }],
    mutants: {
      same_id_elsewhere: at(ORDER, 'targets[k*NT+:NT] == target && ', ''),
      order_never_ends: at(ORDER, 'finish && !idle[k] &&', "1'b0 && finish && !idle[k] &&"),
      order_of_any_id: at(ORDER, '&& ids[k*IW+:IW] == finish_id', ''),
      one_too_many: at(ORDER, "!= CW'(OUTSTANDING)", "<= CW'(OUTSTANDING)"),
      id_in_two_threads: at(ORDER, "(same != '0) ? same : idle", 'idle'),
      end_and_begin: at(ORDER, 'if (!began[k] && ended[k])', 'if (ended[k])'),
      all_threads_begin: at(ORDER, "idle & (~idle + 1'b1)", 'idle'),
    },
  },
  queue: {
    claims: [{ name: 'queue' }],
    mutants: {
      overflow: at(QUEUE, "places[(DEPTH-1)*N+:N] != '0", "1'b0"),
      places_lost: at(QUEUE, 'pop ? places >> N : places', "pop ? '0 : places"),
      last_in_first_out: at(QUEUE, 'k = 0; k < DEPTH; k++', 'k = DEPTH - 1; k >= 0; k--'),
      full_too_early: at(QUEUE, 'places[(DEPTH-1)*N+:N]', 'places[(DEPTH-2)*N+:N]'),
      taken_twice: at(QUEUE, "waiting      = '0", 'waiting      = added'),
    },
  },
  error: {
    claims: [{ name: 'error' }],
    mutants: {
      answer_before_data: at(ERROR, 'writing && written', 'writing'),
      one_beat_alone: at(ERROR, '<= arlen;', "<= 8'd0;"),
      last_too_early: at(ERROR, "beats == '0", "beats <= 8'd1"),
      data_cut: at(ERROR, 'wready && wlast', 'wready'),
      id_moves: at(ERROR, 'if (awvalid && awready) begin', 'if (awvalid) begin'),
      read_overwritten: at(ERROR, 'arready = !rvalid', 'arready = !rvalid || rlast'),
      never_over: at(ERROR, 'rvalid <= !rlast', "rvalid <= 1'b1"),
    },
  },
  requests: {
    claims: [
      { name: 'requests', defines: { POLICY: 2, QOS: 1 } },
      { name: 'requests', defines: { POLICY: 1, QOS: 0 } },
    ],
    mutants: {
      number_of_another: at(REQUESTS, "{MW'(i), s_id", "{MW'(0), s_id"),
      out_of_order: at(REQUESTS, 's_valid[i] && allowed[i] &&', 's_valid[i] &&'),
      full_target: at(REQUESTS, '&& open[t]', ''),
      wrong_target: at(REQUESTS, 's_target[i*NT+t]', 's_target[i*NT+NT-1-t]'),
      told_each_clock: at(REQUESTS, '{NM{first[t]}}', "{NM{1'b1}}"),
      least_urgent: at(REQUESTS, '== highest[t*4+:4]', '<= highest[t*4+:4]'),
      taken_unseen: at(REQUESTS, '(grant[t*NM+i] & m_ready[t])', 'grant[t*NM+i]'),
      payloads_mixed: at(
        REQUESTS,
        's_payload[i*PW+:PW] & {PW{grant[t*NM+i]}}',
        's_payload[i*PW+:PW] & {PW{wanted[t*NM+i]}}',
      ),
    },
  },
  'fairness of requests': {
    claims: [{ name: 'requests', defines: { POLICY: 1, QOS: 0, FAIR: 1 } }],
    mutants: {
      first_always: at(REQUESTS, '.POLICY (POLICY)', '.POLICY (0)'),
      turn_never_passes: at(ARBITER, "(POLICY != 0 && above != '0)", "(POLICY == 0 && above != '0)"),
      winner_again: at(ARBITER, "~(last | (last - 1'b1))", "~(last - 1'b1)"),
    },
  },
  responses: {
    claims: [{ name: 'responses' }],
    mutants: {
      answer_to_another: at(RESPONSES, "m_id[t*TW+IW+:MW] == MW'(i)", "m_id[t*TW+IW+:MW] != MW'(i)"),
      answer_twice: at(
        RESPONSES,
        '(grant[i*NT+t] & s_ready[i])',
        '(grant[i*NT+t] & s_ready[i] & !m_id[t*TW])',
      ),
      answer_lost: at(RESPONSES, 'm_ready[t] | (grant[i*NT+t] & s_ready[i])', 'm_ready[t] | s_ready[i]'),
      answers_mixed: at(
        RESPONSES,
        'm_payload[t*PW+:PW] & {PW{grant[i*NT+t]}}',
        'm_payload[t*PW+:PW] & {PW{request[i*NT+t]}}',
      ),
      id_of_number: at(RESPONSES, 'm_id[t*TW+:IW] &', 'm_id[t*TW+MW+:IW] &'),
    },
  },
  data: {
    claims: [0, 1].map((WHO) => ({ name: 'data', defines: { WHO } })),
    mutants: {
      data_goes_astray: at(DATA, 'destination[i*NT+:NT] == s_target[i*NT+:NT] &&', ''),
      burst_ends_early: at(DATA, 'm_valid[t] && m_ready[t] && m_payload[t*PW]', 'm_valid[t] && m_ready[t]'),
      burst_never_ends: at(DATA, 'm_valid[t] && m_ready[t] && m_payload[t*PW]', "1'b0"),
      data_of_another: at(DATA, '{PW{owner[t*NM+i]}}', '{PW{owner[t*NM+NM-1-i]}}'),
      taken_unseen: at(DATA, '(owner[t*NM+i] & m_ready[t])', 'owner[t*NM+i]'),
      queue_overrun: at(DATA, 'open = ~full', "open = '1"),
      never_counted: at(DATA, 'if (began[i] && !ended[i])', 'if (began[i] && ended[i])'),
    },
  },
  'bridge to AXI4-Lite': {
    claims: [{ name: 'axi4_to_axi4lite' }],
    mutants: {
      wrap_too_far: at(BEATS, 'else if (burst == WRAP)', "else if (1'b0 && burst == WRAP)"),
      fixed_moves: at(BEATS, 'if (burst == FIXED)', "if (1'b0 && burst == FIXED)"),
      one_beat_less: at(BEATS, "left == '0", "left <= 8'd1"),
      step_of_a_byte: at(BEATS, "step    <= AW'(1) << size", "step    <= AW'(1)"),
      answer_too_early: at(BRIDGE, "s_bvalid    <= writes_left == '0", "s_bvalid    <= 1'b1"),
      best_of_answers: at(BRIDGE, 'm_bresp > s_bresp', 'm_bresp < s_bresp'),
      last_too_early: at(BRIDGE, "{reads_left == '0, m_rresp", "{reads_left <= 8'd1, m_rresp"),
      id_of_the_next: at(BRIDGE, 'm_rdata, read_id}', 'm_rdata, s_arid}'),
      word_of_a_byte: at(BRIDGE, 'm_araddr   = read_address & WORD', 'm_araddr   = read_address'),
      second_burst: at(BRIDGE, 's_arready  = !reading', "s_arready  = 1'b1"),
      answer_dropped: at(BRIDGE, 'm_rready   = reading && slice_ready', 'm_rready   = reading'),
    },
  },
  'choice of an interrupt': {
    claims: [12, 7, 1].map((SOURCES) => ({
      ...{ name: 'target', folder: 'plic/proof', defines: { SOURCES } },
    })),
    mutants: {
      last_of_equals: at(PLIC, 'PRIORITY_BITS] > levels', 'PRIORITY_BITS] >= levels'),
      disabled_asks: at(PLIC, 'pending[source] && enable[source]', 'pending[source]'),
      priority_of_the_next: at(PLIC, 'priorities[(source-1)*', 'priorities[source*'),
      at_threshold: at(PLIC, 'highest > threshold', 'highest >= threshold'),
      first_pair_unplayed: at(PLIC, 'node >= 1', 'node >= 2'),
      number_of_another: at(PLIC, "NUMBER_BITS'(source)", "NUMBER_BITS'(source - 1)"),
    },
  },
  'whole crossbar, writes, in ten clocks': {
    claims: [whole('writes', 10, 0), whole('writes', 10, 1)],
    mutants: {
      order_ends_at_once: at(WRITES, 's_bvalid[i] && s_bready[i]', 's_bvalid[i]'),
      order_unheeded: at(WRITES, 'allowed & data_ordered', 'data_ordered'),
      data_unheeded: at(WRITES, 'allowed & data_ordered', 'allowed'),
      id_of_the_other: at(WRITES, 's_awid[i*IW+:IW], s_aw', 's_awid[(NM-1)*IW+:IW], s_aw'),
      target_unsliced: at(WRITES, '.s_target (a_awtarget)', '.s_target (s_awtarget)'),
      error_is_ok: at(CROSSBAR, "DECERR = 2'b11", "DECERR = 2'b00"),
    },
  },
  'whole crossbar, reads, in nine clocks': {
    claims: [whole('reads', 9, 0), whole('reads', 9, 1)],
    mutants: {
      order_ends_at_first_beat: at(READS, 's_rready[i] && s_r[i*RP]', 's_rready[i]'),
      order_unheeded: at(READS, '.allowed  (allowed),', ".allowed  ({NM{1'b1}}),"),
      length_of_another: at(CROSSBAR, 't_ar[NS*AP+:8]', 't_ar[(NS-1)*AP+:8]'),
      last_of_another: at(CROSSBAR, '{DECERR, default_last}', "{DECERR, 1'b1}"),
      answers_swapped: at(READS, '{z_rid[t*TW+:TW], z_r', '{z_rid[(NT-1-t)*TW+:TW], z_r'),
    },
  },
};
