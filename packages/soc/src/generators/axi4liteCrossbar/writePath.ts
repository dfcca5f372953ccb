import type { RequestText } from '../../interconnect/decoder.ts';

const ARBITERS = `// Writes: what each manager has handed over and not yet passed on, and its response until it takes it.
logic [MANAGERS-1:0]         aw_held;
logic [MANAGERS*AW-1:0]      aw_address;
logic [MANAGERS*TARGETS-1:0] aw_target;
logic [MANAGERS-1:0]         w_held;
logic [MANAGERS*DW-1:0]      w_data;
logic [MANAGERS*SW-1:0]      w_strobe;
logic [MANAGERS-1:0]         write_open; // passed on to a target, which has not answered yet
logic [MANAGERS-1:0]         b_held;
logic [MANAGERS*2-1:0]       b_response;

// What each target is doing.
logic [TARGETS*MANAGERS-1:0] write_owner; // one-hot for each target; zero: idle
logic [TARGETS*MANAGERS-1:0] write_last;  // last winner
logic [TARGETS*MANAGERS-1:0] write_now;   // owner, or the winner of this clock
logic [TARGETS-1:0]          aw_sent;
logic [TARGETS-1:0]          w_sent;
logic [TARGETS-1:0]          write_done;

assign s_awready = ~aw_held;
assign s_wready  = ~w_held;
assign s_bvalid  = b_held;
assign s_bresp   = b_response;

always_comb begin : write_arbiters
  reg [MANAGERS-1:0] request;
  for (int t = 0; t < TARGETS; t++) begin
    for (int i = 0; i < MANAGERS; i++) begin
      request[i] = aw_held[i] && !write_open[i] && aw_target[i*TARGETS+t];
    end
    write_now[t*MANAGERS+:MANAGERS] = (write_owner[t*MANAGERS+:MANAGERS] != '0)
        ? write_owner[t*MANAGERS+:MANAGERS]
        : pick(request, write_last[t*MANAGERS+:MANAGERS]);
  end
end

always_comb begin : write_routing
  m_awaddr  = '0;
  m_awvalid = '0;
  m_wdata   = '0;
  m_wstrb   = '0;
  m_wvalid  = '0;
  m_bready  = '0;
  for (int t = 0; t < TARGETS; t++) begin
    for (int i = 0; i < MANAGERS; i++) begin
      if (write_now[t*MANAGERS+i]) begin
        m_awaddr[t*AW+:AW] = aw_address[i*AW+:AW];
        m_awvalid[t]       = !aw_sent[t];
        m_wdata[t*DW+:DW]  = w_data[i*DW+:DW];
        m_wstrb[t*SW+:SW]  = w_strobe[i*SW+:SW];
        m_wvalid[t]        = w_held[i] && !w_sent[t];
        m_bready[t]        = aw_sent[t] && w_sent[t] && !b_held[i];
      end
    end
  end
end

assign write_done = m_bvalid & m_bready;`;

const requests = ({ target, address }: RequestText) => `always_ff @(posedge clk) begin : write_requests
  for (int i = 0; i < MANAGERS; i++) begin
    if (s_awvalid[i] && s_awready[i]) begin
      aw_held[i]                      <= 1'b1;
      aw_address[i*AW+:AW]            <= ${address};
      aw_target[i*TARGETS+:TARGETS]   <= ${target};
    end
    if (s_wvalid[i] && s_wready[i]) begin
      w_held[i]            <= 1'b1;
      w_data[i*DW+:DW]     <= s_wdata[i*DW+:DW];
      w_strobe[i*SW+:SW]   <= s_wstrb[i*SW+:SW];
    end
    if (s_bready[i]) b_held[i] <= 1'b0;
    for (int t = 0; t < TARGETS; t++) begin
      if (write_now[t*MANAGERS+i]) begin
        write_open[i] <= 1'b1;
        if (m_awvalid[t] && m_awready[t]) aw_held[i] <= 1'b0;
        if (m_wvalid[t] && m_wready[t]) w_held[i] <= 1'b0;
        if (write_done[t]) begin
          write_open[i]      <= 1'b0;
          b_held[i]          <= 1'b1;
          b_response[i*2+:2] <= m_bresp[t*2+:2];
        end
      end
    end
  end
  if (!rst_n) begin
    aw_held    <= '0;
    w_held     <= '0;
    write_open <= '0;
    b_held     <= '0;
  end
end`;

const TARGETS = `always_ff @(posedge clk) begin : write_targets
  for (int t = 0; t < TARGETS; t++) begin
    if (write_done[t]) begin
      write_owner[t*MANAGERS+:MANAGERS] <= '0;
      write_last[t*MANAGERS+:MANAGERS]  <= write_now[t*MANAGERS+:MANAGERS];
      aw_sent[t]                        <= 1'b0;
      w_sent[t]                         <= 1'b0;
    end else begin
      write_owner[t*MANAGERS+:MANAGERS] <= write_now[t*MANAGERS+:MANAGERS];
      if (m_awvalid[t] && m_awready[t]) aw_sent[t] <= 1'b1;
      if (m_wvalid[t] && m_wready[t]) w_sent[t] <= 1'b1;
    end
  end
  if (!rst_n) begin
    write_owner <= '0;
    write_last  <= '0;
    aw_sent     <= '0;
    w_sent      <= '0;
  end
end`;

/**
 * Writes. A manager's address and data are taken separately, in any order, into one register each; a target serves
 * one manager at a time, from its request to the end of its response.
 */
export function writePath(request: RequestText): string {
  return [ARBITERS, requests(request), TARGETS].join('\n\n');
}
