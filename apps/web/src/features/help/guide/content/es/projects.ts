import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'projects',
  title: 'Proyectos y git',
  sections: [
    {
      id: 'begin',
      title: 'Crear o unirse',
      blocks: [
        'Abra su imagen arriba a la derecha, **Perfil**, **Mis proyectos**.',
        {
          list: [
            '**Crear un proyecto** a partir de un repositorio git (http, https o ssh) o vacío. El repositorio se clona en segundo plano; la lista muestra cuánto lleva o por qué falló.',
            '**Unirse a un proyecto** con el código de invitación de un colega. Un jefe de proyecto lo admite o lo rechaza.',
          ],
        },
        'El selector de arriba a la izquierda cambia el proyecto en el que trabaja. El proyecto predeterminado se abre al iniciar sesión.',
      ],
    },
    {
      id: 'members',
      title: 'Miembros y roles',
      blocks: [
        'En **Perfil**, la pestaña con el nombre del proyecto: miembros, códigos de invitación, aprobación, nombre y dirección git. Lo que ve depende de su rol: jefe de proyecto, arquitectura, hardware, verificación, software o ingeniero de back-end. Los administradores deciden qué puede hacer cada rol.',
        'Un proyecto conserva siempre un jefe. Un administrador puede recuperar durante 30 días un proyecto disuelto.',
      ],
    },
    {
      id: 'credentials',
      title: 'Sus credenciales de git',
      blocks: [
        'Cada miembro recibe y envía con su propio usuario y token, o para ssh con una clave privada. Se guardan cifrados y no se vuelven a mostrar, ni siquiera a usted.',
      ],
    },
    {
      id: 'git',
      title: 'Confirmar y compartir',
      blocks: [
        'Trabaja en un árbol de trabajo propio: nadie mueve sus archivos. **Git** muestra lo que ha cambiado, prepara, confirma, recibe y envía, y lista ramas e historial. Cuando ambos lados cambiaron las mismas líneas, se muestran lado a lado y usted decide.',
      ],
    },
    {
      id: 'files',
      title: 'Archivos y notas',
      blocks: [
        'Los marcadores del borde derecho abren el **Catálogo** con los archivos de su árbol de trabajo, **Conocimiento de IA** (esta guía, salvo que un administrador haya puesto otra página) y un **Bloc de notas** que solo usted lee. Las notas se guardan mientras escribe.',
      ],
    },
  ],
};
