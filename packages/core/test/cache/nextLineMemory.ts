import { sv } from '../../src/rtl/sv.ts';
import type { CacheOptions } from '../../src/options/coreOptions.ts';

/** What a run must have met, by the name of its counter: else it would be green by silence. */
const MET: Readonly<Record<string, string>> = {
  beside: 'two bursts were never under way',
  behind: 'no next line waited for the end of the burst before it',
  partial: 'no word was taken from a line that was still coming',
  used: 'no line that came ahead was used',
  meanwhile: 'nothing was hit elsewhere while a line came ahead',
  failed_ahead: 'no line that came ahead had an error',
  flushed_ahead: 'no flush met a line that came ahead',
};

export const AHEAD_MET = Object.entries(MET)
  .map(([count, what]) => `if (${count} == 0) complain("${what}");`)
  .join('\n');

/**
 * The memory of a cache that fetches the next line too, with its rules (Arm IHI 0022H, A3.2.1, A3.4.1 and A6): for some
 * time it takes one burst, for some two, whose beats come in the order of their addresses. What is offered beside a burst
 * is the line behind it, which nobody has asked for: within 4 KiB and the sets of a way, cached, and not there already. It
 * goes where that one does. `drops`: condition that a line which comes ahead is not kept; `mustCome`: it is asked for
 * whenever it may be.
 */
