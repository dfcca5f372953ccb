import type { RefusalSentence } from '@netloom/soc';

export const refusals: Record<RefusalSentence, string> = {
  'template/core-bus': 'se deja fuera {{core}}: {{end}} habla {{bus}}, que no es AXI4 ni AXI4-Lite',
  'template/core-data':
    'se deja fuera {{core}}: {{end}} lleva {{bits}} bits por transferencia, y la matriz de conmutación {{taken}}',
  'template/core-ids':
    'se deja fuera {{core}}: los ID de {{end}} tienen {{bits}} bits, y la matriz de conmutación acepta {{taken}}',
  'refused/no-address': '{{endpoint}} no tiene dirección',
  'refused/no-alias': '{{endpoint}} no tiene el alias {{alias}}',
  'refused/size': '{{size}} bytes no es una potencia de dos a partir de {{least}}',
  'refused/has-address': '{{endpoint}} ya tiene dirección',
  'refused/no-subordinate': '{{endpoint}} no es un subordinado',
  'refused/negative-base': 'una base no es negativa',
  'refused/beyond-memory': '{{base}} y su tamaño pasan de 64 bits',
  'refused/whole-document': 'no puede sustituirse el documento entero',
  'refused/no-value': '{{pointer}} no existe',
  'refused/invalid': '{{path}}: {{issue}}',
  'refused/no-object': 'no hay nada llamado {{name}}',
  'refused/no-identifier': '«{{name}}» no es un identificador',
  'refused/keyword': '{{name}} es una palabra clave de SystemVerilog',
  'refused/taken': '{{name}} ya está en uso',
  'refused/no-instance-port': '{{endpoint}} no es un puerto de una instancia',
  'refused/no-export': '{{endpoint}} no puede exportarse',
  'refused/number': '{{source}} ya pide el número {{number}}',
  'refused/number-held': '{{source}} ya tiene el número {{number}} de {{sink}}',
  'refused/driven': '{{to}} ya lo maneja {{from}}',
  'refused/connected': '{{manager}} ya está conectado a {{subordinate}}',
  'refused/port-and-interface':
    '{{one}} y {{other}} son un puerto y una interfaz; conecte la interfaz entera',
  'refused/protocols': '{{one}} habla {{first}}, {{other}} habla {{second}}',
  'refused/both-sources': '{{from}} y {{to}} dan ambos un valor',
  'refused/no-variant': '{{vlnv}} tiene otros puertos que el bloque de {{instance}}',
  'refused/no-block': 'la biblioteca no tiene {{vlnv}}',
  'refused/group-none': 'no hay instancias seleccionadas',
  'refused/group-taken': 'el proyecto ya tiene {{vlnv}}',
  'refused/group-array': '{{port}} es una matriz, que no puede cruzar el límite de un bloque',
  'refused/group-lost': '{{manager}} → {{subordinate}} no es válida y no puede cruzar el límite de un bloque',
  'refused/group-restricted':
    'la interconexión lleva a {{end}} a través del límite, y sus restricciones difieren según el gestor o la transferencia',
  'refused/group-address':
    'la región de {{name}}, {{size}} bytes en {{base}}, contendría también {{other}}: muévalo o deje fuera la interconexión',
  'refused/dissolve-twice': '{{end}} se ve en {{one}} y en {{other}}',
  'refused/dissolve-view': '{{end}} tiene alias o restricciones que necesitaría cada elemento que hay detrás',
  'refused/no-document': '{{instance}} no es un bloque con diagrama propio',
  'refused/both-sinks': '{{from}} y {{to}} toman ambos un valor',
};
