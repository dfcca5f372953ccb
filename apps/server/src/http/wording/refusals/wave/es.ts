import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'dump-broken-off': '{name}: no se pudo seguir leyendo: {why}',
  'dump-closed': '{name}: se cerró',
  'dump-ended': '{name}: el hilo que lo leía ha terminado',
  'dump-fault': '{name}: {message}',
  'dump-too-large': '{name}: necesita más de {most} MB de memoria',
  'no-dump': '{path} no es un volcado de formas de onda: se esperaba .vcd, .fst, .ghw o .vcd.gz',
  'query-too-long': '{name}: la consulta tardó más de {seconds} segundos',
  'too-many-comparisons': 'hay otras {most} comparaciones en curso; inténtelo dentro de un momento',
  'too-many-dumps': '{name}: se están leyendo otros {most} volcados; inténtelo dentro de un momento',
  'too-many-signals': 'como máximo {most} en una consulta',
};
