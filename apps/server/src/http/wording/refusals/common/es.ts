import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'no-permission': 'no tiene permiso para esta operación',
  'not-signed-in': 'no ha iniciado sesión o esta ha caducado: iníciela de nuevo',
  'in-its-words': '{message}',
};
