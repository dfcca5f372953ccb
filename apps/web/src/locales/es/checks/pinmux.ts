import type { PinmuxSentence } from '@netloom/pinmux';

export const pinmux: Record<PinmuxSentence, string> = {
  'PMX-EMPTY': 'No hay pads: añada uno, y luego lo que puede llevar',
  'PMX-CODE':
    '{{name}} tiene el código {{code}}, que es el de {{other}}: el firmware no podría distinguirlos',
  'PMX-CODE/fix': 'Dar a {{name}} el código libre {{code}}',
  'PMX-NAME': '{{name}} y {{other}} dan la misma palabra, {{word}}: cambie el nombre de uno',
  'PMX-KEYWORD': '{{name}} es una palabra clave de SystemVerilog: elija otro nombre',
  'PMX-RESERVED':
    '{{name}} empieza por {{start}}, como los puertos del propio multiplexor: elija otro nombre',
  'PMX-UNKNOWN-PAD': '{{name}} nombra el pad {{pad}}, que no existe',
  'PMX-UNKNOWN-PAD/fix': 'Dejar {{pad}} fuera',
  'PMX-DIRECT-TWICE':
    'El pad {{pad}} está cableado a {{name}} y a {{other}}: un pad lleva una sola señal directa',
  'PMX-DIRECT-LISTED':
    '{{name}} puede llegar al pad {{pad}}, pero este está cableado a {{other}} sin pasar por la matriz: déjelo fuera',
  'PMX-DIRECT-PADS':
    '{{name}} está cableada a {{pad}} sin pasar por la matriz, y además lista pads: deje fuera una de las dos cosas',
  'PMX-DIRECT-PADS/fix': 'Dejar fuera la lista de pads',
  'PMX-UNREACHED': '{{name}} no llega a ningún pad: liste uno que no esté cableado a una señal',
  'PMX-UNKNOWN-SIGNAL': 'El caso de uso {{useCase}} necesita {{name}}, que no existe',
  'PMX-UNKNOWN-SIGNAL/fix': 'Dejar {{name}} fuera de {{useCase}}',
  'PMX-PLACE': 'En {{useCase}}, {{name}} está en {{pad}}, al que no llega: llega a {{pads}}',
  'PMX-PLACE/fix': 'Liberar {{name}}',
  'PMX-TAKEN': 'En {{useCase}}, {{name}} y {{other}} gobiernan {{pad}}: mueva una de las dos',
  'PMX-LOOP': 'En {{useCase}}, {{name}} lee {{pad}}, que gobierna {{other}}: lee lo que se gobierna',
  'PMX-OPEN': 'En {{useCase}}, {{name}} aún no tiene pad: asigne uno, o deje que lo haga el solucionador',
  'PMX-STRAP':
    'En {{useCase}}, en vigor mientras se muestrean los straps, {{name}} gobierna el strap {{pad}}: muévala a un pad que no sea strap',
  'PMX-STRAPS': '{{count}} pads son straps: se muestrean {{most}} como máximo',
  'PMX-DEBUG': 'El caso de uso {{useCase}} deja fuera {{name}}, y con ello al depurador',
  'PMX-DEBUG/fix': 'Añadir {{name}} a {{useCase}}',
};
