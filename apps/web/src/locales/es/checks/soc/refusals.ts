import type { RefusalSentence } from '@netloom/soc';

export const refusals: Record<RefusalSentence, string> = {
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
  'refused/both-sinks': '{{from}} y {{to}} toman ambos un valor',
};
