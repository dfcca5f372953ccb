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
  rtc: {
    second_too_long: at('nl_rtc.sv', "+ 33'd1 >= {1'b0, frequency}", ">= {1'b0, frequency}"),
    clocks_not_captured: at('nl_rtc.sv', 'if (seconds_read) captured', "if (1'b1) captured"),
    alarm_each_clock: at('nl_rtc.sv', 'begins && next == alarm', 'seconds == alarm'),
    write_does_not_begin: at('nl_rtc.sv', 'ends || seconds_write', 'ends'),
    strobes_unheeded: at('nl_rtc.sv', '(seconds & ~mask) | (written & mask)', 'written'),
    counts_when_off: at('nl_rtc.sv', 'enable && {1', '{1'),
  },
  crc: {
    reflects_the_half: at('nl_crc_step.sv', 'data[k/8*8+7-k%8]', 'data[15-k]'),
    strobe_of_the_first: at('nl_crc_step.sv', 'present[k/8]', 'present[0]'),
    upper_half_lost: at('nl_crc.sv', "write ? {mask[24], mask[16]} : 2'b00", "2'b00"),
    polynomial_low: at('nl_crc.sv', 'polynomial << unused_bits', 'polynomial'),
    initial_low: at('nl_crc.sv', 'initial_bits << unused_bits', 'initial_bits'),
    not_reflected: at('nl_crc.sv', 'if (!reflect_out) check', "if (1'b1) check"),
    inverted_beyond: at('nl_crc.sv', "final_xor & (32'hFFFF_FFFF >> unused_bits)", 'final_xor'),
  },
  axi4_sram: {
    rate_halved: at('nl_axi4_sram.sv', '(!r_valid || (read && r_last))', '!r_valid'),
    word_overwritten: at('nl_axi4_sram.sv', 'r_valid && (!s_axi_rvalid || s_axi_rready)', 'r_valid'),
    last_of_the_next: at('nl_axi4_sram.sv', 's_axi_rlast <= r_last', "s_axi_rlast <= 1'b1"),
    fixed_moves: at('nl_axi4_beats.sv', 'if (burst == FIXED)', "if (1'b0)"),
  },
  sha256: {
    round_too_few: at('nl_sha256_rounds.sv', "round == 6'd63", "round == 6'd62"),
    choice_exchanged: at('nl_sha256_rounds.sv', '(e & f) ^ (~e & g)', '(e & g) ^ (~e & f)'),
    schedule_from_elsewhere: at('nl_sha256_rounds.sv', 'block[223:192]', 'block[255:224]'),
    busy_unheeded: at('nl_sha256_rounds.sv', 'append && !busy', 'append'),
    begins_anew: at('nl_sha256_rounds.sv', 'start ? INITIAL : digest', 'INITIAL'),
    carries: at(
      'nl_sha256_rounds.sv',
      'digest[32*k+:32] + state[32*k+:32]',
      'digest[32*k+:32] ^ state[32*k+:32]',
    ),
  },
  dma: {
    page_crossed: at('nl_dma_mover.sv', "room < 11'd16 ? room[4:0] : 5'd16", "5'd16"),
    reads_beyond_room: at('nl_dma_mover.sv', "free >= {2'd0, read_beats}", "free != '0"),
    asks_before_data: at('nl_dma_mover.sv', "ready >= {2'd0, write_beats}", "1'b1"),
    fixed_moves: at('nl_dma_mover.sv', 'if (!write_fixed) write_at', 'write_at'),
    ends_before_answers: at('nl_dma_mover.sv', " || unanswered != '0;", ';'),
    stride_of_the_other: at('nl_dma_channel.sv', 'source + from_stride', 'source + to_stride'),
    row_too_many: at('nl_dma_channel.sv', "rows <= 32'd1", "rows == '0"),
    goes_on_behind_an_error: at('nl_dma_channel.sv', 'stop || (ends && failed)', 'stop'),
    stop_unheeded: at('nl_dma_channel.sv', 'stop || (ends && failed)', 'ends && failed'),
    tells_at_the_end_alone: at('nl_dma_channel.sv', "(tells || next == '0)", "next == '0"),
    error_of_the_read_lost: at('nl_dma_mover.sv', '(rvalid && rfailed) || ', ''),
    descriptor_error_lost: at('nl_dma.sv', 'load_failed || m_axi_rresp[1]', "1'b0"),
  },
};
