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
} as const;
