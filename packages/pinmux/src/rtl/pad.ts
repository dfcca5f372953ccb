import { emitModule, input, output, portGroup } from '@netloom/hdl/emit';

const BODY = `logic driven_out, driven_oe;
assign driven_out = out ^ invert;
assign driven_oe  = oe && !(open_drain && driven_out);

// What the pad is held at is taken at the very edge at which it falls asleep, so that it never moves.
logic held_out, held_oe;
assign enter = fall_asleep && sleep_enable;
always_ff @(posedge clk)
  if (!rst_n) begin
    held_out <= 1'b0;
    held_oe  <= 1'b0;
  end else if (enter && !asleep) begin
    held_out <= sleep_mode == 2'd3 ? driven_out : sleep_mode == 2'd1;
    held_oe  <= sleep_mode == 2'd3 ? driven_oe : sleep_mode != 2'd2;
  end

assign pad_out = asleep ? held_out : driven_out;
assign pad_oe  = asleep ? held_oe : driven_oe;
assign in      = (pad_in ^ invert) && !input_disable;`;

/** One pad between matrix and pad ring: inversion, open drain, input disable, and what it is held at in sleep. */
export function padModule(name: string): string {
  return emitModule({
    name: `${name}_pad`,
    comment:
      'One pad: its attributes that are logic, and its retention.\nModes of sleep: 0 low, 1 high, 2 high impedance, 3 the level at the time of falling asleep.',
    ports: [
      ...portGroup('Clock and reset', [input('clk'), input('rst_n')]),
      ...portGroup('Matrix', [input('out'), input('oe'), output('in')]),
      ...portGroup('Attributes', [input('invert'), input('open_drain'), input('input_disable')]),
      ...portGroup('Sleep', [
        input('fall_asleep', 1, 'high for the clock in which the chip falls asleep'),
        input('sleep_enable'),
        input('sleep_mode', 2),
        input('asleep', 1, 'the pad is held'),
        output('enter', 1, 'the pad falls asleep at the next edge'),
      ]),
      ...portGroup('Pad ring', [input('pad_in'), output('pad_out'), output('pad_oe')]),
    ],
    items: [{ kind: 'text', text: BODY }],
  });
}
