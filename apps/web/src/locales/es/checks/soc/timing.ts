import type { TimingSentence } from '@netloom/soc';

export const timing: Record<TimingSentence, string> = {
  'SOC-CLOCK-MISSING/open': 'el reloj {{port}} no está conectado',
  'SOC-CLOCK-MISSING/constant': 'el reloj {{port}} está fijado a una constante',
  'SOC-CLOCK-AS-DATA': '{{source}} es un reloj, y {{port}} no lo es',
  'SOC-DATA-AS-CLOCK': '{{port}} es un reloj, y {{source}} no lo es',
  'SOC-CLOCK-DOMAIN': '{{manager}} funciona con {{from}}, {{subordinate}} con {{to}}',
  'SOC-CLOCK-CROSSING': '{{source}} cambia con {{from}}, {{port}} se lee con {{to}}',
  'SOC-RESET-MISSING/open': 'el reset {{port}} no está conectado',
  'SOC-RESET-MISSING/constant': 'el reset {{port}} está fijado a una constante',
  'SOC-RESET-POLARITY/low': '{{reset}} es activo a nivel bajo, {{port}} a nivel alto',
  'SOC-RESET-POLARITY/high': '{{reset}} es activo a nivel alto, {{port}} a nivel bajo',
  'SOC-RESET-DOMAIN': '{{reset}} pertenece a {{clock}}, pero {{instance}} funciona con {{wanted}}',
  'SOC-RESET-VECTOR/no-code':
    '{{instance}} arranca en {{address}}, donde está {{subordinate}}, que no contiene código',
  'SOC-RESET-VECTOR/nothing': '{{instance}} arranca en {{address}}, donde no hay nada mapeado',
  'SOC-INTERRUPT-SOURCE/lost': '{{reason}}',
  'SOC-INTERRUPT-SOURCE/no-output': '{{source}} no es una salida',
  'SOC-INTERRUPT-SOURCE/bits': '{{source}} tiene {{count}} bits; indique uno de ellos',
  'SOC-INTERRUPT-SINK/lost': '{{source}}: {{reason}}',
  'SOC-INTERRUPT-SINK/no-input': '{{source}}: {{sink}} no es un puerto de entrada completo',
  'SOC-INTERRUPT-NUMBER': '{{sink}} tiene {{count}} bits y ningún número {{number}}',
  'SOC-INTERRUPT-NEVER': 'el número {{number}} de {{sink}} nunca se activa; el menor es {{lowest}}',
  'SOC-INTERRUPT-CLASH': '{{source}} y {{other}} usan el mismo número {{number}} de {{sink}}',
  'SOC-INTERRUPT-WIRED':
    '{{source}} pide una interrupción en {{sink}} por un cable que la tabla de interrupciones no tiene',
};
