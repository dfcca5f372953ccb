/** What `demo/sw/use_blocks` prints where each block works. */
export const USE_BLOCKS = [
  'Hello from flash.',
  'Flash: identified, read over four lines, erased, programmed: works',
  'DMA: rows copied from the flash, by interrupt: works',
  'CRC-32 of the flash: works',
  'SHA-256: works',
  'I2C: a page of the EEPROM: works',
  'I2C target: bytes both ways, by interrupt: works',
  'PWM: a quarter of the period: works',
  'Timer: an interrupt in time: works',
  'Real-time counter: an alarm in time: works',
  'Watchdog: quiet while kicked, told early and late, locked: works',
  'Mailbox: words from one side to the other: works',
  'PASS',
  'netloom: the firmware ended',
];
