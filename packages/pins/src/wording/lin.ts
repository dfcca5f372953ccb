/** What checks of LIN channels say. */
export const LIN = {
  'PINS-LIN-FIELD/general': 'LIN has no field "{{name}}"; remove it',
  'PINS-LIN-FIELD/channel': 'channel {{channel}}: LIN channels have no field "{{name}}"; remove it',
  'PINS-LIN-VALUE': '{{field}} is {{value}}; {{wanted}}',
  'PINS-LIN-VALUE/channel': 'channel {{channel}}: {{reason}}',
  'lin-wanted/fixed': 'AUTOSAR 4.2.2 has {{value}} and nothing else',
  'lin-wanted/boolean': 'give true or false',
  'lin-wanted/integer': 'give a whole number from {{min}} to {{max}}',
  'lin-wanted/integer-unit': 'give a whole number from {{min}} to {{max}} ({{unit}})',
  'lin-wanted/enumeration': 'give one of {{options}}',
  'lin-wanted/reference': 'give the path of a {{destination}}, e.g. {{example}}',
  'lin-wanted/peripheral': 'give the name of a peripheral of the chip, e.g. USART1',
  'PINS-LIN-CHANNELS': 'LIN has no channel; add one, or switch LIN off',
  'PINS-LIN-NAME/form': 'the channel\'s name is "{{name}}"; give a letter, then letters, digits and _',
  'PINS-LIN-NAME/taken': 'the channel\'s name "{{name}}" is that of "{{other}}"; give another',
  'PINS-LIN-NAME/alike':
    'the channel\'s name "{{name}}" is that of "{{other}}" in its first {{count}} characters; give another',
  'PINS-LIN-ID':
    'channel {{channel}}: LinChannelId is {{id}} as that of {{other}}; give each channel its own',
  'PINS-LIN-WAKEUP/source':
    'channel {{channel}} supports wakeup without a LinChannelEcuMWakeupSource: the ECU state manager is not told who woke it; name the source',
  'PINS-LIN-WAKEUP/support':
    'channel {{channel}} has a LinChannelEcuMWakeupSource without LinChannelWakeupSupport: it never wakes; switch the support on or remove the source',
  'PINS-LIN-BREAK/short':
    "channel {{channel}}: a master's break of {{bits}} bits is shorter than the 13 of LIN 2.1, 2.3.1.1: slaves may miss it; choose BL_13 or longer",
  'PINS-LIN-BREAK/hardware':
    'channel {{channel}}: {{instance}} sends breaks of 13 bits only, BreakLength is {{length}}; choose BL_13',
  'PINS-LIN-HARDWARE/none':
    'channel {{channel}} has no hardware: choose the USART that drives it (LinHwChannel)',
  'PINS-LIN-HARDWARE/absent': 'channel {{channel}}: {{chip}} has no {{instance}}; choose one of its USARTs',
  'PINS-LIN-HARDWARE/kind': 'channel {{channel}}: {{instance}} is no USART and has no LIN mode; choose one',
  'PINS-LIN-HARDWARE/taken':
    'channel {{channel}}: {{instance}} drives channel {{other}} already; give each channel its own',
  'PINS-LIN-HARDWARE/mode':
    'channel {{channel}}: {{instance}} is in mode {{mode}}; LIN takes its asynchronous mode, enable it',
  'PINS-LIN-HARDWARE/disabled':
    'channel {{channel}}: {{instance}} is disabled; LIN takes its asynchronous mode, enable it',
  'PINS-LIN-FRAMING':
    'channel {{channel}}: {{instance}} has {{parameter}} {{value}}, which its LIN mode does not; take {{wanted}}',
  'PINS-LIN-BAUD/reach':
    'channel {{channel}}: {{instance}} cannot reach {{baud}} bit/s from its clock of {{clock}} Hz ({{min}} to {{max}} bit/s); change the rate or the clock',
  'PINS-LIN-BAUD/error':
    'channel {{channel}}: {{instance}} gives {{actual}} bit/s for {{baud}}, {{error}} % off; LIN lets a master be {{tolerance}} % off: change the clock',
  'PINS-LIN-BAUD/differs':
    "channel {{channel}} runs at {{rate}} bit/s, but {{instance}} is set up for {{baud}}; remove that, and it takes the channel's rate",
  'lin-fix/remove': 'Remove {{name}}',
} as const;
