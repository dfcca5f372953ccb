/** One clock, clock and reset, handshake, FIFO and pipeline, each as one document. */
export const basics = {
  empty: { signal: [{ name: 'clk', wave: 'p.......' }], head: { tick: 0 } },
  clockReset: {
    signal: [
      { name: 'clk', wave: 'p.........' },
      { name: 'rst_n', wave: '0..1......', node: '...a' },
      { name: 'ready', wave: '0....1....', node: '.....b' },
    ],
    edge: ['a~>b 2 cycles'],
    head: { tick: 0 },
  },
  handshake: {
    signal: [
      { name: 'clk', wave: 'p.........' },
      [
        'source',
        { name: 'valid', wave: '0.1..01.0.', node: '..a' },
        { name: 'data[7:0]', wave: 'x.3..x45x.', data: ['A', 'B', 'C'] },
      ],
      { name: 'ready', wave: '0...1...0.', node: '....b' },
    ],
    edge: ['a~>b'],
    head: { text: 'valid / ready', tick: 0 },
  },
  fifo: {
    signal: [
      { name: 'clk', wave: 'p...........' },
      { name: 'rst_n', wave: '01..........' },
      [
        'write',
        { name: 'push', wave: '0.1..0......' },
        { name: 'wdata[7:0]', wave: 'x.345x......', data: ['A', 'B', 'C'] },
      ],
      [
        'read',
        { name: 'pop', wave: '0.....1..0..' },
        { name: 'rdata[7:0]', wave: 'x..3...45x..', data: ['A', 'B', 'C'] },
      ],
      {},
      { name: 'empty', wave: '1..0.....1..' },
      { name: 'count[1:0]', wave: '2..222.222..', data: ['0', '1', '2', '3', '2', '1', '0'] },
    ],
    head: { text: 'FIFO', tick: 0 },
  },
  pipeline: {
    signal: [
      { name: 'clk', wave: 'p........' },
      { name: 'stall', wave: '0...10...' },
      { name: 'fetch', wave: '34567.893', data: ['I0', 'I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7'], node: 'a' },
      { name: 'decode', wave: 'x3456.789', data: ['I0', 'I1', 'I2', 'I3', 'I4', 'I5', 'I6'], node: '.b' },
      { name: 'execute', wave: 'x.345x678', data: ['I0', 'I1', 'I2', 'I3', 'I4', 'I5'], node: '..c' },
      { name: 'write', wave: 'x..345x67', data: ['I0', 'I1', 'I2', 'I3', 'I4'], node: '...d' },
    ],
    edge: ['a~>b', 'b~>c', 'c~>d'],
    head: { text: 'pipeline', tick: 0 },
  },
};
