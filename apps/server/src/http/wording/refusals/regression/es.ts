import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'no-regression': 'no existe la regresión {run}',
  'no-result-row': 'no existe el resultado {result}',
  'nothing-to-rerun': 'no hay nada que volver a simular: todo pasó',
  'result-passed': 'esa simulación pasó: no muestra ningún defecto',
  'bug-changed': 'otra persona cambió entretanto el defecto #{bug}; no se ha escrito nada',
  'bug-no-duty': 'su rol no puede pasar un defecto de {from} a {to}',
  'bug-no-reason': 'diga por qué el defecto vuelve de {from} a {to}',
  'bug-no-proof': 'indique el commit en el que es así',
  'bug-no-move': 'un defecto no puede pasar de {from} a {to}',
  'bug-branch-open': 'aún no se ha demostrado que haya desaparecido de {branches}',
  'bug-completed': 'el defecto está completado; ábralo de nuevo primero',
  'no-assignee': 'solo los miembros del proyecto pueden tener un defecto',
  'no-such-commit': 'el proyecto no tiene el commit {commit}',
  'commit-elsewhere': 'el commit {commit} no está en la rama {branch}',
  'seed-not-run':
    '{case} con la semilla {seed} no se simuló en el commit {commit} con la compilación y las opciones que fallaron',
  'seed-not-green': '{case} con la semilla {seed} no pasa en el commit {commit}, o no siempre',
  'seed-unchecked':
    '{case} con la semilla {seed} no comprobó nada en el commit {commit}: que pase no demuestra nada',
  'no-reference':
    'un enlace es un commit o una referencia como file:rtl/top.sv:12, soc:demo/uart0 o #run-1a2b3c4d',
  'too-many-links': 'un defecto tiene como máximo {most} enlaces',
  'too-many-filters': 'se guardan como máximo {most} filtros',
  'branch-name': 'el nombre de la rama está vacío o duplicado',
  'no-branch-entry': 'no hay ninguna rama con el índice {index}',
  'no-task': 'el proyecto no tiene la tarea #{task}',
  'circle-of-tasks': 'las tareas se esperarían unas a otras en círculo',
  'waits-for-tasks': 'no puede terminarse antes de {tasks}',
  'changed-task': 'otra persona cambió entretanto la tarea #{task}; no se ha escrito nada',
};
