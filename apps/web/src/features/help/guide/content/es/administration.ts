import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'administration',
  title: 'Administración',
  sections: [
    {
      id: 'people',
      title: 'Usuarios, roles, proyectos',
      blocks: [
        'En **Sistema**, para quien pueda verlo:',
        {
          list: [
            '**Usuarios**: crear, deshabilitar, poner otra contraseña, exportar.',
            '**Roles**: una tabla de roles y permisos.',
            '**Proyectos**: todos los proyectos, sus miembros, y los disueltos que se pueden recuperar.',
            '**Menús**: orden, iconos, títulos, enlaces y qué entradas muestra un proyecto.',
          ],
        },
      ],
    },
    {
      id: 'operation',
      title: 'Operación',
      blocks: [
        {
          list: [
            '**Servidor**: procesador, memoria, disco, base de datos y versiones de herramientas, en vivo.',
            '**Usuarios en línea**: quién ha iniciado sesión; se puede cerrar una sesión.',
            '**Inicios de sesión** y **Auditoría**: quién inició sesión y quién cambió qué.',
            '**Diccionarios** y **Ajustes**: listas de valores y ajustes de la instalación.',
            '**Copias de seguridad**: crear una y restaurarla.',
          ],
        },
      ],
    },
  ],
};
