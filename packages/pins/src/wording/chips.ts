/** What is wrong with a chip. */
export const CHIPS = {
  'PINS-CHIP-POSITION':
    'duplicate positions: {{other}} and {{pin}} both stand at {{position}}; give one of them another position',
  'PINS-CHIP-NAME':
    'two pins are named {{pin}}, at {{other}} and {{position}}; a pin with signals needs a name of its own',
  'PINS-CHIP-SIGNAL': 'pin {{pin}} lists the signal {{signal}} twice; put its routes into one entry',
  'PINS-CHIP-INSTANCE': 'the peripheral {{instance}} is listed twice; remove one',
  'PINS-CHIP-CHARACTERS': '{{field}} {{value}} may hold only {{allowed}}; rename it',
  'characters/text': 'letters, digits, spaces and . , : ; + - / ( ) [ ] _ &',
  'characters/pin': 'letters, digits, spaces and + - . / ( ) [ ] _',
  'characters/position': 'capital letters and digits',
  'characters/port': 'one capital letter',
  'characters/signal': 'a letter, then letters, digits, _ and -',
  'characters/instance': 'letters, digits and _',
  'characters/identifier': 'an identifier of C: letters, digits and _',
} as const;
