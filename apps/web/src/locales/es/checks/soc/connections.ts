import type { ConnectionSentence } from '@netloom/soc';

export const connections: Record<ConnectionSentence, string> = {
  'SOC-ENDPOINT/lost': '{{reason}}',
  'SOC-ENDPOINT/no-interface': '{{end}} no es una interfaz',
  'SOC-ENDPOINT/no-clock': '{{name}} se refiere al reloj {{clock}}, que no existe',
  'SOC-DIRECTION/constant': '{{from}} → {{to}}: no se puede excitar una constante',
  'SOC-DIRECTION/interface': '{{from}} → {{to}}: una interfaz no se puede conectar como puerto',
  'SOC-DIRECTION/backwards': '{{from}} → {{to}} va en sentido contrario',
  'SOC-DIRECTION/both-sinks': '{{from}} no puede excitar {{to}}: ambos reciben un valor',
  'SOC-DIRECTION/source': '{{to}} no se puede excitar: él mismo da un valor',
  'SOC-DIRECTION/exchanged': '{{manager}} → {{subordinate}} tiene gestor y subordinado intercambiados',
  'SOC-DIRECTION/managers': '{{one}} y {{other}} son ambos gestores',
  'SOC-DIRECTION/subordinates': '{{one}} y {{other}} son ambos subordinados',
  'SOC-WIDTH/constant': '{{from}} no cabe en {{to}}, que tiene {{wanted}}',
  'SOC-WIDTH/ports': '{{from}} tiene {{given}}, {{to}} tiene {{wanted}}',
  'SOC-WIDTH/signal': '{{signal}} tiene {{given}} bits en {{manager}} y {{taken}} en {{subordinate}}',
  'SOC-WIDTH/data': '{{manager}} y {{subordinate}} tienen {{given}} y {{taken}} bits de datos',
  'SOC-WIDTH/address': '{{manager}} tiene {{given}} bits de dirección, {{subordinate}} admite {{taken}}',
  'SOC-WIDTH/id': '{{manager}} tiene identificadores de {{given}} bits y {{subordinate}} admite {{taken}}',
  'SOC-WIDTH/declared': 'el ancho "{{width}}" de {{name}} es {{value}}',
  'SOC-WIDTH/no-value': 'el ancho "{{width}}" de {{name}} no tiene valor: {{reason}}',
  'SOC-SHAPE': '{{from}} y {{to}} no tienen las mismas dimensiones de array',
  'SOC-PROTOCOL/differ': '{{manager}} habla {{speaks}}, {{subordinate}} espera {{expects}}',
  'SOC-PROTOCOL/burst': '{{manager}} envía ráfagas y {{subordinate}} no tiene {{signal}}',
  'SOC-EXCLUSIVE/bridge':
    '{{manager}} puede pedir acceso exclusivo, y el puente en {{subordinate}} lo responde como uno normal: nunca tiene éxito',
  'SOC-EXCLUSIVE/ids':
    '{{manager}} puede pedir acceso exclusivo, y {{subordinate}} reúne todos los ID en uno y lo pasa como acceso normal: nunca tiene éxito',
  'SOC-EXCLUSIVE/subordinate':
    '{{manager}} puede pedir acceso exclusivo y {{subordinate}} no tiene AWLOCK: allí nunca tiene éxito',
  'SOC-USER': '{{giver}} tiene señales de usuario de {{given}} bits, {{taker}} transporta {{taken}}',
  'SOC-PARITY/unchecked':
    '{{manager}} da bits de comprobación que {{subordinate}} no mira: no vuelve ninguno, y cada respuesta sería un error',
  'SOC-PARITY/reshaped':
    '{{manager}} da bits de comprobación, y las ráfagas o sus palabras detrás de {{subordinate}} no son aquellas de las que son',
  'SOC-PARITY/narrow': '{{manager}} da {{given}} bits de comprobación, {{subordinate}} transporta {{taken}}',
  'SOC-PARITY/address':
    '{{manager}} da bits de comprobación de direcciones de {{given}} bits, {{subordinate}} mira direcciones de {{taken}}',
  'SOC-PARITY/moved':
    '{{manager}} ve {{subordinate}} en otra dirección que la propia, y los bits de comprobación que da son de aquella',
  'SOC-PARITY/without': '{{subordinate}} mira bits de comprobación, y {{manager}} no da ninguno',
  'SOC-PROTOCOL/signal': '{{end}} no tiene {{signal}}, que {{protocol}} necesita aquí',
  'SOC-MULTIPLE-DRIVERS/bit': 'el bit {{bit}} de {{port}} tiene más de una fuente',
  'SOC-MULTIPLE-DRIVERS/bits': 'los bits {{high}} a {{low}} de {{port}} tienen más de una fuente',
  'SOC-MULTIPLE-DRIVERS/interface':
    'la interfaz {{interface}} está conectada más de una vez; una interconexión puede compartirla',
  'SOC-UNDRIVEN/port': '{{port}} no tiene fuente',
  'SOC-UNDRIVEN/bits': '{{bits}} de {{port}} no tienen fuente',
  'SOC-UNDRIVEN/top': 'la salida {{port}} del nivel superior no tiene fuente',
  'SOC-UNDRIVEN/top-bits': '{{bits}} de la salida {{port}} del nivel superior no tienen fuente',
  'SOC-REQUIRED-OPEN/port': '{{port}} debe conectarse',
  'SOC-REQUIRED-OPEN/interface': 'la interfaz {{interface}} de {{instance}} no está conectada',
  'SOC-REQUIRED-OPEN/top': 'la interfaz {{interface}} del nivel superior no está conectada',
  'SOC-UNREAD': 'nada lee la entrada {{port}} del nivel superior',
  'SOC-DEBUG-RESET': 'nada escucha {{port}}, con el que un depurador reinicia el sistema',
  'SOC-COMBINATIONAL-LOOP/one': 'bucle combinacional {{path}}',
  'SOC-COMBINATIONAL-LOOP/alike': 'bucle combinacional {{path}}, y {{alike}} más por los mismos puertos',
  'generator/ids':
    'con {{managers}} gestores e identificadores de {{own}} bits, los subordinados ven identificadores de {{needed}} bits y TARGET_ID_WIDTH es {{given}}',
  'generator/debug-groups': 'los grupos de harts son parte de Debug 1.0: elija esa versión o ningún grupo',
  'generator/debug-triggers':
    'los disparadores externos son miembros de grupos: elija grupos o ningún disparador',
  'generator/debug-version':
    '{{core}} es de la versión {{own}} de depuración y el módulo de la {{version}}: elija la misma para ambos',
  'generator/debug-hart-id':
    '{{core}} lee {{id}} en mhartid, igual que otro hart del módulo: dé a cada uno su propio HART_ID',
  'loop/cut': '{{start}} → ({{count}} puertos más) → {{end}}',
  'end/neither': '"{{end}}" no es ni un extremo de conexión ni una constante',
  'end/interface-bits': '{{end}} es una interfaz y no tiene bits',
  'end/outside': '{{end}} queda fuera de {{port}}, que tiene los bits {{high}} a 0',
  'end/no-instance': 'no existe la instancia {{instance}}',
  'end/no-ip': 'el IP de {{instance}} no está en la biblioteca',
  'end/no-port': '{{instance}} ({{ip}}) no tiene el puerto o la interfaz {{name}}',
  'end/no-top': 'el nivel superior no tiene el reloj, reset, puerto o interfaz {{name}}',
  'bits/one': '1 bit',
  'bits/many': '{{count}} bits',
};
