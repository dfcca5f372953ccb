import { sv } from '../../src/rtl/sv.ts';

/** AxCACHE of what is cached, and AxPROT (Arm IHI 0022H, A4.4 and A4.7). */
interface Attributes {
  cache: string;
  prot: string;
  /** Condition that what a burst brings must not stay. */
  dropped?: string;
}

/** AWCACHE of words that are cached, and of lines. */
interface WriteAttributes {
  word: string;
  line: string;
}

/**
 * A memory on AXI4 with random waits and errors, and the rules of its manager (Arm IHI 0022H, A3.2.1 and A3.4.1). The
 * bench that has it says what a word reads as (`word_at`) and what a write does (`write_word`), whether errors come, and
 * what becomes of lines (`contents`).
 */
export const readMemory = (beats: number, { cache, prot, dropped = "1'b0" }: Attributes) => sv`
  logic r_failed = 0, r_cached = 0, r_dropped = 0;
  logic [31:0] r_at = 0, r_line = 0, r_line_at = 0;
  logic [7:0] r_left = 0;
  logic r_active = 0, r_first = 0, r_wraps = 0;
  logic ar_waits = 0;
  logic [45:0] ar_offer = 0;
  always @(posedge clk) if (rst_n) begin
    if (ar_waits && (!m_axi_arvalid || ar_offer !== {m_axi_araddr, m_axi_arlen, m_axi_arburst, m_axi_arcache})) complain("AR changed");
    ar_waits = m_axi_arvalid && !m_axi_arready;
    ar_offer = {m_axi_araddr, m_axi_arlen, m_axi_arburst, m_axi_arcache};
    if (${dropped} && (m_axi_arvalid || r_active)) r_dropped = 1;
    if (m_axi_rvalid && m_axi_rready) begin
      r_first = 0;
      if (m_axi_rresp != 0) r_failed = 1;
      if (m_axi_rlast && r_cached) line_came(r_line_at, !r_failed && !r_dropped);
      if (m_axi_rlast) r_dropped = 0;
      if (r_left == 0) r_active = 0;
      else begin
        r_left = r_left - 1;
        r_at = r_wraps ? (r_at & ~r_line) | (r_at + 4 & r_line) : r_at + 4;
      end
    end
    if (m_axi_arvalid && m_axi_arready) begin
      if (r_active) complain("a second read");
      if (m_axi_arcache !== (is_cached(m_axi_araddr) ? 4'b${cache} : 4'b0000) || m_axi_arprot !== 3'b${prot}) complain("attributes of a read");
      r_cached = is_cached(m_axi_araddr);
      r_failed = 0;
      r_line_at = m_axi_araddr;
      if (r_cached) line_asked(m_axi_araddr);
      if (m_axi_araddr[1:0] != 0 || m_axi_arsize != 2) complain("AR off its word");
      if (is_cached(m_axi_araddr) ? m_axi_arlen != ${beats - 1} || m_axi_arburst != 2 : m_axi_arlen != 0 || m_axi_arburst != 1) complain("length of a read");
      r_at = m_axi_araddr;
      r_left = m_axi_arlen;
      r_line = {22'd0, m_axi_arlen, 2'b11};
      r_wraps = m_axi_arburst == 2;
      r_active = 1;
      r_first = 1;
    end
    m_axi_arready <= !r_active && $urandom % 3 != 0;
    m_axi_rvalid <= r_active && $urandom % 3 != 0;
    m_axi_rdata <= word_at(r_at);
    m_axi_rresp <= errors && $urandom % 24 == 0 ? 2'b10 : 2'b00;
    m_axi_rlast <= r_left == 0;
    r_is_first <= r_first;
  end
`;

/** Its writes; those of words apply only without an error, and a line's error loses nothing. */
export const writeMemory = (beats: number, { word, line }: WriteAttributes) => sv`
  logic [31:0] w_at = 0;
  logic [7:0] w_left = 0;
  logic w_has = 0, w_alone = 0, w_bad = 0, w_due = 0, aw_waits = 0, w_waits = 0;
  logic [43:0] aw_offer = 0;
  logic [36:0] w_offer = 0;
  always @(posedge clk) if (rst_n) begin
    if (aw_waits && (!m_axi_awvalid || aw_offer !== {m_axi_awaddr, m_axi_awlen, m_axi_awcache})) complain("AW changed");
    if (w_waits && (!m_axi_wvalid || w_offer !== {m_axi_wlast, m_axi_wstrb, m_axi_wdata})) complain("W changed");
    aw_waits = m_axi_awvalid && !m_axi_awready;
    aw_offer = {m_axi_awaddr, m_axi_awlen, m_axi_awcache};
    w_waits = m_axi_wvalid && !m_axi_wready;
    w_offer = {m_axi_wlast, m_axi_wstrb, m_axi_wdata};
    if (m_axi_bvalid && m_axi_bready) m_axi_bvalid <= 0;
    if (m_axi_awvalid && m_axi_awready) begin
      if (w_has || w_due) complain("a second write");
      if (m_axi_awaddr[1:0] != 0 || m_axi_awsize != 2 || m_axi_awburst != 1) complain("AW off its word");
      if (m_axi_awlen != 0 && (m_axi_awlen != ${beats - 1} || !is_cached(m_axi_awaddr) || m_axi_awaddr % ${4 * beats} != 0)) complain("length of a write");
      if (m_axi_awcache !== (m_axi_awlen != 0 ? 4'b${line} : is_cached(m_axi_awaddr) ? 4'b${word} : 4'b0000) || m_axi_awprot !== 3'b001) complain("attributes of a write");
      if (m_axi_awlen != 0) line_written(m_axi_awaddr);
      w_has = 1;
      w_at = m_axi_awaddr;
      w_left = m_axi_awlen;
      w_alone = m_axi_awlen == 0;
      w_bad = errors && $urandom % 12 == 0;
    end
    if (m_axi_wvalid && m_axi_wready) begin
      if (m_axi_wlast !== (w_left == 0)) complain("WLAST");
      if (!w_alone && m_axi_wstrb != 4'b1111) complain("part of a line");
      if (!(w_alone && w_bad)) write_word(w_at, m_axi_wdata, m_axi_wstrb);
      w_at = w_at + 4;
      w_left = w_left - 1;
      if (m_axi_wlast) begin
        w_has = 0;
        w_due = 1;
      end
    end
    if (w_due && $urandom % 3 == 0) begin
      w_due = 0;
      m_axi_bvalid <= 1;
      m_axi_bresp <= w_bad ? 2'b11 : 2'b00;
      b_alone <= w_alone;
      if (w_bad && !w_alone) lines_lost = lines_lost + 1;
    end
    m_axi_awready <= !w_has && !w_due && !m_axi_bvalid && $urandom % 3 != 0 && !(m_axi_awvalid && m_axi_awready);
    m_axi_wready <= w_has && $urandom % 3 != 0;
  end
`;
