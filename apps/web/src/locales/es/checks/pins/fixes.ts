import type { FixSentence } from '@netloom/pins';

export const fixes: Record<FixSentence, string> = {
  'pins-fix/take-away': 'Quitar {{name}}',
  'pins-fix/take-label': 'Quitar la etiqueta de {{pin}}',
  'pins-fix/free': 'Liberar {{pin}}',
  'pins-fix/leave-to': 'Dejar {{pin}} a {{signal}}',
  'pins-fix/low-speed': 'Velocidad Low para {{pin}}',
  'pins-fix/smallest': 'Volver a la variante menor',
  'pins-fix/default': 'Volver al valor por defecto de {{name}}',
  'pins-fix/set': 'Poner {{name}} a {{value}}',
  'pins-fix/put': 'Poner {{signal}} en {{pin}}',
  'pins-fix/move': 'Mover {{signal}} de {{from}} a {{pin}}',
  'pins-fix/vector-on': 'Activar {{vector}} con prioridad 0',
  'pins-fix/vector-off': 'Desactivar {{vector}}',
};
