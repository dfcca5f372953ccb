/** SPI in its four modes, I²C (NXP UM10204) and a UART frame of 8 bits without parity. */
export const serial = {
  spi: {
    signal: [
      { name: 'cs_n', wave: '10........1' },
      { name: 'sclk (CPOL 0)', wave: '0.pppppppp0', phase: 0.5 },
      { name: 'sclk (CPOL 1)', wave: '1.nnnnnnnn1', phase: 0.5 },
      [
        'CPHA 0',
        { name: 'mosi', wave: 'x33333333x.', data: '7 6 5 4 3 2 1 0' },
        { name: 'miso', wave: 'z44444444z.', data: '7 6 5 4 3 2 1 0' },
      ],
      [
        'CPHA 1',
        { name: 'mosi', wave: 'xx33333333x', data: '7 6 5 4 3 2 1 0', phase: 0.5 },
        { name: 'miso', wave: 'zz44444444z', data: '7 6 5 4 3 2 1 0', phase: 0.5 },
      ],
    ],
    head: { text: 'SPI' },
  },
  i2c: {
    signal: [
      { name: 'SCL', wave: '1.nnnnnnnnn01.' },
      {
        name: 'SDA',
        wave: '103333333450.1',
        data: ['A6', 'A5', 'A4', 'A3', 'A2', 'A1', 'A0', 'R/W', 'ACK'],
        node: '.s...........p',
      },
    ],
    head: { text: 'I²C: START, address, ACK, STOP' },
  },
  uart: {
    signal: [
      { name: 'tx', wave: '1.0333333331..', data: ['b0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'] },
      { node: '..a........b.' },
    ],
    edge: ['a+b 8 bits, the lowest first'],
    head: { text: 'UART 8N1: start bit, data, stop bit' },
  },
};
