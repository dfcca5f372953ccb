import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'address-form': 'se esperaba https://host/ruta, ssh://usuario@host/ruta o usuario@host:ruta',
  'address-host': 'no es un nombre de host',
  'address-invalid': 'no es una dirección válida',
  'address-path': 'falta la ruta del repositorio o tiene caracteres poco habituales',
  'address-protocol': 'solo se admiten direcciones http, https y ssh',
  'address-user': 'el nombre de usuario tiene caracteres poco habituales',
  'address-with-query': 'una dirección no lleva «?» ni «#»',
  'address-with-secret': 'el usuario y el token tienen sus propios campos; quítelos de la dirección',
  'amend-other': 'el último commit ya es otro; mire el historial y corrija ese',
  'amend-shared': 'el último commit ya está compartido; haga uno nuevo o reviértalo',
  'amend-to-nothing': 'no quedaría nada del commit; reviértalo',
  'blame-of-binary': '{path} no es un texto, o es demasiado grande',
  'branch-behind': 'otros han compartido en {branch} {behind} commits que usted no tiene; haga antes un pull',
  'branch-not-shared': 'nadie ha compartido aún una rama {branch}; haga un push para compartir la suya',
  'branch-taken': 'El nombre de la rama está vacío o duplicado',
  'changes-in-the-way':
    'hay cambios sin confirmar que lo impiden: {paths}. Haga antes un commit o descártelos.',
  'commit-files': 'este commit tiene más de {most} archivos: no se escribió nada',
  'commit-megabytes':
    'los archivos de este commit superan los {most} MB (git.cloneMegabytes): no se escribió nada',
  'commits-lost': '{lost} commits de {name} no están en ningún otro sitio y se perderían',
  'conflict-marks': 'aún quedan marcas del conflicto (<<<<<<< o >>>>>>>)',
  'conflict-open': 'resuelva antes el conflicto: {paths}',
  'document-unreadable': '{path}: {message}. Así no se puede leer; no se cambió nada',
  'document-unreadable-at': '{path}, línea {line}: {message}. Así no se puede leer; no se cambió nada',
  'documents-too-large': 'los documentos son demasiado grandes para comprobarlos',
  'git-info-missing': 'guarde antes su usuario y su token de git (información de git del proyecto)',
  'git-not-running': 'git no funciona: {why}',
  'git-too-long': 'tardó más de {seconds} s y se interrumpió',
  'no-bubblewrap':
    'el entorno aislado no funciona en esta máquina: bubblewrap no está instalado (apt-get install bubblewrap)',
  'sandbox-broken': 'el entorno aislado no funciona en esta máquina: {why}',
  'git-too-much': 'es demasiado grande para mostrarlo',
  'lines-changed': '{path} ha cambiado desde que se mostraron estas líneas; vuelva a mirarlas',
  'lines-without-end':
    'la última línea del archivo no tiene ahí fin de línea; elija juntas todas las líneas de ese cambio',
  'merge-by-text': '{path} no se puede fusionar por su significado; decida por su texto',
  'merge-contradicts':
    'ambas ramas cambiaron lo mismo en {paths}. Fusione antes {base} en la otra rama y decida allí',
  'merge-of-leads': 'solo los responsables del proyecto fusionan en {name} (protegida como {pattern})',
  'merge-of-nobody': 'nadie fusiona en {name} (protegida como {pattern})',
  'merge-of-nothing': '{base} ya tiene todo lo que tiene {head}',
  'merge-waits': 'ya hay una fusión pendiente; confírmela o abandónela antes',
  'merge-with-errors':
    'las dos ramas juntas traen a {paths} errores que ninguna tiene sola. Fusione antes {base} en la otra rama y corríjalos allí',
  'needs-end-of-run': '«{name}» aún se ejecuta con estos archivos; {branch} los aceptará cuando haya pasado',
  'needs-no-schedule': 'se esperaba una programación de este proyecto que arranque con un push',
  'needs-passed-run':
    '«{name}» terminó como {verdict} con estos archivos; {branch} los aceptará cuando haya pasado',
  'needs-run':
    'nada llega a {branch} antes de que «{name}» haya pasado con esos mismos archivos: envíelos como una rama que encaje con {pattern}',
  'no-branch': 'no existe la rama {name}; haga un fetch para ver las nuevas',
  'no-branch-or-commit': 'no existe la rama ni el commit {name}',
  'no-commit': 'no existe el commit {commit}',
  'no-commit-to-push': 'aún no hay ningún commit que enviar',
  'no-host': 'no existe el host {host}; revise la ortografía y la red del servidor',
  'no-merge': 'no hay ninguna fusión pendiente',
  'no-own-branch': 'no existe una rama propia {name}',
  'no-project-path': '{path} no es la ruta de un archivo del proyecto',
  'no-revert': 'esa reversión ya no está pendiente; se confirmó o se abandonó',
  'no-shared-branch': 'nadie ha compartido una rama {name}',
  'no-stash': 'no existe ese stash; se recuperó o se eliminó',
  'no-such-lines': 'no hay tales líneas en la diferencia',
  'no-tag': 'no existe la etiqueta {name}',
  'not-in-conflict': '{path} no está en conflicto',
  'nothing-staged': 'no hay nada preparado; prepare los archivos que ha de tener el commit',
  'nothing-to-stash': 'no hay cambios; no hay nada que guardar en el stash',
  'on-no-branch': 'no está en ninguna rama; cambie antes a una',
  'on-this-branch': 'está en {name}; cambie antes a otra rama',
  'private-address':
    '{host} es una dirección privada; un administrador puede permitirlas (git.privateAddresses)',
  'push-of-leads':
    'solo los responsables del proyecto hacen push a {name} (protegida como {pattern}); envíe otra rama y pida que la fusionen',
  'push-of-nobody': 'nadie hace push a {name} (protegida como {pattern}); envíe otra rama y fusiónela',
  'push-unchecked': '{why}. No se envió nada',
  'push-with-errors': 'sus commits introducen errores en {paths}. No se envió nada',
  'remote-authentication':
    'el servidor rechazó el usuario o el token; guarde unos válidos en la información de git',
  'remote-behind': 'otros han compartido commits que esta rama no tiene; haga antes un pull',
  'remote-certificate':
    'el certificado del servidor no es de confianza; un administrador puede añadir su autoridad a la máquina',
  'remote-damaged': 'el repositorio remoto tiene objetos dañados o dañinos: {said}',
  'remote-declined': 'el servidor rechaza el push: {said}',
  'remote-host-key':
    'el servidor tiene otra clave que antes; consulte a su administrador, y que después un administrador de aquí quite la conocida',
  'remote-key':
    'no se puede leer la clave privada; guarde como contraseña de git una clave OpenSSH sin frase de contraseña',
  'remote-not-found': 'no existe ese repositorio en el servidor, o el usuario no puede verlo',
  'remote-other': '{said}',
  'remote-redirect': 'el servidor redirige a otra dirección; introduzca la dirección final del repositorio',
  'remote-stopped': 'la transferencia se detuvo',
  'remote-timed-out':
    'el servidor tardó más de {minutes} min; un administrador puede aumentar git.cloneMinutes',
  'remote-too-large':
    'la transferencia supera los {megabytes} MB; un administrador puede aumentar git.cloneMegabytes',
  'remote-unreachable': 'el servidor no responde; revise la dirección y la red de esta máquina',
  'resolved-text-missing': 'se esperaba el texto resuelto',
  'revert-not-own': 'su rama no lo tiene; cambie a la rama que lo tiene y reviértalo allí',
  'revert-of-nothing': 'no queda nada de lo que cambió; no hay nada que revertir',
  'revert-over-later':
    'commits posteriores cambiaron lo mismo en {paths}. No se cambió nada; revierta antes esos, o deshágalo a mano y haga un commit',
  'revert-waits':
    'una reversión de {commit} se interrumpió y está pendiente; abandónela, o haga su commit, antes',
  'stash-over-changes':
    'el árbol de trabajo tiene cambios; antes haga commit, guárdelos en el stash o descártelos',
  'stash-over-later':
    'commits posteriores cambiaron lo mismo en {paths}. No se cambió nada y el stash se conserva; haga sus cambios a mano a partir de sus diferencias, o revierta antes esos commits',
  'tag-not-shared': 'nadie más tiene aún este commit; haga antes un push',
  'tag-of-leads':
    'solo los responsables del proyecto crean y borran etiquetas como {name} (protegida como {pattern})',
  'tag-of-nobody': 'nadie crea ni borra etiquetas como {name} (protegida como {pattern})',
  'tag-taken': 'ya existe una etiqueta {name}',
  'too-many-documents': 'hay más de {most} documentos que comprobar',
  'too-many-rules': 'un proyecto tiene como máximo {most}; borre antes una',
};
