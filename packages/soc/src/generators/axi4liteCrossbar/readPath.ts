import type { RequestText } from '../../interconnect/decoder.ts';

const ARBITERS = `// Reads: what each manager has asked for, and its answer until it takes it.
logic [MANAGERS-1:0]         ar_held;
logic [MANAGERS*AW-1:0]      ar_address;
logic [MANAGERS*TARGETS-1:0] ar_target;
logic [MANAGERS-1:0]         read_open;
logic [MANAGERS-1:0]         r_held;
logic [MANAGERS*DW-1:0]      r_data;
logic [MANAGERS*2-1:0]       r_response;

logic [TARGETS*MANAGERS-1:0] read_owner;
logic [TARGETS*MANAGERS-1:0] read_last;
logic [TARGETS*MANAGERS-1:0] read_now;
logic [TARGETS-1:0]          ar_sent;
logic [TARGETS-1:0]          read_done;

assign s_arready = ~ar_held;
assign s_rvalid  = r_held;
assign s_rdata   = r_data;
assign s_rresp   = r_response;

always_comb begin : read_arbiters
  reg [MANAGERS-1:0] request;
  for (int t = 0; t < TARGETS; t++) begin
    for (int i = 0; i < MANAGERS; i++) begin
      request[i] = ar_held[i] && !read_open[i] && ar_target[i*TARGETS+t];
    end
    read_now[t*MANAGERS+:MANAGERS] = (read_owner[t*MANAGERS+:MANAGERS] != '0)
        ? read_owner[t*MANAGERS+:MANAGERS]
        : pick(request, read_last[t*MANAGERS+:MANAGERS]);
  end
end

always_comb begin : read_routing
  m_araddr  = '0;
  m_arvalid = '0;
  m_rready  = '0;
  for (int t = 0; t < TARGETS; t++) begin
    for (int i = 0; i < MANAGERS; i++) begin
      if (read_now[t*MANAGERS+i]) begin
        m_araddr[t*AW+:AW] = ar_address[i*AW+:AW];
        m_arvalid[t]       = !ar_sent[t];
        m_rready[t]        = ar_sent[t] && !r_held[i];
      end
    end
  end
end

assign read_done = m_rvalid & m_rready;`;

const requests = ({ target, address }: RequestText) => `always_ff @(posedge clk) begin : read_requests
  for (int i = 0; i < MANAGERS; i++) begin
    if (s_arvalid[i] && s_arready[i]) begin
      ar_held[i]                    <= 1'b1;
      ar_address[i*AW+:AW]          <= ${address};
      ar_target[i*TARGETS+:TARGETS] <= ${target};
    end
    if (s_rready[i]) r_held[i] <= 1'b0;
    for (int t = 0; t < TARGETS; t++) begin
      if (read_now[t*MANAGERS+i]) begin
        read_open[i] <= 1'b1;
        if (m_arvalid[t] && m_arready[t]) ar_held[i] <= 1'b0;
        if (read_done[t]) begin
          read_open[i]       <= 1'b0;
          r_held[i]          <= 1'b1;
          r_data[i*DW+:DW]   <= m_rdata[t*DW+:DW];
          r_response[i*2+:2] <= m_rresp[t*2+:2];
        end
      end
    end
  end
  if (!rst_n) begin
    ar_held   <= '0;
    read_open <= '0;
    r_held    <= '0;
  end
end`;

const TARGETS = `always_ff @(posedge clk) begin : read_targets
  for (int t = 0; t < TARGETS; t++) begin
    if (read_done[t]) begin
      read_owner[t*MANAGERS+:MANAGERS] <= '0;
      read_last[t*MANAGERS+:MANAGERS]  <= read_now[t*MANAGERS+:MANAGERS];
      ar_sent[t]                       <= 1'b0;
    end else begin
      read_owner[t*MANAGERS+:MANAGERS] <= read_now[t*MANAGERS+:MANAGERS];
      if (m_arvalid[t] && m_arready[t]) ar_sent[t] <= 1'b1;
    end
  end
  if (!rst_n) begin
    read_owner <= '0;
    read_last  <= '0;
    ar_sent    <= '0;
  end
end`;

/** Reads, built like the writes without their data channel. */
export function readPath(request: RequestText): string {
  return [ARBITERS, requests(request), TARGETS].join('\n\n');
}
