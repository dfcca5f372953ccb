import type { SettingSentence } from '@netloom/pins';

export const settings: Record<SettingSentence, string> = {
  'PINS-UNKNOWN-PERIPHERAL':
    '{{chip}} no tiene el periférico {{instance}}: quítelo o elija un chip que lo tenga',
  'PINS-UNKNOWN-MODE/choose': '{{instance}} no tiene el modo {{mode}}: elija {{modes}}',
  'PINS-UNKNOWN-MODE/none':
    '{{instance}} no tiene el modo {{mode}}: solo pueden asignarse sus pines; quítelo aquí',
  'PINS-AT': '{{at}}: {{reason}}',
  'PINS-UNKNOWN-PARAMETER/peripheral':
    '{{peripheral}} no tiene el parámetro {{parameter}}; tiene {{known}}: quítelo',
  'PINS-UNKNOWN-PARAMETER/pin': '{{pin}}: {{parameter}}: un pin no tiene ese ajuste; quítelo',
  'PINS-UNKNOWN-PARAMETER/needless':
    '{{pin}}: {{parameter}}: {{signal}} no necesita ajustes de su pin; quítelo',
  'PINS-READ-ONLY': '{{parameter}} se calcula y no puede fijarse: quítelo',
  'PINS-NO-EFFECT': '{{pin}}: {{parameter}} no tiene efecto sobre {{signal}}: quítelo',
  'PINS-OPTION/none': '{{parameter}} no puede ser {{value}} (no existe esa opción); elija {{choices}}',
  'PINS-OPTION/mode': '{{parameter}} no puede ser {{value}} (no en este modo); elija {{choices}}',
  'PINS-OPTION/reason':
    '{{parameter}} no puede ser {{value}} (no en este modo: {{reason}}); elija {{choices}}',
  'PINS-RANGE/number': '{{parameter}} {{value}} no es un número: introduzca {{range}}',
  'PINS-RANGE/whole': '{{parameter}} {{value}} no es un número entero: introduzca {{range}}',
  'PINS-RANGE/least': '{{parameter}} {{value}} es menor que el mínimo, {{min}}: introduzca {{range}}',
  'PINS-RANGE/most': '{{parameter}} {{value}} es mayor que el máximo, {{max}}: introduzca {{range}}',
  'range/plain': 'un número entero de {{min}} a {{max}}',
  'range/unit': 'un número entero de {{min}} a {{max}} {{unit}}',
  'PINS-COMBINATION': '{{instance}}: {{parameter}} {{value}}: {{reason}}',
  'PINS-FLASH-SIZE': '{{chip}} no tiene una variante con {{flash}} kB de flash: elija {{sizes}} kB',
  'PINS-LABEL/identifier':
    '{{pin}}: la etiqueta {{label}} no es un nombre de C: empiece por una letra, luego letras, cifras y _',
  'PINS-LABEL/long':
    '{{pin}}: la etiqueta {{label}} tiene más de {{most}} caracteres, los primeros que distinguen identificadores de C: acórtela',
  'PINS-LABEL/reserved': '{{pin}}: la etiqueta {{label}} es una palabra reservada de C: elija otro nombre',
  'PINS-LABEL/hal':
    '{{pin}}: la etiqueta {{label}} redefiniría GPIO_Pin, un nombre de la HAL: elija otro nombre',
  'PINS-LABEL/taken':
    '{{pin}}: la etiqueta {{label}} es también la de {{other}}, y {{macro}} se definiría dos veces: elija otro nombre',
  'PINS-BAUD-REACH':
    '{{instance}}: BaudRate {{baud}} no se alcanza con su reloj de {{clock}} y {{samples}} muestras por bit: se alcanzan de {{min}} a {{max}} Bits/s; cambie la velocidad, OverSampling o los relojes',
  'PINS-BAUD-ERROR/all':
    '{{instance}}: BaudRate {{baud}} queda en {{actual}} Bits/s con su reloj de {{clock}} y {{samples}} muestras por bit, un {{error}} % de desvío: más que todo el {{tolerance}} % que soporta un receptor (RM0090, 30.3.5); cambie la velocidad o los relojes',
  'PINS-BAUD-ERROR/half':
    '{{instance}}: BaudRate {{baud}} queda en {{actual}} Bits/s con su reloj de {{clock}} y {{samples}} muestras por bit, un {{error}} % de desvío: más de la mitad del {{tolerance}} % que soporta un receptor (RM0090, 30.3.5); cambie la velocidad o los relojes',
  'PINS-RATE':
    '{{instance}}: {{rate}} con un reloj de {{clock}} está fuera de {{min}} a {{max}}: elija un prescaler mayor o un reloj más lento',
  'PINS-I2C-SPEED/clock':
    '{{instance}}: {{parameter}} {{speed}} necesita un reloj de bus de al menos {{needed}}, y es de {{clock}}: súbalo',
  'PINS-I2C-SPEED/slow':
    '{{instance}}: {{parameter}} {{speed}} es demasiado lento para el divisor con un reloj de bus de {{clock}}: introduzca al menos {{slowest}}',
};
