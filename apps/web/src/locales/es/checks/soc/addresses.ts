import type { AddressSentence } from '@netloom/soc';

export const addresses: Record<AddressSentence, string> = {
  'SOC-ADDRESS-MISSING': '{{end}} no tiene dirección',
  'SOC-ADDRESS-OVERLAP': '{{one}} se solapa con {{other}}',
  'SOC-CACHED-DEVICE/device':
    '{{manager}} guarda en caché {{end}} ({{first}} a {{last}}), que es un dispositivo',
  'SOC-CACHED-DEVICE/uncached':
    '{{manager}} guarda en caché {{end}} ({{first}} a {{last}}), que según el mapa de direcciones ninguna caché puede guardar',
  'SOC-CACHED-SHARED/stale':
    '{{manager}} guarda en caché {{end}} ({{first}} a {{last}}), y el núcleo no tiene ninguna instrucción que le haga leer de nuevo lo que {{others}} puede escribir allí',
  'SOC-CACHED-SHARED/kept':
    '{{manager}} guarda en caché {{end}} ({{first}} a {{last}}), y el núcleo no tiene ninguna instrucción que lleve lo que ha escrito a la memoria, donde {{others}} puede leerlo',
  'SOC-IDEMPOTENT-DEVICE':
    '{{manager}} puede leer en vano {{end}} ({{first}} a {{last}}), que es un dispositivo',
  'SOC-ADDRESS-ALIGNMENT': '{{end}} en {{base}} no está alineado a sus {{size}} bytes',
  'SOC-ADDRESS-SIZE': '{{end}} tiene {{size}} bytes, que no es una potencia de dos de 4 o más',
  'SOC-ADDRESS-SPAN/again':
    '{{end}} está mapeado con {{size}} bytes y decodifica {{decoded}}: {{again}} vuelve a ser {{base}}, {{times}} veces en total',
  'SOC-ADDRESS-SPAN/cut':
    '{{end}} está mapeado con {{size}} bytes y decodifica {{decoded}}: los que empiezan en {{size}} no se pueden alcanzar',
  'SOC-ADDRESS-HOLE':
    '{{end}} está mapeado con {{size}} bytes y decodifica {{decoded}}: de {{first}} a {{last}} se llega a {{end}}, pero a nada dentro de él',
  'SOC-ADDRESS-RANGE':
    '{{end}} en {{base}} termina más allá de los {{bits}} bits de dirección de {{instance}}',
  'SOC-ADDRESS-NARROW':
    '{{manager}} tiene {{bits}} bits de dirección y no puede alcanzar {{end}} en {{base}}',
  'SOC-ADDRESS-UNREACHABLE/none': 'ningún gestor alcanza un subordinado {{end}}',
  'SOC-ADDRESS-UNREACHABLE/hidden': 'el mapa oculta {{end}} a todos los gestores',
  'SOC-ADDRESS-REGISTERS/beyond':
    'los registros de {{end}} ocupan {{needed}} bytes y su región {{size}}: {{register}} en {{address}} no se puede alcanzar',
  'SOC-ADDRESS-REGISTERS/size': 'los registros de {{end}} ocupan {{needed}} bytes y su región {{size}}',
  'SOC-ADDRESS-WINDOW/size': '{{end}} en {{base}}: {{size}} bytes no son una potencia de dos de 4 o más',
  'SOC-ADDRESS-WINDOW/beyond':
    '{{end}} en {{base}}: la ventana termina en {{last}}, más allá de los {{size}} bytes de la región',
  'SOC-ADDRESS-WINDOW/offset':
    '{{end}} en {{base}}: el desplazamiento {{offset}} no es múltiplo de los {{size}} bytes de la ventana',
  'SOC-ADDRESS-ALIASED': 'las ventanas de {{end}} en {{one}} y {{other}} muestran ambas su byte {{offset}}',
  'SOC-ADDRESS-MANAGER': 'ningún gestor {{manager}} alcanza {{end}}',
  'SOC-ADDRESS-UNENFORCED':
    '{{manager}} llega a {{end}} sin interconexión, de modo que nada hace cumplir {{members}}',
  'SOC-ADDRESS-PROTECTION/privileged':
    '{{manager}} no tiene AWPROT ni ARPROT: nunca llega a {{end}}, que es privilegiado',
  'SOC-ADDRESS-PROTECTION/secure':
    '{{manager}} no tiene AWPROT ni ARPROT: secure no le impide llegar a {{end}}',
  'SOC-INTERCONNECT-LOOP': '{{instance}} vuelve a sí mismo a través de {{other}}',
  'region/own': '{{end}} ({{first}} a {{last}})',
  'region/alias': '{{end}} (alias {{first}} a {{last}})',
};
