import type { ChipSentence } from '@netloom/pins';

export const chips: Record<ChipSentence, string> = {
  'PINS-CHIP-POSITION':
    'posiciones repetidas: {{other}} y {{pin}} están ambos en {{position}}; dé otra posición a uno de ellos',
  'PINS-CHIP-NAME':
    'dos pines se llaman {{pin}}, en {{other}} y {{position}}; un pin con señales necesita un nombre propio',
  'PINS-CHIP-SIGNAL': 'el pin {{pin}} lista la señal {{signal}} dos veces; reúna sus rutas en una entrada',
  'PINS-CHIP-INSTANCE': 'el periférico {{instance}} aparece dos veces; quite uno',
  'PINS-CHIP-CHARACTERS': '{{field}} {{value}} solo puede contener {{allowed}}; cámbiele el nombre',
  'characters/text': 'letras, cifras, espacios y . , : ; + - / ( ) [ ] _ &',
  'characters/pin': 'letras, cifras, espacios y + - . / ( ) [ ] _',
  'characters/position': 'letras mayúsculas y cifras',
  'characters/port': 'una letra mayúscula',
  'characters/signal': 'una letra y luego letras, cifras, _ y -',
  'characters/instance': 'letras, cifras y _',
  'characters/identifier': 'un identificador de C: letras, cifras y _',
};
