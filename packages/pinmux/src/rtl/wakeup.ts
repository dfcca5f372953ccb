import { emitModule, input, output, portGroup } from '@netloom/hdl/emit';

const BODY = `logic [1:0] on_sync, pad_sync;
logic on;
assign on = on_sync[1];
always_ff @(posedge clk)
  if (!rst_n) begin
    on_sync  <= '0;
    pad_sync <= '0;
  end else begin
    on_sync  <= {on_sync[0], enable};
    pad_sync <= {pad_sync[0], pad};
  end

// Software changes settings while the detector is off, so that they stand still when they are taken here.
logic [2:0] kind;
logic       filtering;
logic [7:0] least;
always_ff @(posedge clk)
  if (!on) begin
    kind      <= mode;
    filtering <= filter;
    least     <= clocks;
  end

logic [2:0] samples;
logic filtered, level, previous;
assign level = filtering ? filtered : pad_sync[1];
always_ff @(posedge clk)
  if (!rst_n) begin
    samples  <= '0;
    filtered <= 1'b0;
    previous <= 1'b0;
  end else begin
    samples <= {samples[1:0], pad_sync[1]};
    if ({samples, pad_sync[1]} == 4'hF) filtered <= 1'b1;
    if ({samples, pad_sync[1]} == 4'h0) filtered <= 1'b0;
    previous <= level;
  end

// Levels that a changed source or filter still brings are not watched.
logic [2:0] settling;
logic watching;
assign watching = on && settling == '1;
always_ff @(posedge clk)
  if (!rst_n || !on) settling <= '0;
  else if (!watching) settling <= settling + 3'd1;

logic [7:0] lasted;
logic active, pulse, rose, fell;
assign rose   = level && !previous;
assign fell   = !level && previous;
assign active = kind == 3'd3 ? level : kind == 3'd4 && !level;
assign pulse  = active && lasted >= least;
always_ff @(posedge clk)
  if (!rst_n || !watching || !active) lasted <= 8'd1;
  else if (lasted != '1) lasted <= lasted + 8'd1;

logic hit;
assign hit = (kind == 3'd0 && rose) || (kind == 3'd1 && fell) || (kind == 3'd2 && (rose || fell)) || pulse;
always_ff @(posedge clk)
  if (!rst_n || !on) woken <= 1'b0;
  else if (watching && hit) woken <= 1'b1;`;

/** Waits for an event of a pad on the always-on clock. */
export function wakeupModule(name: string): string {
  return emitModule({
    name: `${name}_wakeup`,
    comment: [
      'Wake-up detector on the always-on clock. It watches from ten clocks after `enable` on, and `woken` stays until',
      '`enable` is taken back.',
      'Modes: 0 rise, 1 fall, 2 either, 3 high and 4 low for `clocks` clocks (0 is as good as 1).',
    ].join('\n'),
    ports: [
      ...portGroup('Always-on clock and its reset', [input('clk'), input('rst_n')]),
      ...portGroup('Settings', [
        input('enable'),
        input('mode', 3),
        input('filter', 1, 'a level counts once four clocks agree'),
        input('clocks', 8),
      ]),
      ...portGroup('Pad and answer', [input('pad'), output('woken')]),
    ],
    items: [{ kind: 'text', text: BODY }],
  });
}
