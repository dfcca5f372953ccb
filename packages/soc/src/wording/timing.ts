/** What checks of clocks, resets and interrupts say. */
export const TIMING = {
  'SOC-CLOCK-MISSING/open': 'clock {{port}} is not connected',
  'SOC-CLOCK-MISSING/constant': 'clock {{port}} is tied to a constant',
  'SOC-CLOCK-AS-DATA': '{{source}} is a clock, and {{port}} is none',
  'SOC-DATA-AS-CLOCK': '{{port}} is a clock, and {{source}} is none',
  'SOC-CLOCK-DOMAIN': '{{manager}} runs on {{from}}, {{subordinate}} on {{to}}',
  'SOC-CLOCK-CROSSING': '{{source}} changes with {{from}}, {{port}} is read with {{to}}',
  'SOC-RESET-MISSING/open': 'reset {{port}} is not connected',
  'SOC-RESET-MISSING/constant': 'reset {{port}} is tied to a constant',
  'SOC-RESET-POLARITY/low': '{{reset}} is active low, {{port}} active high',
  'SOC-RESET-POLARITY/high': '{{reset}} is active high, {{port}} active low',
  'SOC-RESET-DOMAIN': '{{reset}} belongs to {{clock}}, but {{instance}} runs on {{wanted}}',
  'SOC-RESET-VECTOR/no-code':
    '{{instance}} starts at {{address}}, where {{subordinate}} is, which holds no code',
  'SOC-RESET-VECTOR/nothing': '{{instance}} starts at {{address}}, where nothing is mapped',
  'SOC-INTERRUPT-SOURCE/lost': '{{reason}}',
  'SOC-INTERRUPT-SOURCE/no-output': '{{source}} is not an output',
  'SOC-INTERRUPT-SOURCE/bits': '{{source}} has {{count}} bits; name one of them',
  'SOC-INTERRUPT-SINK/lost': '{{source}}: {{reason}}',
  'SOC-INTERRUPT-SINK/no-input': '{{source}}: {{sink}} is not an input port as a whole',
  'SOC-INTERRUPT-NUMBER': '{{sink}} has {{count}} bits and no number {{number}}',
  'SOC-INTERRUPT-NEVER': 'number {{number}} of {{sink}} never fires; {{lowest}} is the lowest',
  'SOC-INTERRUPT-CLASH': '{{source}} and {{other}} both use number {{number}} of {{sink}}',
  'SOC-INTERRUPT-WIRED':
    '{{source}} asks for an interrupt at {{sink}} over a wire, which the interrupt table does not have',
  'SOC-CLOCK-SOURCE/no-clock': 'clock {{clock}} is made of {{input}}, which is no clock',
  'SOC-CLOCK-SOURCE/twice': 'clock {{clock}} chooses between {{input}} and itself',
  'SOC-CLOCK-SOURCE/minimum':
    'clock {{clock}} is divided by {{ratio}} after reset, and software must not divide by less than {{minimum}}',
  'SOC-CLOCK-CIRCLE': 'clock {{clock}} is made of itself: {{way}}',
  'SOC-CLOCK-FREQUENCY': 'clock {{clock}} is said to have {{frequency}} Hz; its source gives {{expected}} Hz',
  'SOC-CLOCK-UNIT/none': '{{name}} has a source, and no clock-and-reset unit makes it',
  'SOC-CLOCK-UNIT/several': '{{instance}} would make the clocks and resets that {{other}} makes',
  'SOC-CLOCK-UNIT/gated': '{{instance}} runs on {{clock}}, which software can stop at the gate {{gate}}',
  'SOC-PLL/disagree': '{{clock}} and {{other}} are outputs of {{pll}}, and say different things of it',
  'SOC-PLL/twice': '{{clock}} and {{other}} are both output {{output}} of {{pll}}',
  'SOC-PLL/no-output': '{{clock}} is output {{output}} of {{pll}}, whose last one is {{most}}',
  'SOC-PLL/limits': '{{pll}} is the PLL of an ASIC library, and its limits do not stand in the document',
  'SOC-PLL/waits':
    'the reference of {{pll}} comes from {{from}}, which stands still until the PLL has locked',
  'SOC-PLL/reference':
    'the reference of {{pll}} has {{value}} Hz, outside {{min}} to {{max}} Hz ({{origin}})',
  'SOC-PLL/phase':
    'the phase detector of {{pll}} has {{value}} Hz, outside {{min}} to {{max}} Hz ({{origin}})',
  'SOC-PLL/vco': 'the oscillator of {{pll}} has {{value}} Hz, outside {{min}} to {{max}} Hz ({{origin}})',
  'SOC-PLL/output': '{{clock}} of {{pll}} has {{value}} Hz, outside {{min}} to {{max}} Hz ({{origin}})',
  'SOC-PLL/divider': '{{pll}} divides its reference by {{value}}, outside {{min}} to {{max}} ({{origin}})',
  'SOC-PLL/multiplier':
    '{{pll}} multiplies by {{value}}, which is no step from {{min}} to {{max}} ({{origin}})',
  'SOC-PLL/divide':
    '{{clock}} is divided by {{value}}, which is no step from {{min}} to {{max}} of {{pll}} ({{origin}})',
  'SOC-PLL/feedback':
    'the feedback of {{pll}} from {{clock}} is divided by {{value}}, outside {{min}} to {{max}} ({{origin}})',
  'SOC-CLOCK-SOURCE/oscillator': 'the oscillator of {{clock}} does not divide by {{divide}}',
  'SOC-CLOCK-UNIT/own-select':
    '{{instance}} runs on {{clock}}, whose multiplexer {{mux}} it selects itself: a dead input would stop the registers that lead away from it',
  'SOC-CLOCK-GROUP/gated':
    'clock {{clock}} is of the group {{group}}, which nobody may stop, and the gate {{gate}} does',
  'SOC-CLOCK-GROUP/no-hint':
    'clock {{clock}} is of the group {{group}}, and its gate knows no idle hint of a block',
  'SOC-CLOCK-GROUP/hint': 'clock {{clock}} is of the group {{group}}, and its gate waits for an idle hint',
  'SOC-CLOCK-GROUP/idle': '{{idle}} is no output of one bit that could be the idle hint of clock {{clock}}',
  'SOC-CLOCK-ENABLE/twice': 'clocks {{other}} and {{clock}} both have an enable {{enable}}',
  'SOC-CLOCK-ENABLE/minimum':
    'enable {{enable}} comes every {{ratio}} periods after reset, and software must not set less than {{minimum}}',
  'SOC-CLOCK-MEASURE/no-clock': 'clock {{clock}} is measured against {{reference}}, which is no clock',
  'SOC-CLOCK-MEASURE/itself': 'clock {{clock}} is measured against itself',
  'SOC-CLOCK-MEASURE/changes':
    'clock {{clock}} is measured against {{reference}}, whose frequency software changes at {{changed}}',
  'SOC-CLOCK-MEASURE/hint':
    'clock {{clock}} is measured behind the gate {{gate}}, which the idle hint of a block closes: that would be a fault each time',
  'SOC-CLOCK-MEASURE/long':
    'more periods of clock {{clock}} than can be counted fit into {{window}} of {{reference}}; {{longest}} is the most',
  'SOC-CLOCK-MEASURE/short':
    '{{window}} periods of {{reference}} have {{count}} of clock {{clock}}, too few to tell {{tolerance}} % from a count that is off by one',
  'SOC-CLOCK-NAME': '{{one}} and {{other}} would both be {{name}} in the clock-and-reset unit',
  'SOC-RESET-SOURCE/filter-power-on':
    'reset {{reset}} is the power-on reset, which starts the clock that a filter would count',
  'SOC-RESET-SOURCE/filter-made': 'reset {{reset}} is made inside, where no filter is needed',
  'SOC-RESET-SOURCE/filter-unused': 'reset {{reset}} has a filter and asserts no reset that is made inside',
  'SOC-RESET-SOURCE/filter-clock':
    'the filter of reset {{reset}} counts {{clock}}, which software or a hint may stop',
  'SOC-RESET-SOURCE/no-reset': 'reset {{reset}} waits for {{other}}, which is no reset',
  'SOC-RESET-SOURCE/high': 'reset {{reset}} has a source and is active high',
  'SOC-RESET-SOURCE/itself': 'reset {{reset}} waits for itself',
  'SOC-RESET-SOURCE/request': '{{request}} is no output of one bit that could ask for reset {{reset}}',
  'SOC-RESET-SOURCE/stopped': 'reset {{reset}} waits for clock {{clock}}, which stands still after reset',
  'SOC-RESET-SOURCE/power-on-clock':
    'the power-on reset {{reset}} is of clock {{clock}}, which stands still until it is released',
  'SOC-RESET-POWER-ON/none': 'no reset of the top level could be the power-on reset',
  'SOC-RESET-POWER-ON/several': 'which of {{resets}} is the power-on reset?',
} as const;
