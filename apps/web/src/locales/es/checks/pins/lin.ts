import type { LinSentence } from '@netloom/pins';

export const lin: Record<LinSentence, string> = {
  'PINS-LIN-FIELD/general': 'LIN no tiene el campo «{{name}}»; quítelo',
  'PINS-LIN-FIELD/channel': 'canal {{channel}}: los canales LIN no tienen el campo «{{name}}»; quítelo',
  'PINS-LIN-VALUE': '{{field}} es {{value}}; {{wanted}}',
  'PINS-LIN-VALUE/channel': 'canal {{channel}}: {{reason}}',
  'lin-wanted/fixed': 'AUTOSAR 4.2.2 fija {{value}} y ningún otro valor',
  'lin-wanted/boolean': 'indique true o false',
  'lin-wanted/integer': 'indique un número entero de {{min}} a {{max}}',
  'lin-wanted/integer-unit': 'indique un número entero de {{min}} a {{max}} ({{unit}})',
  'lin-wanted/enumeration': 'indique uno de {{options}}',
  'lin-wanted/reference': 'indique la ruta de un {{destination}}, p. ej. {{example}}',
  'lin-wanted/peripheral': 'indique el nombre de un periférico del chip, p. ej. USART1',
  'PINS-LIN-CHANNELS': 'LIN no tiene ningún canal; añada uno o desactive LIN',
  'PINS-LIN-NAME/form':
    'el nombre del canal es «{{name}}»; empiece con una letra y siga con letras, cifras y _',
  'PINS-LIN-NAME/taken': 'el nombre del canal «{{name}}» es el de «{{other}}»; elija otro',
  'PINS-LIN-NAME/alike':
    'el nombre del canal «{{name}}» coincide con «{{other}}» en sus primeros {{count}} caracteres; elija otro',
  'PINS-LIN-ID': 'canal {{channel}}: LinChannelId es {{id}}, como el de {{other}}; dé a cada canal el suyo',
  'PINS-LIN-WAKEUP/source':
    'el canal {{channel}} admite la activación sin LinChannelEcuMWakeupSource: el gestor de estados de la ECU no sabe quién la activó; indique la fuente',
  'PINS-LIN-WAKEUP/support':
    'el canal {{channel}} tiene LinChannelEcuMWakeupSource sin LinChannelWakeupSupport: nunca activa la ECU; active la opción o quite la fuente',
  'PINS-LIN-BREAK/short':
    'canal {{channel}}: el break de {{bits}} bits de un maestro es más corto que los 13 de LIN 2.1, 2.3.1.1: los esclavos pueden no detectarlo; elija BL_13 o más',
  'PINS-LIN-BREAK/hardware':
    'canal {{channel}}: {{instance}} solo envía breaks de 13 bits y BreakLength es {{length}}; elija BL_13',
  'PINS-LIN-HARDWARE/none':
    'el canal {{channel}} no tiene hardware: elija el USART que lo maneja (LinHwChannel)',
  'PINS-LIN-HARDWARE/absent': 'canal {{channel}}: {{chip}} no tiene {{instance}}; elija uno de sus USART',
  'PINS-LIN-HARDWARE/kind': 'canal {{channel}}: {{instance}} no es un USART y no tiene modo LIN; elija uno',
  'PINS-LIN-HARDWARE/taken':
    'canal {{channel}}: {{instance}} ya maneja el canal {{other}}; dé a cada canal el suyo',
  'PINS-LIN-HARDWARE/mode':
    'canal {{channel}}: {{instance}} está en el modo {{mode}}; LIN usa su modo asíncrono, actívelo',
  'PINS-LIN-HARDWARE/disabled':
    'canal {{channel}}: {{instance}} está desactivado; LIN usa su modo asíncrono, actívelo',
  'PINS-LIN-FRAMING':
    'canal {{channel}}: {{instance}} tiene {{parameter}} {{value}}, que su modo LIN no admite; use {{wanted}}',
  'PINS-LIN-BAUD/reach':
    'canal {{channel}}: {{instance}} no alcanza {{baud}} bit/s con su reloj de {{clock}} Hz (de {{min}} a {{max}} bit/s); cambie la velocidad o el reloj',
  'PINS-LIN-BAUD/error':
    'canal {{channel}}: {{instance}} da {{actual}} bit/s en vez de {{baud}}, un error del {{error}} %; LIN permite a un maestro el {{tolerance}} %: cambie el reloj',
  'PINS-LIN-BAUD/differs':
    'el canal {{channel}} va a {{rate}} bit/s, pero {{instance}} está configurado a {{baud}}; quite ese ajuste y tomará la velocidad del canal',
  'lin-fix/remove': 'Quitar {{name}}',
};