export const nextLineMemory = (
  { size, ways, line }: CacheOptions,
  { drops, mustCome, locks }: { drops: string; mustCome: boolean; locks: boolean },
) => sv`
  integer ${Object.keys(MET)
    .map((count) => `${count} = 0`)
    .join(', ')};
  integer under_way = 0, next_place = 0, due_in = 0;
  logic takes_two = 0, ar_waits = 0, offer_ahead = 0, offer_dropped = 0;
  logic [45:0] ar_offer = 0;
  // Of the burst whose beats come, and of the one behind it.
  logic [31:0] asked_at [0:1], r_at = 0;
  logic is_ahead [0:1], was_dropped [0:1], r_failed = 0, r_first = 0, r_ahead = 0;
  // Words of a line that is coming ahead, until it is whole.
  logic [${line / 4 - 1}:0] coming = 0;
  logic [31:0] coming_line = 0;
  logic came_ahead [0:${size / line - 1}];
  initial for (integer each = 0; each < ${size / line}; each = each + 1) came_ahead[each] = 0;

  function is_coming(input [31:0] at);
    is_coming = coming_line == at / ${line} && coming[at / 4 % ${line / 4}];
  endfunction
  // Whether a line has a next one that may be fetched.
  function has_next(input [31:0] at);
    has_next = is_cached(at) && is_cached(at / ${line} * ${line} + ${line}) && (at / ${line} + 1) % SETS != 0 && (at / ${line} + 1) * ${line} % 4096 != 0;
  endfunction

  ${locks && 'integer locked_before = 0;\nalways @(posedge clk) locked_before <= locked;'}
  task offered;
    offer_ahead = under_way > 0;
    offer_dropped = 0;
    if (under_way > 1) complain("a third read");
    if (offer_ahead) begin
      if (m_axi_araddr !== asked_at[0] / ${line} * ${line} + ${line}) complain("not the next line");
      if (is_ahead[0] || !has_next(asked_at[0])) complain("no line is next");
      if (entry_of(m_axi_araddr) >= 0) complain("a burst ahead for a line that is there");
      next_place = m_axi_araddr / ${line} % SETS * ${ways} + place_of % ${ways};
      ${locks && 'if (held[next_place] && locked_before != 0) complain("a line that comes ahead takes the place of another though ways are locked");'}
      held[next_place] = 0;
      came_ahead[next_place] = 0;
    end
  endtask
  task accepted;
    if (m_axi_arcache !== (is_cached(m_axi_araddr) ? 4'b1111 : 4'b0000) || m_axi_arprot !== 3'b101) complain("attributes of a read");
    if (m_axi_araddr[1:0] != 0 || m_axi_arsize != 2) complain("AR off its word");
    if (is_cached(m_axi_araddr) ? m_axi_arlen != ${line / 4 - 1} || m_axi_arburst != 2 : m_axi_arlen != 0 || m_axi_arburst != 1) complain("length of a read");
    if (offer_ahead) begin
      if (under_way == 0) behind = behind + 1;
      else beside = beside + 1;
    end else begin
      if (is_cached(m_axi_araddr)) begin
        line_asked(m_axi_araddr);
        came_ahead[place_of] = 0;
      end
      due_in = ${mustCome ? `!offer_dropped && has_next(m_axi_araddr) && entry_of(m_axi_araddr / ${line} * ${line} + ${line}) < 0 ? 3 : 0` : '0'};
    end
    asked_at[under_way] = m_axi_araddr;
    is_ahead[under_way] = offer_ahead;
    was_dropped[under_way] = offer_dropped;
    if (under_way == 0) begin
      r_at = m_axi_araddr;
      r_first = 1;
      r_failed = 0;
    end
    under_way = under_way + 1;
  endtask
  task beat_came;
    r_first = 0;
    if (m_axi_rresp != 0) r_failed = 1;
    if (is_ahead[0]) begin
      coming_line <= r_at / ${line};
      if (r_failed || was_dropped[0]) coming <= 0;
      else coming[r_at / 4 % ${line / 4}] <= 1;
    end
    r_at = is_cached(r_at) ? r_at / ${line} * ${line} + (r_at + 4) % ${line} : r_at;
    if (m_axi_rlast) burst_ended;
  endtask
  task burst_ended;
    if (is_ahead[0]) begin
      held[next_place] = !r_failed && !was_dropped[0];
      held_line[next_place] = asked_at[0] / ${line};
      came_ahead[next_place] = 1;
      coming <= 0;
      if (r_failed) failed_ahead = failed_ahead + 1;
    end else if (is_cached(asked_at[0])) line_came(asked_at[0], !r_failed && !was_dropped[0]);
    asked_at[0] = asked_at[1];
    is_ahead[0] = is_ahead[1];
    was_dropped[0] = was_dropped[1];
    under_way = under_way - 1;
    r_at = asked_at[0];
    r_first = 1;
    r_failed = 0;
  endtask
  // A flush drops all, and what else drops a line that comes ahead leaves what somebody waits for.
  task drop;
    coming <= 0;
    if (under_way > 0 && (flush || is_ahead[0])) was_dropped[0] = 1;
    if (under_way > 1) was_dropped[1] = 1;
    if (m_axi_arvalid && (flush || offer_ahead)) offer_dropped = 1;
    due_in = 0;
    if (flush && (under_way > 0 && is_ahead[0] || under_way > 1 || m_axi_arvalid && offer_ahead)) flushed_ahead = flushed_ahead + 1;
  endtask

  always @(posedge clk) if (rst_n) begin
    if (ar_waits && (!m_axi_arvalid || ar_offer !== {m_axi_araddr, m_axi_arlen, m_axi_arburst, m_axi_arcache})) complain("AR changed");
    if (m_axi_arvalid && !ar_waits) offered;
    if (m_axi_arvalid && offer_ahead) due_in = 0;
    if (due_in == 1) complain("the next line is not asked for");
    if (due_in > 0) due_in = due_in - 1;
    ar_waits = m_axi_arvalid && !m_axi_arready;
    ar_offer = {m_axi_araddr, m_axi_arlen, m_axi_arburst, m_axi_arcache};
    if (flush || ${drops}) drop;
    if (m_axi_rvalid && m_axi_rready) beat_came;
    if (m_axi_arvalid && m_axi_arready) accepted;
    if ($urandom % 200 == 0) takes_two = $urandom % 4 != 0;
    m_axi_arready <= under_way < (takes_two ? 2 : 1) && $urandom % 3 != 0;
    m_axi_rvalid <= under_way > 0 && $urandom % 3 != 0;
    m_axi_rdata <= word_at(r_at);
    m_axi_rresp <= errors && $urandom % 24 == 0 ? 2'b10 : 2'b00;
    m_axi_rlast <= !is_cached(r_at) || (r_at + 4) % ${line} == asked_at[0] % ${line};
    r_is_first <= r_first;
    r_ahead <= under_way > 0 && is_ahead[0];
  end
  // Answers out of what is there while nobody's own burst comes.
  always @(posedge clk) if (rst_n && ibus_rvalid && !(m_axi_rvalid && !r_ahead)) begin
    if (entry_of(wanted_at) >= 0 && came_ahead[entry_of(wanted_at)]) used = used + 1;
    else if (entry_of(wanted_at) < 0 && is_coming(wanted_at)) partial = partial + 1;
    else if (under_way > 0) meanwhile = meanwhile + 1;
  end
`;
