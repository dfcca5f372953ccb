import { IpPort } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { recognise } from './recognise.ts';

/** Ports from text: `name` an input, `>name` an output, `name:width`. */
const ports = (text: string): IpPort[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [, out, name, width = '1'] = /^(>?)(\w+)(?::(\w+))?$/.exec(word)!;
      const packed = width === '1' ? [] : [{ left: `${width}-1`, right: '0' }];
      return IpPort.parse({ name, direction: out ? 'out' : 'in', width, packed });
    });
const found = (text: string) =>
  recognise({ ports: ports(text) }).busInterfaces.map(({ name, bus, role }) => `${name} ${bus} ${role}`);

const LITE = (p: string, s = '') =>
  `${p}awaddr${s}:12 ${p}awvalid${s} >${p}awready${s} ${p}wdata${s}:32 ${p}wstrb${s}:4 ${p}wvalid${s} >${p}wready${s} ` +
  `>${p}bresp${s}:2 >${p}bvalid${s} ${p}bready${s} ${p}araddr${s}:12 ${p}arvalid${s} >${p}arready${s} ` +
  `>${p}rdata${s}:32 >${p}rresp${s}:2 >${p}rvalid${s} ${p}rready${s} `;
const channels = (pattern: RegExp) => (p: string) =>
  LITE('')
    .trim()
    .split(' ')
    .filter((word) => pattern.test(word))
    .map((word) => word.replace(/^>?/, (out) => out + p))
    .join(' ') + ' ';
const READS = channels(/^>?(ar|r)[a-z]/);
const WRITES = channels(/^>?(aw|w|b)[a-z]/);
const BURSTS = (p: string) =>
  `${p}awlen:8 ${p}awsize:3 ${p}awburst:2 ${p}wlast ${p}arlen:8 ${p}arsize:3 ${p}arburst:2 >${p}rlast `;
const BURSTS_READ = (p: string) => `${p}arlen:8 ${p}arsize:3 ${p}arburst:2 >${p}rlast `;
const flipped = (text: string) =>
  text.replaceAll(/(^|\s)(>?)(\w+)/g, (_, gap, out, name) => (out ? `${gap}${name}` : `${gap}>${name}`));
const APB = (p: string) =>
  `${p}paddr:12 ${p}psel ${p}penable ${p}pwrite ${p}pwdata:32 >${p}prdata:32 >${p}pready >${p}pslverr `;
const AHB = 'haddr:32 htrans:2 hwrite hsize:3 hwdata:32 >hrdata:32 ';
const WISHBONE = 'wb_adr_i:8 wb_dat_i:32 >wb_dat_o:32 wb_we_i wb_stb_i wb_cyc_i >wb_ack_o wb_sel_i:4 ';

