import { describe, expect, test } from 'vitest';
import { propose } from '../../src/decode/index.ts';

type Direction = '' | 'input' | 'output';

function signals(scope: string, text: string) {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [, mark, name, width] = /^([<>]?)(.+?)(?::(\d+))?$/.exec(word)!;
      const direction: Direction = mark === '<' ? 'input' : mark === '>' ? 'output' : '';
      return { path: `${scope}.${name}`, width: Number(width ?? 1), value: 'bits' as const, direction };
    });
}

const lite =
  'awaddr:32 awvalid awready wdata:32 wstrb:4 wvalid wready bresp:2 bvalid bready ' +
  'araddr:32 arvalid arready rdata:32 rresp:2 rvalid rready';
const prefixed = (text: string, prefix: string, suffix = '') =>
  text.replace(/(\w+?)(:\d+)?( |$)/g, `${prefix}$1${suffix}$2$3`);
const whole = (proposal: { missing: string[] }) => proposal.missing.length === 0;

describe('decoders found by the names of signals', () => {
  test('two AXI4-Lite interfaces in one scope, with their own and the common clock', () => {
    const found = propose(
      signals('top.dut', `clk rst_n m_axi_aclk ${prefixed(lite, 's_axi_')} ${prefixed(lite, 'm_axi_')}`),
      'top.dut',
    );
    expect(found.map(({ name, setup }) => [setup.decoder, name])).toEqual([
      ['axi4-lite', 's_axi'],
      ['axi4-lite', 'm_axi'],
    ]);
    expect(found.every(whole)).toBe(true);
    expect(found[0]!.setup.signals.AWVALID).toEqual({ path: 'top.dut.s_axi_awvalid' });
    expect(found[0]!.setup.signals.ACLK).toEqual({ path: 'top.dut.clk' });
    expect(found[1]!.setup.signals.ACLK).toEqual({ path: 'top.dut.m_axi_aclk' });
    expect(found[1]!.setup.options.reset).toBe('low');
    expect(Object.keys(found[0]!.setup.signals)).toHaveLength(19);
  });

  test('AXI4 with directions at the end, and a record whose clock lies outside', () => {
    const burst = `${lite} awlen:8 arlen:8 wlast rlast awid:4 bid:4 arid:4 rid:4`;
    const [first] = propose(signals('t', `aclk aresetn ${prefixed(burst, 'm0_', '_o')}`), 't');
    expect(first?.setup.decoder).toBe('axi4');
    expect(first?.setup.signals.AWID).toEqual({ path: 't.m0_awid_o' });
    const record = 'req.aw.addr:32 req.aw.len:8 req.aw_valid rsp.aw_ready'.replace(/rsp\./g, 'req.');
    const rest = 'req.w.data:64 req.w_valid req.w_ready req.b_valid req.b_ready';
    const [second] = propose(signals('t', `${record} ${rest}`), 't', signals('o', 'clk_i rst_ni'));
    expect(second?.setup.decoder).toBe('axi4');
    expect(second?.setup.signals.ACLK).toEqual({ path: 'o.clk_i' });
    expect(second?.setup.signals.AWADDR).toEqual({ path: 't.req.aw.addr' });
  });

  test('vectors of several interfaces are taken apart', () => {
    const pair = prefixed(lite, 's_').replace(/:(\d+)/g, (_, width) => `:${Number(width) * 2}`);
    const packed = pair.replace(/(\w*(?:valid|ready))( |$)/g, '$1:2$2');
    const found = propose(signals('t', `clk rst ${packed}`), 't');
    expect(found.map(({ name }) => name)).toEqual(['s[0]', 's[1]']);
    expect(found[1]!.setup.signals.AWADDR).toEqual({ path: 't.s_awaddr', high: 63, low: 32 });
    expect(found[1]!.setup.signals.BVALID).toEqual({ path: 't.s_bvalid', high: 1, low: 1 });
    expect(found[1]!.setup.options.reset).toBe('high');
  });

  test('APB in capitals with one select a completer', () => {
    const found = propose(
      signals('t', 'PCLK PRESETn PADDR:32 PSEL:3 PENABLE PWRITE PWDATA:32 PRDATA:32 PREADY'),
      't',
    );
    expect(found.map(({ setup }) => setup.signals.PSEL)).toEqual(
      [0, 1, 2].map((bit) => ({ path: 't.PSEL', high: bit, low: bit })),
    );
    expect(found[2]!.setup.signals.PADDR).toEqual({ path: 't.PADDR' });
  });

  test('the data of Wishbone from both sides', () => {
    const slave = signals(
      't',
      'clk_i rst_i wb_adr_i:32 wb_dat_i:32 wb_dat_o:32 wb_we_i wb_sel_i:4 wb_stb_i wb_cyc_i wb_ack_o',
    );
    const [from] = propose(slave, 't');
    expect([from!.setup.signals.DAT_W, from!.setup.signals.DAT_R]).toEqual([
      { path: 't.wb_dat_i' },
      { path: 't.wb_dat_o' },
    ]);
    const master = signals('t', 'clk_i adr_o:32 dat_i:32 dat_o:32 we_o stb_o cyc_o ack_i stall_i');
    const [to] = propose(master, 't');
    expect([to!.setup.signals.DAT_W, to!.setup.signals.STALL]).toEqual([
      { path: 't.dat_o' },
      { path: 't.stall_i' },
    ]);
  });

  test('serial lines', () => {
    const found = propose(
      signals('t', 'uart_rx uart_tx spi_sck spi_cs_n spi_mosi spi_miso scl_i scl_o sda_i sda_o tx_valid'),
      't',
    );
    expect(found.map(({ setup, name }) => [setup.decoder, name])).toEqual([
      ['uart', 'uart'],
      ['spi', 'spi'],
      ['i2c', ''],
    ]);
    expect(found[2]!.setup.signals.SDA).toEqual({ path: 't.sda_i' });
    expect(Object.keys(found[1]!.setup.signals)).toEqual(['SCK', 'CS', 'MOSI', 'MISO']);
  });

  test('what is no interface is not proposed, and a lone clock stays to be chosen', () => {
    expect(propose(signals('t', 'clk rst_n count:8 valid ready data:32 irq'), 't')).toEqual([]);
    expect(propose(signals('t', 'watermark_rx:5 watermark_tx:5'), 't')).toEqual([]);
    const [left] = propose(signals('t', 'PADDR:12 PSEL PENABLE PWRITE'), 't');
    expect(left?.missing).toEqual(['PCLK']);
  });
});
