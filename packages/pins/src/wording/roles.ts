/** What is said of pins that are better left alone. */
export const ROLES = {
  'role/reset': '{{pin}} resets the chip while it is low.',
  'role/boot': '{{pin}} is {{name}}: its level at reset chooses the memory that the chip starts from.',
  'role/boot1':
    '{{pin}} is BOOT1: with BOOT0 high, its level at reset chooses between system memory and SRAM.',
  'role/swd': '{{pin}} is {{name}}: once it is taken, the debugger cannot attach.',
  'role/jtag': '{{pin}} is {{name}}: once it is taken, JTAG no longer works, SWD still does.',
  'role/oscillator': '{{pin}} is {{name}}: once it is taken, no crystal can be used there.',
  'role/both': '{{one}} {{other}}',
  'role-source/names': 'the pin’s names in the maker’s data',
  'role-source/both': '{{one}}; {{other}}',
} as const;
