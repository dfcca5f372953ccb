import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'file-ignored':
    '{path} no está en la ejecución: git lo ignora por {file}, línea {line}, «{pattern}». Cambie esa línea e inicie la ejecución de nuevo.',
  'kind-unknown': 'esta versión no puede ejecutar «{kind}»',
  'log-gone': 'el registro de esta ejecución ya no existe',
  'no-cluster':
    'las ejecuciones de esta instalación van a la propia máquina del servidor, que no tiene particiones ni elección de núcleos; déjelo sin indicar',
  'no-sandbox': '{why}',
  'no-terminal': 'una ejecución de tipo «{kind}» no tiene un terminal que se ocupe',
  'no-top': 'nada en el proyecto indica uno; indique el módulo superior',
  'no-wave': 'la ejecución no dejó ninguna forma de onda {path}',
  'no-wave-yet': 'la ejecución aún no ha escrito ninguna forma de onda {path}',
  'over-installation-ceiling':
    '{asked} {unit} supera el máximo de {most} {unit} de esta instalación ({setting}); un administrador puede aumentarlo',
  'over-project-ceiling':
    '{asked} {unit} supera el máximo de {most} {unit} de este proyecto; su responsable puede aumentarlo',
  'partition-not-offered':
    'la partición «{partition}» no se ofrece a las ejecuciones; elija una que se ofrezca o pida a quien administra el servidor que la añada a {setting}',
  'run-folder-gone': 'la carpeta de la ejecución {run} ya no existe',
  'run-goes-on': 'la ejecución {run} no ha terminado; cancélela antes',
  'run-is-part': 'la ejecución {run} es parte de la ejecución {parent}; borre esa',
  'run-missing': 'no existe la ejecución {run}',
  'run-not-listening': 'el estado de la ejecución es {state}; nadie lee lo que se escribe',
  'run-of-other': 'la ejecución es de otro departamento',
  'run-of-starter': 'solo quien inició la ejecución, o quien administra las ejecuciones, puede hacerlo',
  'run-unfinished': 'la ejecución {run} aún no ha terminado',
  'run-waits-no-more': 'la ejecución ya no espera, así que su prioridad no significa nada',
  'runs-disk-full':
    'El disco de {folder} está lleno: quedan {free} MB, y las ejecuciones se inician con {needed} MB (runs.keepFreeMegabytes). Borre ejecuciones o avise a su administrador.',
  'step-not-listening': 'el paso en curso no lee nada',
  'stream-closed': 'este flujo de eventos no está abierto',
  'ticket-void': 'desconocido, ya usado o de hace más de un minuto',
  'too-many-cores': '{cores} núcleos superan los {most} que puede pedir una ejecución ({setting})',
  'tool-missing': 'falta {name}: {command}',
  'which-top': 'indique cuál de {tops}',
  'which-top-of-many': 'indique cuál de {tops} y {more} más',
  'schedule-left-out': 'omitida: la ejecución anterior no había terminado',
  'schedule-maker-gone': 'quien creó la programación ya no es miembro del departamento',
  'schedule-not-started': 'no se pudo iniciar la ejecución; el registro del servidor tiene el motivo',
};
