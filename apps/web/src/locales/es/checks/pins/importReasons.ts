import type { ImportReason } from '@netloom/pins';

export const importReasons: Record<ImportReason, string> = {
  'import-reason/unknown': 'desconocido para la importación',
  'import-reason/data-base': 'versión de la base de datos del fabricante: se compara con la conocida',
  'import-reason/firmware-name': 'nombre del paquete de firmware del fabricante',
  'import-reason/power-pad': 'la almohadilla bajo el encapsulado no tiene posición',
  'import-reason/empty': 'vacío en todos los archivos',
  'import-reason/schema': 'nombra el esquema del fabricante',
  'import-reason/choice': 'una opción de la herramienta del fabricante',
  'import-reason/contexts':
    'contextos de software de núcleos con TrustZone o de varios núcleos: los pines se colocan para todo el chip',
  'import-reason/templates': 'plantillas de proyecto de la herramienta del fabricante',
  'import-reason/core': 'el primer núcleo da nombre al chip',
  'import-reason/die': 'número del dado: ninguna configuración depende de él',
  'import-reason/eeprom': 'tamaño de la EEPROM: ninguna configuración depende de él',
  'import-reason/sizes': 'tamaños que aparecen dos veces',
  'import-reason/firmware': 'paquetes de firmware de la herramienta del fabricante',
  'import-reason/io': 'número de E/S: se compara con los pines',
  'import-reason/peripherals': 'periféricos que aparecen dos veces',
  'import-reason/context': 'contextos de software',
  'import-reason/power-domains': 'dominios de alimentación: ninguna configuración depende de ellos',
  'import-reason/conditions':
    'expresiones sobre los modos de la herramienta del fabricante, que no está para evaluarlas',
  'import-reason/signal': 'una señal que el pin lista dos veces es una sola',
  'import-reason/secure': 'solo lo necesita TrustZone',
  'import-reason/trustzone': 'si el chip tiene TrustZone: ninguna configuración depende de ello',
  'import-reason/other-pins': 'de pines que este encapsulado no tiene, o de señales que el pin no lista',
  'import-reason/service': 'tipo de servicio de la herramienta del fabricante',
  'import-reason/title': 'un título',
  'import-reason/pin-number': 'número del pin y sus macros en C: se deducen de su nombre',
  'import-reason/port': 'dirección y reloj del puerto: se deducen de su letra',
  'import-reason/modes':
    'ajustes de modos predeterminados del fabricante: el producto tiene sus propias definiciones',
  'import-reason/settings': 'ajustes de pines del fabricante: el producto tiene sus propias definiciones',
};
