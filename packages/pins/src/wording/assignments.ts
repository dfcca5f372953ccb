/** What checks of signals and pins say. */
export const ASSIGNMENTS = {
  'PINS-UNKNOWN-PIN': '{{chip}} has no pin {{pin}}: take its entry away, or choose a pin of this chip',
  'PINS-NO-SIGNALS': '{{pin}} is a {{type}} pin and carries no signal: free it',
  'PINS-NOT-OFFERED/gpio': '{{pin}} cannot be {{signal}}: it can be GPIO {{modes}}',
  'PINS-NOT-OFFERED/no-gpio': '{{pin}} cannot be {{signal}}: it is no GPIO',
  'PINS-NOT-OFFERED/one': '{{pin}} does not offer {{signal}}; {{pins}} does',
  'PINS-NOT-OFFERED/many': '{{pin}} does not offer {{signal}}; {{pins}} do',
  'PINS-UNKNOWN-SIGNAL/chip': '{{chip}} has no signal {{signal}}: free {{pin}} or choose another',
  'PINS-UNKNOWN-SIGNAL/pins': 'no pin of this chip offers {{signal}}',
  'PINS-ANALOG-SWITCH/open':
    '{{pin}} carries {{signal}}: the analog switch to {{bit}} ({{bit}}SO of SYSCFG_PMCR) must be open, so that only the converter sees the pad; generated code leaves it as reset does, so set it in the code',
  'PINS-ANALOG-SWITCH/closed':
    '{{pin}} carries {{signal}}: the analog switch to {{bit}} ({{bit}}SO of SYSCFG_PMCR) must be closed, because the signal comes from {{bit}}; generated code leaves it as reset does, so set it in the code',
  'PINS-WEAK-PIN':
    '{{pin}} drives at most 2 MHz into 30 pF and is no source of current: speed {{speed}} is more than it bears; choose Low (data sheet, pin definitions)',
  'PINS-BONDED':
    '{{one}} and {{other}} are bonded to the same position {{position}}: only one of them may be used; free the other',
  'PINS-EXTI-LINE':
    '{{one}} and {{other}} both want EXTI line {{line}}, which listens to one port: make one of them a plain input, or choose a pin with another number',
  'PINS-EXTI-OFF':
    '{{pin}} asks for interrupts, but the vector {{vector}} is off: give it a priority, or make the pin an event or an input',
  'PINS-EXTI-IDLE': 'the interrupt {{vector}} is on, but no pin asks for it: switch it off',
  'PINS-EXTI-MODE':
    '{{vector}} is an interrupt vector: it has mode Interrupt and a priority from 0 to 15, or no entry',
  'PINS-OSCILLATOR-ON/high':
    '{{pin}} carries {{signal}}, but the high-speed oscillator (HSE) is on and takes the pin: free it, or switch HSE off among the clocks',
  'PINS-OSCILLATOR-ON/low':
    '{{pin}} carries {{signal}}, but the low-speed oscillator ({{oscillator}}) is on and takes the pin: free it, or switch {{oscillator}} off among the clocks',
  'PINS-NO-PIN':
    'no pin of this chip offers {{signal}}, which {{instance}} needs in mode {{mode}}: choose another mode',
  'PINS-UNPLACED': '{{signal}} has no pin, which {{instance}} needs in mode {{mode}}: put it on {{pins}}',
  'PINS-SIGNAL-TWICE':
    '{{signal}} is on {{first}} and on {{pin}}: a signal reaches one pin; free one of them',
  'PINS-KEPT':
    '{{pin}} is kept for {{signal}}, but nothing sets it up: the parameters of {{instance}} are not known here',
  'PINS-UNUSED/mode':
    '{{pin}} holds {{signal}}, but mode {{mode}} of {{instance}} does not use it: the pin is not set up; choose a mode that uses it, or free the pin',
  'PINS-UNUSED/disabled':
    '{{pin}} holds {{signal}}, but {{instance}} is disabled: the pin is not set up; choose a mode that uses it, or free the pin',
  'PINS-PORT-BIT':
    '{{one}} and {{other}} are both bit {{bit}} of the port, which carries one signal: free one of the leads, or move its signal to another pin',
  'pins-on-lead': '{{signals}} on {{pin}} (lead {{position}})',
  'PINS-REMAP':
    '{{instance}} has one remapping for all its signals, and none fits: {{where}}; move them to pins of one remapping',
  'pins-takes': '{{signal}} on {{pin}} takes {{remaps}}',
  'PINS-ROLE': '{{about}} It carries {{signal}} now: choose another pin unless this is meant ({{source}})',
  'PINS-SHARED/analog':
    '{{other}} cannot share {{pin}} with {{signal}}: a pin carries several signals only where all are analog inputs of different converters; give it a pin of its own',
  'PINS-SHARED/offered':
    '{{other}} cannot share {{pin}} with {{signal}}: {{pin}} does not offer {{other}}; give it a pin of its own',
  'PINS-ONE-BLOCK/block':
    '{{one}} and {{other}} are the same block of hardware and cannot be used together: disable one of them and free its pins',
  'PINS-ONE-BLOCK/memory':
    '{{one}} and {{other}} share their memory and cannot be used together: disable one of them and free its pins',
} as const;
