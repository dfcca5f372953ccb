/** What checks of clocks and their settings say. */
export const CLOCKS = {
  'PINS-CLOCK-NONE/named':
    'The clock tree {{tree}} is not known: clocks, baud rates and their errors are not checked.',
  'PINS-CLOCK-NONE/unnamed':
    'The clock tree of this chip is not known: clocks, baud rates and their errors are not checked.',
  'PINS-CLOCK-NONE/unused': '{{unknown}} The clock settings are not used.',
  'PINS-CLOCK-LIMIT/most':
    '{{node}} is {{frequency}}, but at most {{bound}} is allowed ({{why}}): {{remedy}}.',
  'PINS-CLOCK-LIMIT/least':
    '{{node}} is {{frequency}}, but at least {{bound}} is allowed ({{why}}): {{remedy}}.',
  'clock-remedy/raise': 'raise {{setting}}',
  'clock-remedy/lower': 'lower {{setting}}',
  'clock-remedy/frequency': 'set another frequency of {{setting}}',
  'clock-remedy/choose': 'choose another clock in {{setting}}',
  'PINS-CLOCK-OFF/switch':
    '{{node}} takes {{source}}, which is off: switch it on in {{state}} or choose another clock.',
  'PINS-CLOCK-OFF/plain': '{{node}} takes {{source}}, which is off: switch it on or choose another clock.',
  'PINS-CLOCK-VALUE/options': 'Clock setting {{setting}} is {{value}}: it must be one of {{options}}.',
  'PINS-CLOCK-VALUE/fixed': 'Clock setting {{setting}} is {{value}}: it cannot be set.',
  'PINS-CLOCK-VALUE/number':
    'Clock setting {{setting}} is {{value}}: it must be a number from {{min}} to {{max}}{{unit}}.',
  'PINS-CLOCK-VALUE/integer':
    'Clock setting {{setting}} is {{value}}: it must be an integer from {{min}} to {{max}}{{unit}}.',
  'PINS-CLOCK-VALUE/needs': '{{setting}} {{value}} needs {{needs}}.',
  'PINS-CLOCK-UNKNOWN':
    'The clock tree {{tree}} has no setting {{setting}}: remove it from the configuration.',
  'clock-need': '{{setting}} {{values}}',
  'pins-fix/remove': 'Remove {{name}}',
  'pins-fix/reset': 'Back to the value at reset',
} as const;
