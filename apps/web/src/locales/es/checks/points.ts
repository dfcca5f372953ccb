import type { PointSentence } from '@netloom/core/special';

export const points: Record<PointSentence, string> = {
  'PT-AT': '{{point}}: {{said}}',
  'PT-CELL': '«{{wrong}}» no puede estar aquí',
  'PT-VALUES/none': 'su programa no tiene ningún número',
  'PT-VALUES/twice': '{{value}} aparece dos veces',
  'PT-VALUES/beyond': '{{value}} no está entre {{least}} y {{most}}',
  'PT-PROGRAM': 'no existe el programa «{{program}}»',
  'PT-NOTHING': 'no se espera nada: una prueba así no podría fallar',
  'PT-MODEL/interrupts':
    'con interrupciones en un ciclo el modelo no puede decir qué queda: espere causas, registros o memoria',
  'PT-MODEL/errors':
    'con errores de bus en un ciclo el modelo no puede decir qué queda: espere causas, registros o memoria',
  'PT-MODEL/reset':
    'con un reset en un ciclo el modelo no puede decir qué queda: espere causas, registros o memoria',
};
