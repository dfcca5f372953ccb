import type { ClockSentence } from '@netloom/pins';

export const clocks: Record<ClockSentence, string> = {
  'PINS-CLOCK-NONE/named':
    'El árbol de relojes {{tree}} no se conoce: no se comprueban relojes, velocidades ni sus errores.',
  'PINS-CLOCK-NONE/unnamed':
    'El árbol de relojes de este chip no se conoce: no se comprueban relojes, velocidades ni sus errores.',
  'PINS-CLOCK-NONE/unused': '{{unknown}} Los ajustes de reloj no se usan.',
  'PINS-CLOCK-LIMIT/most':
    '{{node}} es {{frequency}}, pero se permite como máximo {{bound}} ({{why}}): {{remedy}}.',
  'PINS-CLOCK-LIMIT/least':
    '{{node}} es {{frequency}}, pero se permite como mínimo {{bound}} ({{why}}): {{remedy}}.',
  'clock-remedy/raise': 'aumente {{setting}}',
  'clock-remedy/lower': 'reduzca {{setting}}',
  'clock-remedy/frequency': 'fije otra frecuencia de {{setting}}',
  'clock-remedy/choose': 'elija otro reloj en {{setting}}',
  'PINS-CLOCK-OFF/switch':
    '{{node}} toma {{source}}, que está apagado: actívelo en {{state}} o elija otro reloj.',
  'PINS-CLOCK-OFF/plain': '{{node}} toma {{source}}, que está apagado: actívelo o elija otro reloj.',
  'PINS-CLOCK-VALUE/options': 'El ajuste de reloj {{setting}} es {{value}}: debe ser uno de {{options}}.',
  'PINS-CLOCK-VALUE/fixed': 'El ajuste de reloj {{setting}} es {{value}}: no puede fijarse.',
  'PINS-CLOCK-VALUE/number':
    'El ajuste de reloj {{setting}} es {{value}}: debe ser un número de {{min}} a {{max}}{{unit}}.',
  'PINS-CLOCK-VALUE/integer':
    'El ajuste de reloj {{setting}} es {{value}}: debe ser un entero de {{min}} a {{max}}{{unit}}.',
  'PINS-CLOCK-VALUE/needs': '{{setting}} {{value}} necesita {{needs}}.',
  'PINS-CLOCK-UNKNOWN':
    'El árbol de relojes {{tree}} no tiene el ajuste {{setting}}: quítelo de la configuración.',
  'clock-need': '{{setting}} {{values}}',
  'pins-fix/remove': 'Quitar {{name}}',
  'pins-fix/reset': 'Volver al valor tras el reset',
};
