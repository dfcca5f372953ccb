import type { Mutant } from './mutant.ts';
import type { Claim } from './clockProof.ts';
import { COUNTING } from './countMutants.ts';
import type { Cell } from './countMutants.ts';

const at = (file: string, find: string, replace: string): Mutant => ({ file, find, replace });

const MUX = 'nl_clk_mux.sv';
const INPUT = 'nl_clk_mux_input.sv';
const DIV = 'nl_clk_div.sv';
const GATE = 'nl_clk_gate.sv';
const RESET = 'nl_rst_sync.sv';
const IDLE = 'nl_clk_idle.sv';
const FILTER = 'nl_rst_filter.sv';
const SYNC = 'nl_sync.sv';
const PULSE = 'nl_pulse_sync.sv';
const SHAKE = 'nl_handshake.sv';
const SELECT = 'nl_clk_select.sv';
const RATIO = 'nl_clk_ratio.sv';
const FIFO = 'nl_async_fifo.sv';
const APB = 'nl_apb_async.sv';

export const CELLS: Record<string, Cell> = {
  mux: {
    claim: { name: 'mux', defines: { INPUTS: 2 } },
    more: [3, 4, 5, 6, 7, 8].map((INPUTS) => ({ name: 'mux', defines: { INPUTS } })),
    mutants: [
      at(MUX, 'select == SELF && others_off', 'select == SELF'),
      at(MUX, 'select == SELF && others_off', 'others_off'),
      at(MUX, "(busy & ~OWN) == '0", "(active & ~OWN) == '0"),
      at(MUX, "(busy & ~OWN) == '0", "busy != '0"),
      at(MUX, 'busy & ~OWN', 'busy & OWN'),
      at(MUX, '.b(gated[i])', '.b(clk_in[i])'),
      at(INPUT, 'always_ff @(negedge clk_in or', 'always_ff @(posedge clk_in or'),
      at(INPUT, '|settled || active', 'active'),
      at(INPUT, '|settled || active', 'settled[1]'),
      at(INPUT, 'else active <= settled[1]', 'else active <= active'),
      at(INPUT, 'rst_n && !stopped', 'rst_n'),
      at(INPUT, '.b(active)', '.b(settled[1])'),
      at(INPUT, '.b(active)', '.b(requested)'),
      at(INPUT, '{settled[0], requested}', "{settled[0], 1'b1}"),
    ],
  },
  divider: {
    claim: { name: 'div', defines: { RATIO: 3 } },
    more: [
      { name: 'div', defines: {} },
      ...Array.from({ length: 64 }, (_, index): Claim => ({
        ...{ name: 'div', defines: { RATIO: index + 1 }, engine: 'reach' },
      })),
    ],
    mutants: [
      at(DIV, 'rising && odd', "rising && odd && 1'b0"),
      at(DIV, 'rising && odd', 'rising && !odd'),
      at(DIV, 'ratio >> 1', 'ratio'),
      at(DIV, 'ratio >> 1', '(ratio >> 1) + 1'),
      at(DIV, "ratio - 1'b1", 'ratio'),
      at(DIV, 'high == 1', 'high == 0'),
      at(DIV, 'high == 1', 'high == 2'),
      at(DIV, 'always_ff @(negedge clk_in', 'always_ff @(posedge clk_in'),
      at(DIV, '.b(delayed)', '.b(rising)'),
      at(DIV, "left - 1'b1", "left - 2'd2"),
      at(DIV, 'rising <= !whole', 'rising <= whole'),
      at(DIV, "taken = left == '0", 'taken = left == 1'),
    ],
  },
  gate: {
    claim: { name: 'gate', defines: {} },
    mutants: [
      at(GATE, 'negedge clk_in', 'posedge clk_in'),
      at(GATE, '.b(settled)', '.b(enabled)'),
      at(GATE, '.b(settled)', '.b(enable)'),
      at(GATE, 'enabled || test', 'enabled'),
      at(GATE, 'enabled || test', '!enabled || test'),
      at(GATE, 'enabled || test', 'enabled && test'),
      at(GATE, 'enabled || test', 'test'),
      at(GATE, '.in   (enable)', ".in   (1'b1)"),
      at(GATE, '.in   (enable)', '.in   (!enable)'),
      at(GATE, 'running = settled', 'running = enabled'),
      at(GATE, "settled <= 1'b0", "settled <= 1'b1"),
      at(GATE, '.a(clk_in)', '.a(!clk_in)'),
    ],
  },
  idle: {
    claim: { name: 'idle', defines: { CYCLES: 3 } },
    more: [{ name: 'idle', defines: { CYCLES: 10 } }],
    mutants: [
      at(IDLE, 'wanted_seen || !idle_seen', '!idle_seen'),
      at(IDLE, 'wanted_seen || !idle_seen', 'wanted_seen'),
      at(IDLE, 'wanted_seen || !idle_seen', 'wanted_seen || idle_seen'),
      at(IDLE, ' || quiet != LAST', ''),
      at(IDLE, ' || quiet != LAST', " || quiet != '0"),
      at(IDLE, 'if (!idle_seen) quiet', 'if (idle_seen) quiet'),
      at(IDLE, 'else if (quiet != LAST) quiet', 'else quiet'),
      at(IDLE, "quiet + 1'b1", "quiet + 2'd2"),
      at(IDLE, "WIDTH'(CYCLES)", "WIDTH'(CYCLES - 1)"),
      at(IDLE, '.in   (wanted)', '.in   (!wanted)'),
      at(IDLE, '.in   (idle)', '.in   (wanted)'),
      at(IDLE, "enable <= 1'b0", "enable <= 1'b1"),
    ],
  },
  filter: {
    claim: { name: 'filter', defines: { CYCLES: 3 } },
    more: [{ name: 'filter', defines: { CYCLES: 16 } }],
    mutants: [
      at(FILTER, 'active == out_n', 'active != out_n'),
      at(FILTER, 'active == out_n', "1'b1"),
      at(FILTER, "if (!differs) lasted <= '0;\n    else if", 'if'),
      at(FILTER, "lasted + 1'b1", "lasted + 2'd2"),
      at(FILTER, 'lasted != LAST', 'lasted == LAST'),
      at(FILTER, 'lasted != LAST', "1'b0"),
      at(FILTER, 'CYCLES - 1', 'CYCLES'),
      at(FILTER, 'CYCLES - 1', 'CYCLES - 2'),
      at(FILTER, 'out_n  <= !active', "out_n  <= 1'b0"),
      at(FILTER, 'out_n  <= !active', 'out_n  <= active'),
      at(FILTER, "out_n  <= 1'b1", "out_n  <= 1'b0"),
      at(FILTER, '.in   (!in_n)', '.in   (in_n)'),
    ],
  },
  reset: {
    claim: { name: 'rst', defines: { STRETCH: 0 } },
    more: [{ name: 'rst', defines: { STRETCH: 5 } }],
    mutants: [
      at(RESET, 'or negedge rst_in_n', ''),
      at(RESET, "stage    <= '0", "stage    <= '1"),
      at(RESET, "released <= 1'b0", "released <= 1'b1"),
      at(RESET, "{stage[0], 1'b1}", "{1'b1, 1'b1}"),
      at(RESET, 'released <= stage[1] && waited == LAST', "released <= 1'b1"),
      at(RESET, 'released <= stage[1] && waited == LAST', 'released <= stage[0]'),
      at(RESET, 'released <= stage[1] && waited == LAST', 'released <= released'),
      at(RESET, '.a     (released)', '.a     (stage[1])'),
      at(RESET, '.a     (released)', '.a     (rst_in_n)'),
      at(RESET, '.b     (test_rst_n)', '.b     (rst_in_n)'),
      at(RESET, '.select(test)', ".select(1'b0)"),
      at(RESET, '.select(test)', '.select(!test)'),
    ],
  },
  synchroniser: {
    claim: { name: 'sync', defines: { STAGES: 2 } },
    more: [{ name: 'sync', defines: { STAGES: 3 } }],
    mutants: [
      at(SYNC, '{stage[STAGES-2:0], in}', '{stage[STAGES-2:0], !in}'),
      at(SYNC, '{stage[STAGES-2:0], in}', 'stage'),
      at(SYNC, 'out = stage[STAGES-1]', 'out = in'),
      at(SYNC, 'out = stage[STAGES-1]', "out = 1'b0"),
      at(SYNC, 'posedge clk', 'negedge clk'),
      at(SYNC, "stage <= '0", "stage <= '1"),
      at(SYNC, 'or negedge rst_n', ''),
      at(SYNC, 'out = stage[STAGES-1]', 'out = stage[0]'),
      at(SYNC, 'out = stage[STAGES-1]', 'out = &stage'),
      at(SYNC, 'out = stage[STAGES-1]', 'out = |stage'),
      at(SYNC, 'out = stage[STAGES-1]', 'out = stage[STAGES-1] && rst_n && clk'),
      at(SYNC, '{stage[STAGES-2:0], in}', '{STAGES{in}}'),
    ],
  },
  pulse: {
    claim: { name: 'pulse', defines: {} },
    mutants: [
      at(PULSE, 'send && !busy', 'send'),
      at(PULSE, 'send && !busy', '!busy'),
      at(PULSE, 'sent <= !sent', "sent <= 1'b1"),
      at(PULSE, 'arrived != seen', 'arrived'),
      at(PULSE, 'arrived != seen', 'arrived == seen'),
      at(PULSE, 'sent != echoed', "1'b0"),
      at(PULSE, 'sent != echoed', "1'b1"),
      at(PULSE, 'sent != echoed', 'sent == echoed'),
      at(PULSE, 'seen <= arrived', 'seen <= !arrived'),
      at(PULSE, 'seen <= arrived', 'seen <= seen'),
      at(PULSE, '.in   (sent)', '.in   (send)'),
      at(PULSE, '.in   (seen)', '.in   (sent)'),
    ],
  },
  handshake: {
    claim: { name: 'handshake', defines: {} },
    mutants: [
      at(SHAKE, 'awake && request == acknowledged', "1'b1"),
      at(SHAKE, 'request == acknowledged', "1'b0"),
      at(SHAKE, 'request == acknowledged', 'request != acknowledged'),
      at(SHAKE, 'arrived != accepted', 'arrived'),
      at(SHAKE, 'arrived != accepted', 'arrived == accepted'),
      at(SHAKE, 'to_data    = held', 'to_data    = from_data'),
      at(SHAKE, 'held    <= from_data', 'held    <= held'),
      at(SHAKE, 'from_valid && from_ready', 'from_valid'),
      at(SHAKE, 'to_valid && to_ready', 'to_valid'),
      at(SHAKE, 'accepted <= arrived', 'accepted <= !arrived'),
      at(SHAKE, '.in   (accepted)', '.in   (request)'),
      at(SHAKE, '.in   (request)', '.in   (from_valid)'),
    ],
  },
  select: {
    claim: { name: 'select', defines: { INPUTS: 2 } },
    more: [{ name: 'select', defines: { INPUTS: 4 } }],
    mutants: [
      at(SELECT, 'COUNT && done', 'COUNT'),
      at(SELECT, " || (escape & chosen) != '0", ''),
      at(SELECT, 'active_seen == chosen || ', ''),
      at(SELECT, 'active_seen == chosen', "active_seen != '0"),
      at(SELECT, "{1'b0, wanted} < COUNT && ", ''),
      at(SELECT, "{1'b0, wanted} < COUNT", "{1'b0, wanted} > COUNT"),
      at(SELECT, 'select <= wanted[SELECT_WIDTH-1:0]', 'select <= select'),
      at(SELECT, 'select <= wanted[SELECT_WIDTH-1:0]', "select <= '1"),
      at(SELECT, "select <= '0", "select <= '1"),
      at(SELECT, 'escape <= stopped', "escape <= '0"),
      at(SELECT, "escape <= '0", 'escape <= stopped'),
      at(SELECT, '.in   (active[i])', ".in   (1'b1)"),
    ],
  },
  ratio: {
    claim: { name: 'ratio', defines: { WORD: 100 } },
    mutants: [
      at(RATIO, 'wanted < LEAST ? LEAST : ', ''),
      at(RATIO, 'wanted > MOST ? MOST : wanted', 'wanted'),
      at(RATIO, 'wanted > MOST', 'wanted < MOST'),
      at(RATIO, 'wanted > MOST ? MOST', 'wanted > MOST ? LEAST'),
      at(RATIO, 'ratio <= RESET', 'ratio <= LEAST'),
      at(RATIO, 'ratio <= RESET', "ratio <= '0"),
      at(RATIO, 'else if (valid) ratio', 'else ratio'),
      at(RATIO, 'ratio <= arrived', 'ratio <= wanted'),
      at(RATIO, 'ratio <= arrived', 'ratio <= ratio'),
      at(RATIO, '.from_data (allowed)', '.from_data (wanted)'),
      at(RATIO, ".from_valid(1'b1)", ".from_valid(1'b0)"),
      at(RATIO, ".to_ready  (1'b1)", ".to_ready  (1'b0)"),
      at(RATIO, 'always_ff @(posedge div_clk', 'always_ff @(posedge clk'),
    ],
  },
  fifo: {
    claim: { name: 'fifo', defines: { INDEX_WIDTH: 1 } },
    mutants: [
      at(FIFO, 'pushed_gray != (popped_seen ^ FULL)', "1'b1"),
      at(FIFO, 'pushed_gray != (popped_seen ^ FULL)', 'pushed_gray != popped_seen'),
      at(FIFO, 'popped_gray != pushed_seen', "1'b1"),
      at(FIFO, 'pushed_gray <= pushed_next ^ (pushed_next >> 1)', 'pushed_gray <= pushed_next'),
      at(FIFO, 'popped_gray <= popped_next ^ (popped_next >> 1)', 'popped_gray <= popped_next'),
      at(FIFO, 'memory[popped[INDEX_WIDTH-1:0]]', 'memory[pushed[INDEX_WIDTH-1:0]]'),
      at(FIFO, "pushed_next = pushed + 1'b1", "pushed_next = pushed + 2'd2"),
      at(FIFO, "popped_next = popped + 1'b1", 'popped_next = popped'),
      at(FIFO, 'if (from_valid && from_ready) memory', 'if (from_valid) memory'),
      at(FIFO, '.in   (pushed_gray[i])', '.in   (pushed[i])'),
      at(FIFO, '.in   (popped_gray[i])', '.in   (popped[i])'),
      at(FIFO, 'to_valid && to_ready', 'to_ready'),
    ],
  },
  apb: {
    claim: { name: 'apb', defines: {} },
    mutants: [
      at(APB, 'access && !asked', 'access'),
      at(APB, 'access && !asked', 's_psel && !asked'),
      at(APB, 'access && !asked', "1'b0"),
      at(APB, 'arrived && room', '!arrived && room'),
      at(APB, 'arrived && room', 'room'),
      at(APB, 'm_psel && !done', 'm_psel'),
      at(APB, 'm_psel && !done', '!done'),
      at(APB, 'm_penable && m_pready', 'm_pready'),
      at(APB, 'm_penable && m_pready', 'm_penable'),
      at(APB, '.to_ready  (access)', ".to_ready  (1'b0)"),
      at(APB, '{m_pslverr, m_prdata}', "{1'b0, m_prdata}"),
      at(APB, '{s_pwrite', '{!s_pwrite'),
      at(APB, 'if (access && s_pready) asked', 'if (access) asked'),
      at(APB, "asked <= 1'b1", "asked <= 1'b0"),
    ],
  },
  ...COUNTING,
};

/** The claims of a cell that must be refuted: that its proof is vacuous, and each of its mutants. */
export function refutable({ claim, refuted, mutants }: Cell): [string, Claim][] {
  const vacuous = { ...claim, ...refuted, defines: { ...claim.defines, VACUOUS: 1 } };
  const broken = mutants.map((mutant): [string, Claim] => [
    `${mutant.file}: ${mutant.find} → ${mutant.replace}`,
    { ...claim, ...refuted, mutant },
  ]);
  return [[`a vacuous proof of ${claim.name}`, vacuous], ...broken];
}
