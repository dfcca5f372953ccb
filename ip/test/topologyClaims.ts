import type { Part } from './fabricClaims.ts';
import type { FabricClaim } from './fabricProof.ts';
import type { Mutant } from './mutant.ts';

const at = (file: string, find: string, replace: string): Mutant => ({ file, find, replace });

const ADMISSION = 'nl_axi4_admission.sv';
const REQUESTS = 'nl_axi4_bus_requests.sv';
const DATA = 'nl_axi4_bus_data.sv';
const RESPONSES = 'nl_axi4_bus_responses.sv';
const BUS = 'nl_axi4_bus.sv';
const READS = 'nl_axi4_reads.sv';
const WRITES = 'nl_axi4_writes.sv';
const SKID = 'nl_skid.sv';

/** A crossbar as a whole, in another topology, for so many clocks from reset on. */
const whole = (name: string, clocks: number, TOPOLOGY: number, WHO = 0): FabricClaim => ({
  ...{ name, clocks, defines: { WHO, TOPOLOGY, THREADS: 1, OUTSTANDING: 1, POLICY: 1, QOS: 0 } },
});

/** What is proved of the crossbar's other topologies, beside what they share with the full one. */
export const TOPOLOGY_PARTS: Record<string, Part> = {
  'entry of direct responses': {
    claims: [{ name: 'skid' }],
    mutants: {
      word_lost: at(SKID, 'spare_valid ? spare : in_word', 'in_word'),
      word_doubled: at(SKID, 'out_valid && !out_ready', 'out_valid'),
      spare_overwritten: at(SKID, 'if (!spare_valid) spare', 'spare'),
      ready_when_full: at(SKID, 'in_ready  = !spare_valid', "in_ready  = 1'b1"),
      ready_of_an_input: at(SKID, 'in_ready  = !spare_valid', 'in_ready  = !spare_valid || out_ready'),
      spare_forgotten: at(SKID, 'out_valid = spare_valid || in_valid', 'out_valid = in_valid'),
      kept_while_taken: at(SKID, 'out_valid && !out_ready', 'in_valid || !out_ready'),
    },
  },
  'whole direct crossbar, reads, in nine clocks': {
    claims: [whole('reads', 9, 3), whole('reads', 9, 3, 1)],
    mutants: {
      order_ends_at_first_beat: at(READS, '&& s_r[i*RP]', ''),
      answers_swapped: at(READS, '{z_rid[t*TW+:TW], z_r', '{z_rid[(NT-1-t)*TW+:TW], z_r'),
      ready_when_full: at(SKID, 'in_ready  = !spare_valid', "in_ready  = 1'b1"),
    },
  },
  'whole direct crossbar, writes, in ten clocks': {
    claims: [whole('writes', 10, 3), whole('writes', 10, 3, 1)],
    mutants: {
      order_ends_at_once: at(WRITES, 's_bvalid[i] && s_bready[i]', 's_bvalid[i]'),
      order_unheeded: at(WRITES, 'allowed & data_ordered', 'data_ordered'),
      answers_swapped: at(WRITES, '{z_bid[t*TW+:TW], z_b', '{z_bid[(NT-1-t)*TW+:TW], z_b'),
    },
  },
  'admission before the arbiters': {
    claims: [{ name: 'admission' }],
    mutants: {
      order_unheeded: at(ADMISSION, 'in_valid && (ordered || !PIPELINED)', 'in_valid'),
      taken_out_of_order: at(ADMISSION, 'room && (ordered || !PIPELINED)', 'room'),
      never_under_way: at(ADMISSION, 'in_valid && in_ready : starts', 'starts : starts'),
      asks_again: at(ADMISSION, 'PIPELINED || ordered', 'ordered'),
    },
  },
  'requests on the bus': {
    claims: [
      { name: 'bus_requests', defines: { POLICY: 1, QOS: 0 } },
      { name: 'bus_requests', defines: { POLICY: 2, QOS: 1 } },
    ],
    mutants: {
      taken_twice: at(REQUESTS, "s_ready == '0 && (!held", '(!held'),
      overwritten: at(REQUESTS, '(!held || leaves)', "1'b1"),
      told_each_clock: at(REQUESTS, 'held && !shown && allowed', 'held && allowed'),
      withdrawn: at(REQUESTS, 'appears = shown || start', 'appears = start'),
      out_of_order: at(REQUESTS, '!shown && allowed && open', '!shown && open'),
      queue_overrun: at(REQUESTS, 'allowed && open', 'allowed'),
      never_leaves: at(REQUESTS, 'held && !leaves', 'held'),
      shown_too_long: at(REQUESTS, 'appears && !leaves', 'appears'),
      taken_unseen: at(REQUESTS, 's_ready <= winner', 's_ready <= s_valid'),
    },
  },
  'write data on the bus': {
    claims: [0, 1].map((WHO) => ({ name: 'bus_data', defines: { WHO } })),
    mutants: {
      burst_ends_early: at(DATA, 'valid && room && word[0]', 'valid && room'),
      burst_never_ends: at(DATA, 'valid && room && word[0]', "1'b0"),
      ends_unseen: at(DATA, 'valid && room && word[0]', 'valid && word[0]'),
      data_astray: at(DATA, 'in_word  ({destination, word})', 'in_word  ({~destination, word})'),
      data_of_another: at(DATA, 'owner & {NM{room}}', '{NM{room}}'),
      queue_overrun: at(DATA, 'open    = !full', "open    = 1'b1"),
      taken_by_another: at(DATA, "(where & m_ready) != '0", "m_ready != '0"),
    },
  },
  'responses on the bus': {
    claims: [{ name: 'bus_responses' }],
    mutants: {
      answer_to_another: at(RESPONSES, "s_id[IW+:MW] == MW'(i)", "s_id[IW+:MW] != MW'(i)"),
      taken_by_another: at(RESPONSES, "(s_valid & s_ready) != '0", "s_ready != '0"),
      never_by_turns: at(RESPONSES, 'turns   = !valid || room', 'turns   = !valid'),
      all_ready: at(RESPONSES, 'owner & {NT{room}}', '{NT{room}}'),
      answers_mixed: at(RESPONSES, '{TW + PW{owner[t]}}', '{TW + PW{m_valid[t]}}'),
      overrun: at(RESPONSES, 'm_ready = owner & {NT{room}}', 'm_ready = owner'),
      never_chosen: at(RESPONSES, 'if (first) owner <= next', 'if (first && valid) owner <= next'),
    },
  },
  'whole shared bus, reads, in eleven clocks': {
    claims: [whole('reads', 11, 2), whole('reads', 11, 2, 1)],
    mutants: {
      order_ends_at_first_beat: at(BUS, " != '0 && r[0]", " != '0"),
      id_cut: at(BUS, '{NM{rid[IW-1:0]}}', '{NM{rid[IW:1]}}'),
      answers_swapped: at(BUS, '.m_id     (t_rid)', '.m_id     ({t_rid[TW-1:0], t_rid[NT*TW-1:TW]})'),
    },
  },
  'whole shared bus, writes, in twelve clocks': {
    claims: [whole('writes', 12, 2), whole('writes', 12, 2, 1)],
    mutants: {
      order_ends_at_once: at(BUS, '(s_bvalid & s_bready)', 's_bvalid'),
      data_of_another: at(
        BUS,
        "write_starts && awid[IW+:MW] == MW'(i)",
        "write_starts && awid[IW+:MW] != MW'(i)",
      ),
      queue_unheeded: at(BUS, '.open     (data_open)', ".open     (1'b1)"),
    },
  },
  'whole pipelined crossbar, reads, in eleven clocks': {
    claims: [whole('reads', 11, 1)],
    mutants: {
      begins_when_it_starts: at(READS, '.start    (begins)', '.start    (starts)'),
      stage_swapped: at(READS, '{g_arid[t*TW+:TW], g_ar', '{g_arid[(NT-1-t)*TW+:TW], g_ar'),
      answer_swapped: at(READS, '{y_rid[i*IW+:IW], y_r', '{y_rid[(NM-1-i)*IW+:IW], y_r'),
    },
  },
};
