/** What checks of peripherals, parameters, labels and rates say. */
export const SETTINGS = {
  'PINS-UNKNOWN-PERIPHERAL':
    '{{chip}} has no peripheral {{instance}}: take it away, or choose a chip that has it',
  'PINS-UNKNOWN-MODE/choose': '{{instance}} has no mode {{mode}}: choose {{modes}}',
  'PINS-UNKNOWN-MODE/none':
    '{{instance}} has no mode {{mode}}: only its pins can be assigned; take it away here',
  'PINS-AT': '{{at}}: {{reason}}',
  'PINS-UNKNOWN-PARAMETER/peripheral':
    '{{peripheral}} has no parameter {{parameter}}; it has {{known}}: take it away',
  'PINS-UNKNOWN-PARAMETER/pin': '{{pin}}: {{parameter}}: a pin has no such setting; take it away',
  'PINS-UNKNOWN-PARAMETER/needless':
    '{{pin}}: {{parameter}}: {{signal}} needs no setting of its pin; take it away',
  'PINS-READ-ONLY': '{{parameter}} is worked out and cannot be set: take it away',
  'PINS-NO-EFFECT': '{{pin}}: {{parameter}} has no effect on {{signal}}: take it away',
  'PINS-OPTION/none': '{{parameter}} cannot be {{value}} (no such choice); choose {{choices}}',
  'PINS-OPTION/mode': '{{parameter}} cannot be {{value}} (not in this mode); choose {{choices}}',
  'PINS-OPTION/reason':
    '{{parameter}} cannot be {{value}} (not in this mode: {{reason}}); choose {{choices}}',
  'PINS-RANGE/number': '{{parameter}} {{value}} is not a number: enter {{range}}',
  'PINS-RANGE/whole': '{{parameter}} {{value}} is not a whole number: enter {{range}}',
  'PINS-RANGE/least': '{{parameter}} {{value}} is below the least, {{min}}: enter {{range}}',
  'PINS-RANGE/most': '{{parameter}} {{value}} is above the most, {{max}}: enter {{range}}',
  'range/plain': 'a whole number from {{min}} to {{max}}',
  'range/unit': 'a whole number from {{min}} to {{max}} {{unit}}',
  'PINS-COMBINATION': '{{instance}}: {{parameter}} {{value}}: {{reason}}',
  'PINS-FLASH-SIZE': '{{chip}} has no part with {{flash}} kB of flash: choose {{sizes}} kB',
  'PINS-LABEL/identifier':
    '{{pin}}: label {{label}} is no C name: begin with a letter, then letters, digits and _',
  'PINS-LABEL/long':
    '{{pin}}: label {{label}} is longer than {{most}} characters, the first of which tell C identifiers apart: shorten it',
  'PINS-LABEL/reserved': '{{pin}}: label {{label}} is a reserved word of C: choose another name',
  'PINS-LABEL/hal':
    '{{pin}}: label {{label}} would redefine GPIO_Pin, a name of the HAL: choose another name',
  'PINS-LABEL/taken':
    '{{pin}}: label {{label}} is that of {{other}} too, and {{macro}} would be defined twice: choose another name',
  'PINS-BAUD-REACH':
    '{{instance}}: BaudRate {{baud}} cannot be reached with its clock of {{clock}} and {{samples}} samples a bit: from {{min}} to {{max}} Bits/s can; change the rate, OverSampling or the clocks',
  'PINS-BAUD-ERROR/all':
    '{{instance}}: BaudRate {{baud}} becomes {{actual}} Bits/s with its clock of {{clock}} and {{samples}} samples a bit, {{error}} % off: more than all of the {{tolerance}} % that a receiver bears (RM0090, 30.3.5); change the rate or the clocks',
  'PINS-BAUD-ERROR/half':
    '{{instance}}: BaudRate {{baud}} becomes {{actual}} Bits/s with its clock of {{clock}} and {{samples}} samples a bit, {{error}} % off: more than half of the {{tolerance}} % that a receiver bears (RM0090, 30.3.5); change the rate or the clocks',
  'PINS-RATE':
    '{{instance}}: {{rate}} at a clock of {{clock}} is outside {{min}} to {{max}}: choose a larger prescaler or a slower clock',
  'PINS-I2C-SPEED/clock':
    '{{instance}}: {{parameter}} {{speed}} needs a bus clock of at least {{needed}}, which is {{clock}}: raise that clock',
  'PINS-I2C-SPEED/slow':
    '{{instance}}: {{parameter}} {{speed}} is too slow for the divider at a bus clock of {{clock}}: enter at least {{slowest}}',
} as const;
