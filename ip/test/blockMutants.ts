import type { Mutant } from './mutant.ts';

const at = (file: string, find: string, replace: string): Mutant => ({ file, find, replace });

/** Errors that a change of a peripheral could make, by its folder and their names: its bench must notice each. */
export const BLOCK_MUTANTS: Record<string, Record<string, Mutant>> = {
  uart: {
    cts_unheeded: at('nl_uart.sv', 'flow_control && cts_seen[1]', "1'b0"),
    cts_always: at('nl_uart.sv', 'flow_control && cts_seen[1]', 'cts_seen[1]'),
    held_in_the_middle: at(
      'nl_uart.sv',
      '.enable       (tx_enable)',
      '.enable       (tx_enable && !tx_held)',
    ),
    popped_though_held: at('nl_uart.sv', 'tx_ready && !tx_held', 'tx_ready'),
    rts_too_late: at('nl_uart.sv', 'rx_level >= rts_watermark', 'rx_level > rts_watermark'),
    rts_always: at('nl_uart.sv', '(flow_control && rx_level', '(rx_level'),
  },
  pwm: {
    period_too_long: at('nl_pwm_counter.sv', "+ 17'd1 >= {1'b0, period}", ">= {1'b0, period}"),
    taken_at_once: at('nl_pwm.sv', '!enable || period_ends', "1'b1"),
    tick_too_short: at('nl_pwm_counter.sv', 'clocks >= prescale', "clocks + 16'd1 >= prescale"),
    center_of_one_way: at(
      'nl_pwm_counter.sv',
      "else if (top) falling <= 1'b1",
      "else if (top) count <= 16'd0",
    ),
    duty_of_the_first: at('nl_pwm.sv', 'duty[16*i+:16]', 'duty[15:0]'),
    polarity_of_all: at('nl_pwm.sv', 'low[i] ^', "1'b0 ^"),
    active_when_off: at('nl_pwm.sv', 'rst_n && enable && count', 'rst_n && count'),
  },
  i2c: {
    stretch_unheeded: at('nl_i2c_engine.sv', "phase == 3'd1) waits = !scl", "phase == 3'd1) waits = 1'b0"),
    start_hold_too_short: at(
      'nl_i2c_engine.sv',
      "if (phase == 3'd5) scl_low <= 1'b1",
      "if (phase == 3'd4) scl_low <= 1'b1",
    ),
    stop_too_short: at(
      'nl_i2c_engine.sv',
      "if (ends && phase == 3'd4) begin\n            state <= IDLE",
      "if (ends && phase == 3'd3) begin\n            state <= IDLE",
    ),
    arbitration_unheeded: at('nl_i2c_engine.sv', 'end else if (loses) begin', "end else if (1'b0) begin"),
    bus_taken: at('nl_i2c_engine.sv', 'waits = bus_busy && !owned', "waits = 1'b0"),
    acknowledges_the_last: at('nl_i2c_engine.sv', "{8'hFF, nack}", "{8'hFF, 1'b0}"),
    last_bit_lost: at('nl_i2c_engine.sv', 'byte_read <= shift[8:1]', 'byte_read <= shift[7:0]'),
    refusal_unheeded: at('nl_i2c_engine.sv', 'refused <= shift[0]', "refused <= 1'b0"),
    lines_held_when_off: at('nl_i2c.sv', '.rst_n    (rst_n && enable)', '.rst_n    (rst_n)'),
  },
};
