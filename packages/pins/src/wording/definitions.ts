/** Why definitions of peripherals rule values out. */
export const OPTIONS = {
  'option/smartcard': 'an asynchronous line has 1 or 2 stop bits (RM0090, 30.3.2 "Configurable stop bits")',
  'option/no-smartcard': 'UART4, UART5, UART7 and UART8 have 1 or 2 stop bits (RM0090, 30.6.5 "STOP")',
  'option/master': 'only a master drives NSS (RM0090, 28.3.1 "NSS output enabled")',
  'option/wired-and': 'the bus of this signal is wired-AND: only open drain leaves it to others',
  'option/push-pull': 'this signal is driven both ways, which takes push-pull',
  'rule/receive-only':
    'the clock runs only while the transmitter sends, so nothing would be received; choose Receive and Transmit (RM0090, 30.3.9)',
  'rule/parity-bit':
    'parity takes one of the 8 bits: 7 data bits are left; 8 data bits with parity take a word length of 9 (RM0090, 30.3.7)',
  'rule/smartcard': '0.5 and 1.5 stop bits are meant for smartcards (RM0090, 30.3.2)',
} as const;
