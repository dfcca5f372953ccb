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
  'SOC-CLOCK-SOURCE/no-clock': 'el reloj {{clock}} se obtiene de {{input}}, que no es un reloj',
  'SOC-CLOCK-SOURCE/twice': 'el reloj {{clock}} elige entre {{input}} y él mismo',
  'SOC-CLOCK-SOURCE/minimum':
    'el reloj {{clock}} se divide por {{ratio}} tras el reset, y el software no debe dividir por menos de {{minimum}}',
  'SOC-CLOCK-CIRCLE': 'el reloj {{clock}} se obtiene de sí mismo: {{way}}',
  'SOC-CLOCK-FREQUENCY': 'el reloj {{clock}} declara {{frequency}} Hz; su fuente da {{expected}} Hz',
  'SOC-CLOCK-UNIT/none': '{{name}} tiene una fuente, y ninguna unidad de relojes y resets lo genera',
  'SOC-CLOCK-UNIT/several': '{{instance}} generaría los relojes y resets que ya genera {{other}}',
  'SOC-CLOCK-UNIT/gated':
    '{{instance}} funciona con {{clock}}, que el software puede detener en la puerta {{gate}}',
  'SOC-PLL/disagree': '{{clock}} y {{other}} son salidas de {{pll}} y dicen cosas distintas de él',
  'SOC-PLL/twice': '{{clock}} y {{other}} son ambos la salida {{output}} de {{pll}}',
  'SOC-PLL/no-output': '{{clock}} es la salida {{output}} de {{pll}}, cuya última es la {{most}}',
  'SOC-PLL/limits': '{{pll}} es el PLL de una biblioteca ASIC y sus límites no están en el documento',
  'SOC-PLL/waits':
    'la referencia de {{pll}} viene de {{from}}, que está parado hasta que el PLL se haya enganchado',
  'SOC-PLL/reference':
    'la referencia de {{pll}} tiene {{value}} Hz, fuera de {{min}} a {{max}} Hz ({{origin}})',
  'SOC-PLL/phase':
    'el detector de fase de {{pll}} tiene {{value}} Hz, fuera de {{min}} a {{max}} Hz ({{origin}})',
  'SOC-PLL/vco': 'el oscilador de {{pll}} tiene {{value}} Hz, fuera de {{min}} a {{max}} Hz ({{origin}})',
  'SOC-PLL/output': '{{clock}} de {{pll}} tiene {{value}} Hz, fuera de {{min}} a {{max}} Hz ({{origin}})',
  'SOC-PLL/divider': '{{pll}} divide su referencia por {{value}}, fuera de {{min}} a {{max}} ({{origin}})',
  'SOC-PLL/multiplier':
    '{{pll}} multiplica por {{value}}, que no es un paso de {{min}} a {{max}} ({{origin}})',
  'SOC-PLL/divide':
    '{{clock}} se divide por {{value}}, que no es un paso de {{min}} a {{max}} de {{pll}} ({{origin}})',
  'SOC-PLL/feedback':
    'la realimentación de {{pll}} desde {{clock}} se divide por {{value}}, fuera de {{min}} a {{max}} ({{origin}})',
  'SOC-CLOCK-SOURCE/oscillator': 'el oscilador de {{clock}} no divide por {{divide}}',
  'SOC-CLOCK-UNIT/own-select':
    '{{instance}} funciona con {{clock}}, cuyo multiplexor {{mux}} selecciona él mismo: una entrada muerta pararía los registros que permiten dejarla',
  'SOC-CLOCK-GROUP/gated':
    'el reloj {{clock}} es del grupo {{group}}, que nadie puede parar, y la compuerta {{gate}} lo para',
  'SOC-CLOCK-GROUP/no-hint':
    'el reloj {{clock}} es del grupo {{group}} y su compuerta no conoce ningún aviso de reposo de un bloque',
  'SOC-CLOCK-GROUP/hint':
    'el reloj {{clock}} es del grupo {{group}} y su compuerta espera un aviso de reposo',
  'SOC-CLOCK-GROUP/idle':
    '{{idle}} no es una salida de un bit que pueda ser el aviso de reposo del reloj {{clock}}',
  'SOC-CLOCK-ENABLE/twice': 'los relojes {{other}} y {{clock}} tienen ambos una habilitación {{enable}}',
  'SOC-CLOCK-ENABLE/minimum':
    'la habilitación {{enable}} llega cada {{ratio}} periodos tras el reset, y el software no debe fijar menos de {{minimum}}',
  'SOC-CLOCK-MEASURE/no-clock': 'el reloj {{clock}} se mide frente a {{reference}}, que no es un reloj',
  'SOC-CLOCK-MEASURE/itself': 'el reloj {{clock}} se mide frente a sí mismo',
  'SOC-CLOCK-MEASURE/changes':
    'el reloj {{clock}} se mide frente a {{reference}}, cuya frecuencia cambia el software en {{changed}}',
  'SOC-CLOCK-MEASURE/hint':
    'el reloj {{clock}} se mide tras la compuerta {{gate}}, que cierra el aviso de reposo de un bloque: cada vez sería un fallo',
  'SOC-CLOCK-MEASURE/long':
    'en {{window}} periodos de {{reference}} caben más periodos del reloj {{clock}} de los que se pueden contar; {{longest}} es el máximo',
  'SOC-CLOCK-MEASURE/short':
    '{{window}} periodos de {{reference}} tienen {{count}} del reloj {{clock}}, muy pocos para distinguir un {{tolerance}} % de una cuenta desviada en uno',
  'SOC-CLOCK-NAME': '{{one}} y {{other}} serían ambos {{name}} en la unidad de relojes y resets',
  'SOC-RESET-SOURCE/filter-power-on':
    'el reset {{reset}} es el de encendido, que pone en marcha el reloj que contaría un filtro',
  'SOC-RESET-SOURCE/filter-made': 'el reset {{reset}} se genera dentro, donde no hace falta filtro',
  'SOC-RESET-SOURCE/filter-unused':
    'el reset {{reset}} tiene un filtro y no activa ningún reset generado dentro',
  'SOC-RESET-SOURCE/filter-clock':
    'el filtro del reset {{reset}} cuenta {{clock}}, que el software o un aviso pueden parar',
  'SOC-RESET-SOURCE/no-reset': 'el reset {{reset}} espera a {{other}}, que no es un reset',
  'SOC-RESET-SOURCE/high': 'el reset {{reset}} tiene una fuente y es activo a nivel alto',
  'SOC-RESET-SOURCE/itself': 'el reset {{reset}} espera a sí mismo',
  'SOC-RESET-SOURCE/request': '{{request}} no es una salida de un bit que pueda pedir el reset {{reset}}',
  'SOC-RESET-SOURCE/stopped': 'el reset {{reset}} espera al reloj {{clock}}, que está parado tras el reset',
  'SOC-RESET-SOURCE/power-on-clock':
    'el reset de encendido {{reset}} es del reloj {{clock}}, que está parado hasta que se libera',
  'SOC-RESET-POWER-ON/none': 'ningún reset del nivel superior puede ser el reset de encendido',
  'SOC-RESET-POWER-ON/several': '¿cuál de {{resets}} es el reset de encendido?',
};
