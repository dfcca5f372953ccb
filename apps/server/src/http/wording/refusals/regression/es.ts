import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'no-regression': 'no existe la regresión {run}',
  'no-result-row': 'no existe el resultado {result}',
  'nothing-to-rerun': 'no hay nada que volver a simular: todo pasó',
};
