/** Transfers after ARM IHI 0022 (AXI4-Lite) and ARM IHI 0024 (APB). */
export const bus = {
  axiLiteWrite: {
    signal: [
      { name: 'aclk', wave: 'p.........' },
      [
        'AW',
        { name: 'awvalid', wave: '01.0......', node: '.a.b' },
        { name: 'awready', wave: '0.10......' },
        { name: 'awaddr[31:0]', wave: 'x3.x......', data: ['addr'] },
      ],
      [
        'W',
        { name: 'wvalid', wave: '0.1.0.....', node: '..c.d' },
        { name: 'wready', wave: '0..10.....' },
        { name: 'wdata[31:0]', wave: 'x.4.x.....', data: ['data'] },
        { name: 'wstrb[3:0]', wave: 'x.5.x.....', data: ['0xf'] },
      ],
      [
        'B',
        { name: 'bvalid', wave: '0....1.0..', node: '.....e' },
        { name: 'bready', wave: '0.....10..' },
        { name: 'bresp[1:0]', wave: 'x....6.x..', data: ['OKAY'] },
      ],
    ],
    edge: ['b~>e', 'd~>e both taken'],
    head: { text: 'AXI4-Lite write', tick: 0 },
  },
  axiLiteRead: {
    signal: [
      { name: 'aclk', wave: 'p.........' },
      [
        'AR',
        { name: 'arvalid', wave: '01..0.....' },
        { name: 'arready', wave: '0..10.....', node: '....a' },
        { name: 'araddr[31:0]', wave: 'x3..x.....', data: ['addr'] },
      ],
      [
        'R',
        { name: 'rvalid', wave: '0.....1.0.', node: '......b' },
        { name: 'rready', wave: '0......10.' },
        { name: 'rdata[31:0]', wave: 'x.....4.x.', data: ['data'] },
        { name: 'rresp[1:0]', wave: 'x.....6.x.', data: ['OKAY'] },
      ],
    ],
    edge: ['a~>b latency'],
    head: { text: 'AXI4-Lite read', tick: 0 },
  },
  apb: {
    signal: [
      { name: 'pclk', wave: 'p.........' },
      { name: 'psel', wave: '01.01..0..' },
      { name: 'penable', wave: '0.10.1.0..' },
      { name: 'pwrite', wave: 'x1.x0..x..' },
      { name: 'paddr[11:0]', wave: 'x3.x4..x..', data: ['addr 1', 'addr 2'] },
      { name: 'pwdata[31:0]', wave: 'x3.x......', data: ['data 1'] },
      { name: 'pready', wave: 'x.1x.01x..' },
      { name: 'prdata[31:0]', wave: 'x.....4x..', data: ['data 2'] },
    ],
    head: { text: 'APB: write, read with one wait state', tick: 0 },
  },
};
