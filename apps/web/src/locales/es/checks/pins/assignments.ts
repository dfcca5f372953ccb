import type { AssignmentSentence } from '@netloom/pins';

export const assignments: Record<AssignmentSentence, string> = {
  'PINS-UNKNOWN-PIN': '{{chip}} no tiene el pin {{pin}}: quite su entrada o elija un pin de este chip',
  'PINS-NO-SIGNALS': '{{pin}} es un pin de tipo {{type}} y no lleva señal: libérelo',
  'PINS-NOT-OFFERED/gpio': '{{pin}} no puede ser {{signal}}: puede ser GPIO {{modes}}',
  'PINS-NOT-OFFERED/no-gpio': '{{pin}} no puede ser {{signal}}: no es un GPIO',
  'PINS-NOT-OFFERED/one': '{{pin}} no ofrece {{signal}}; {{pins}} sí',
  'PINS-NOT-OFFERED/many': '{{pin}} no ofrece {{signal}}; lo ofrecen {{pins}}',
  'PINS-UNKNOWN-SIGNAL/chip': '{{chip}} no tiene la señal {{signal}}: libere {{pin}} o elija otra',
  'PINS-UNKNOWN-SIGNAL/pins': 'ningún pin de este chip ofrece {{signal}}',
  'PINS-ANALOG-SWITCH/open':
    '{{pin}} lleva {{signal}}: el interruptor analógico hacia {{bit}} ({{bit}}SO de SYSCFG_PMCR) debe estar abierto, para que solo el conversor vea el pad; el código generado lo deja como tras el reset, así que fíjelo en el código',
  'PINS-ANALOG-SWITCH/closed':
    '{{pin}} lleva {{signal}}: el interruptor analógico hacia {{bit}} ({{bit}}SO de SYSCFG_PMCR) debe estar cerrado, porque la señal viene de {{bit}}; el código generado lo deja como tras el reset, así que fíjelo en el código',
  'PINS-WEAK-PIN':
    '{{pin}} maneja como mucho 2 MHz con 30 pF y no es fuente de corriente: la velocidad {{speed}} es más de lo que soporta; elija Low (hoja de datos, definición de pines)',
  'PINS-BONDED':
    '{{one}} y {{other}} están unidos a la misma posición {{position}}: solo puede usarse uno; libere el otro',
  'PINS-EXTI-LINE':
    '{{one}} y {{other}} quieren la línea EXTI {{line}}, que escucha un solo puerto: haga de uno una entrada simple o elija un pin con otro número',
  'PINS-EXTI-OFF':
    '{{pin}} pide interrupciones, pero el vector {{vector}} está desactivado: dele una prioridad o haga del pin un evento o una entrada',
  'PINS-EXTI-IDLE': 'la interrupción {{vector}} está activada, pero ningún pin la pide: desactívela',
  'PINS-EXTI-MODE':
    '{{vector}} es un vector de interrupción: tiene modo Interrupt y prioridad de 0 a 15, o ninguna entrada',
  'PINS-OSCILLATOR-ON/high':
    '{{pin}} lleva {{signal}}, pero el oscilador de alta velocidad (HSE) está activo y ocupa el pin: libérelo o desactive HSE entre los relojes',
  'PINS-OSCILLATOR-ON/low':
    '{{pin}} lleva {{signal}}, pero el oscilador de baja velocidad ({{oscillator}}) está activo y ocupa el pin: libérelo o desactive {{oscillator}} entre los relojes',
  'PINS-NO-PIN':
    'ningún pin de este chip ofrece {{signal}}, que {{instance}} necesita en el modo {{mode}}: elija otro modo',
  'PINS-UNPLACED':
    '{{signal}} no tiene pin, y {{instance}} la necesita en el modo {{mode}}: póngala en {{pins}}',
  'PINS-SIGNAL-TWICE':
    '{{signal}} está en {{first}} y en {{pin}}: una señal llega a un solo pin; libere uno de ellos',
  'PINS-KEPT':
    '{{pin}} queda reservado para {{signal}}, pero nada lo configura: aquí no se conocen los parámetros de {{instance}}',
  'PINS-UNUSED/mode':
    '{{pin}} tiene {{signal}}, pero el modo {{mode}} de {{instance}} no la usa: el pin no se configura; elija un modo que la use o libere el pin',
  'PINS-UNUSED/disabled':
    '{{pin}} tiene {{signal}}, pero {{instance}} está desactivado: el pin no se configura; elija un modo que la use o libere el pin',
  'PINS-PORT-BIT':
    '{{one}} y {{other}} son ambos el bit {{bit}} del puerto, que lleva una sola señal: libere una de las patillas o mueva su señal a otro pin',
  'pins-on-lead': '{{signals}} en {{pin}} (patilla {{position}})',
  'PINS-REMAP':
    '{{instance}} tiene un solo remapeo para todas sus señales y ninguno encaja: {{where}}; muévalas a pines de un mismo remapeo',
  'pins-takes': '{{signal}} en {{pin}} usa {{remaps}}',
  'PINS-ROLE': '{{about}} Ahora lleva {{signal}}: elija otro pin si no es intencionado ({{source}})',
  'PINS-SHARED/analog':
    '{{other}} no puede compartir {{pin}} con {{signal}}: un pin lleva varias señales solo si todas son entradas analógicas de conversores distintos; dele un pin propio',
  'PINS-SHARED/offered':
    '{{other}} no puede compartir {{pin}} con {{signal}}: {{pin}} no ofrece {{other}}; dele un pin propio',
  'PINS-ONE-BLOCK/block':
    '{{one}} y {{other}} son el mismo bloque de hardware y no pueden usarse juntos: desactive uno y libere sus pines',
  'PINS-ONE-BLOCK/memory':
    '{{one}} y {{other}} comparten su memoria y no pueden usarse juntos: desactive uno y libere sus pines',
};