describe('bus interfaces', () => {
  it.each([
    ['AXI4-Lite subordinate', LITE('s_axil_'), ['s_axil axi4-lite subordinate']],
    ['AXI4-Lite manager', flipped(LITE('M_AXI_')), ['M_AXI axi4-lite manager']],
    ['AXI4', LITE('s_axi_') + BURSTS('s_axi_'), ['s_axi axi4 subordinate']],
    ['AXI4 manager', flipped(LITE('m_axi_') + BURSTS('m_axi_')), ['m_axi axi4 manager']],
    [
      'suffixes',
      LITE('', '_s0') + flipped(LITE('', '_m1')),
      ['s0 axi4-lite subordinate', 'm1 axi4-lite manager'],
    ],
    ['AMBA names alone', LITE('').toUpperCase(), ['axil axi4-lite subordinate']],
    ['AXI4-Lite manager that reads alone', flipped(READS('i_')), ['i axi4-lite manager']],
    ['AXI4-Lite subordinate that is only read', READS('s_'), ['s axi4-lite subordinate']],
    [
      'a register slice of AXI4 reads',
      READS('s_axi_') + BURSTS_READ('s_axi_') + flipped(READS('m_axi_') + BURSTS_READ('m_axi_')),
      ['s_axi axi4 subordinate', 'm_axi axi4 manager'],
    ],
    [
      'AXI4 manager that writes alone',
      flipped(WRITES('dma_') + 'dma_awlen:8 dma_awsize:3 dma_awburst:2 dma_wlast '),
      ['dma axi4 manager'],
    ],
    ['APB', APB('') + flipped(APB('m_apb_')), ['apb apb subordinate', 'm_apb apb manager']],
    ['AHB-Lite', AHB + 'hsel hready >hreadyout', ['ahb ahb-lite subordinate']],
    ['AHB-Lite manager', flipped(AHB) + ' hready hresp', ['ahb ahb-lite manager']],
    ['Wishbone', WISHBONE, ['wb wishbone subordinate']],
    [
      'Wishbone manager with direction first',
      '>o_wb_cyc >o_wb_stb >o_wb_we >o_wb_addr:30 >o_wb_data:32 >o_wb_sel:4 i_wb_ack i_wb_stall i_wb_data:32',
      ['wb wishbone manager'],
    ],
    [
      'memory port of a processor, and not what looks ahead of it',
      '>mem_valid >mem_instr mem_ready >mem_addr:32 >mem_wdata:32 >mem_wstrb:4 mem_rdata:32 ' +
        '>mem_la_read >mem_la_write >mem_la_addr:32 >mem_la_wdata:32 >mem_la_wstrb:4',
      ['mem memory manager'],
    ],
    [
      'memory that answers such a port',
      'ram_mem_valid >ram_mem_ready ram_mem_addr:10 ram_mem_wdata:32 ram_mem_wstrb:4 >ram_mem_rdata:32',
      ['ram memory subordinate'],
    ],
    [
      'streams',
      's_axis_tdata:8 s_axis_tvalid >s_axis_tready s_axis_tlast >m_axis_tdata:8 >m_axis_tvalid m_axis_tready',
      ['s_axis axi-stream subordinate', 'm_axis axi-stream manager'],
    ],
  ])('%s', (_, text, interfaces) => {
    expect(found(text)).toEqual(interfaces);
  });

  it.each([
    ['a missing mandatory signal', LITE('s_').replace('>s_bvalid ', '')],
    ['a signal of the other direction', LITE('s_').replace('>s_rvalid', 's_rvalid')],
    ['a manager whose writes lack a signal', flipped(LITE('m_').replace('m_bready ', ''))],
    ['half of a burst interface', LITE('s_') + 's_awlen:8 '],
    ['several interfaces in one port', LITE('s_').replace('s_awvalid ', 's_awvalid:N ')],
    ['a monitor', 'tdata:8 tvalid tready tlast'],
    ['signals with unlike prefixes', APB('').replace('psel', 'x_psel')],
    ['random ports', 'addr:8 data:8 valid >ready >ack we sel:4 stb cyc >err'],
    ['a memory port', 'we addr:10 wdata:32 >rdata:32 en ack'],
  ])('leaves %s alone', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  it('names signals in the terms of the protocol', () => {
    const [wishbone] = recognise({ ports: ports(WISHBONE) }).busInterfaces;
    expect(wishbone!.signals).toEqual({
      ...{ CYC: 'wb_cyc_i', STB: 'wb_stb_i', WE: 'wb_we_i', ADR: 'wb_adr_i', SEL: 'wb_sel_i' },
      ...{ DAT_W: 'wb_dat_i', DAT_R: 'wb_dat_o', ACK: 'wb_ack_o' },
    });
    expect(wishbone!.addressSpan).toBeUndefined();
    const [apb] = recognise({ ports: ports(APB('')) }).busInterfaces;
    expect(apb!.addressSpan).toBe('4096');
    const [ahb] = recognise({ ports: ports(AHB + 'hsel hready >hreadyout') }).busInterfaces;
    expect(ahb!.signals).toMatchObject({ HREADY: 'hready', HREADYOUT: 'hreadyout', HSEL: 'hsel' });
    expect(ahb!.addressSpan).toBeUndefined();
  });

  it('associates clocks and resets', () => {
    const text = `s_clk s_rst m_clk m_rst ${LITE('s_axil_')}${flipped(LITE('m_axil_'))}`;
    expect(recognise({ ports: ports(text) }).busInterfaces).toMatchObject([
      { clock: 's_clk', reset: 's_rst' },
      { clock: 'm_clk', reset: 'm_rst' },
    ]);
    const amba = `clk_ref pclk presetn ${APB('')}`;
    expect(recognise({ ports: ports(amba) }).busInterfaces).toMatchObject([
      { clock: 'pclk', reset: 'presetn' },
    ]);
  });
});

it('finds clocks, and not what goes with them', () => {
  const text =
    'clk aclk PCLK hclk wb_clk_i clk_i i_clk usb_clk clk_usb_i clock S_AXI_ACLK clk_en clk_sel clk_div:4 clkx >clk_out block';
  const clocks = recognise({ ports: ports(text) }).clocks.map(({ port }) => port);
  expect(clocks).toEqual(
    'clk aclk PCLK hclk wb_clk_i clk_i i_clk usb_clk clk_usb_i clock S_AXI_ACLK'.split(' '),
  );
});

it.each([
  ['rst', 'high'],
  ['reset', 'high'],
  ['wb_rst_i', 'high'],
  ['sys_rst', 'high'],
  ['rst_n', 'low'],
  ['rst_ni', 'low'],
  ['aresetn', 'low'],
  ['PRESETn', 'low'],
  ['hresetn', 'low'],
  ['resetn', 'low'],
  ['i_axi_reset_n', 'low'],
  ['nreset', 'low'],
  ['RES', 'high'],
  ['res_n', 'low'],
  ['rst_b', 'low'],
  ['arst_n_i', 'low'],
])('%s is a reset, active %s', (port, polarity) => {
  const { resets } = recognise({
    ports: ports(`clk ${port} reset_vector:32 reset_req >rst_out first burst`),
  });
  expect(resets).toEqual([{ port, polarity, clock: 'clk' }]);
});

it('finds interrupts conservatively', () => {
  const text =
    '>irq >uart_irq_o >intr_tx_o >int_o >interrupt irq_i:32 timer_irq irq_enable >irq_id:5 >interval print';
  const { interrupts } = recognise({ ports: ports(text) });
  expect(interrupts.map(({ port, role }) => `${port} ${role}`)).toEqual([
    ...['irq source', 'uart_irq_o source', 'intr_tx_o source', 'int_o source', 'interrupt source'],
    ...['irq_i sink', 'timer_irq sink'],
  ]);
});
