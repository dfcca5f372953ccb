import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'no-permission': 'no tiene permiso para esta operación',
  'not-signed-in': 'no ha iniciado sesión o esta ha caducado: iníciela de nuevo',
  'in-its-words': '{message}',
  'of-field': '{field}: {why}',
  'body-empty': 'se esperaba JSON y no llegó nada',
  'body-length': 'más corto o más largo que su Content-Length',
  'body-media-type': 'se esperaba Content-Type application/json',
  'body-not-json': 'no es JSON',
  'body-too-large': 'supera el límite de {most} MB',
  'database-away':
    'No se puede acceder a la base de datos. Las ejecuciones siguen mientras tanto; inténtelo dentro de un momento.',
  'disk-full': 'El disco de la carpeta de datos está lleno: no se cambió nada.',
  'no-project-selected': 'no hay ningún proyecto seleccionado: indique uno o abra uno antes',
  'no-resource': '{call}: el recurso no existe',
  'nobody-waits': 'nadie espera la respuesta',
  'not-json': 'no es JSON: {why}',
  'request-refused': '{why}',
  'server-failed': 'El servidor no pudo responder; su registro tiene el motivo en {request}.',
  'text-with-nul': 'un texto contiene el carácter NUL, que no se puede guardar',
};
