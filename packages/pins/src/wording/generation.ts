/** What is said when files are generated from a configuration. */
export const GENERATION = {
  'PINS-NO-VECTOR':
    '{{instance}} cannot interrupt: {{device}} has no vector {{vector}}. Switch its interrupt off.',
  'PINS-NO-C':
    'There is no generator of C for the family {{family}}: C sources, startup, linker script and build files are left out.',
  'PINS-UNSAFE-TEXT/identifier':
    '{{text}} is no C identifier: use letters, digits and _, not beginning with a digit',
  'PINS-UNSAFE-TEXT/number': '{{text}} is no whole number from 0',
  'PINS-UNSAFE-TEXT/file': '{{text}} is no name for a file: use letters, digits, _ and -',

  'PINS-USER-CODE':
    '{{file}}, line {{line}}: {{fault}} Nothing was generated, so that no code of yours is lost.',
  'PINS-USER-CODE-KEPT':
    '{{file}}: the section {{name}} has no place any more; its code is kept at the end of the file.',
  'user-code/no-name': 'USER CODE {{word}} has no name.',
  'user-code/never-begun': 'USER CODE END {{name}} closes a section that was never begun.',
  'user-code/other-end': 'USER CODE END {{name}} stands in the section {{open}} of line {{line}}.',
  'user-code/inside': 'USER CODE BEGIN {{name}} stands inside the section {{open}} of line {{line}}.',
  'user-code/twice': 'The section {{name}} stands in this file twice, first at line {{line}}.',
  'user-code/unclosed': 'USER CODE BEGIN {{name}} has no USER CODE END {{name}}.',
  'user-code/kept-too': 'The section {{name}} has code both at its place and in the block of kept sections.',
  'user-code/other-file': 'The section {{name}} is none of this file: move its code to another section.',
  'user-code/conditions':
    'The section {{name}} is no longer generated, and its #if and #endif do not pair up: mend them.',

  'PINS-ZEPHYR-LOSS':
    'The devicetree overlay does not carry {{what}}; set it where Zephyr has a place for it.',
  'zephyr/of': '{{instance}}: {{what}}',
  'zephyr/and': '{{first}}; {{then}}',
  'zephyr/all': 'all of it (Zephyr has no driver for the mode {{mode}})',
  'zephyr/lin': 'the LIN mode',
  'zephyr/priority': 'interrupt priority {{priority}}',
  'zephyr/clocks': 'the clock tree (the board states its own)',
  'zephyr/pad': 'the remapping of pad {{pad}} for {{pin}}',
  'zephyr/switch': 'the state of the analog switch of {{pin}}',
  'zephyr/slave': 'the slave mode (chosen when the program runs)',
  'zephyr/setting': '{{setting}} {{value}}',
  'zephyr/spi': 'the clock rate (each device on the bus states its own, spi-max-frequency)',
  'zephyr/can': 'the bit timing (the driver reckons it from bitrate and sample-point)',
  'zephyr/flow': 'flow control {{flow}} (hw-flow-control is of RTS and CTS together)',
  'zephyr/i2c': 'clock speed {{speed}} Hz (the driver knows 100000 and 400000 alone)',
} as const;
