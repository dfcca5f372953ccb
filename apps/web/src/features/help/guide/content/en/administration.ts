import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'administration',
  title: 'Administration',
  sections: [
    {
      id: 'people',
      title: 'Users, roles, projects',
      blocks: [
        'Under **System**, for who may see it:',
        {
          list: [
            '**Users**: create, disable, set a new password, export.',
            '**Roles**: a table of roles and permissions.',
            '**Projects**: all projects, their members, and dissolved ones to bring back.',
            '**Menus**: order, icons, titles, links, and which entries a project shows.',
          ],
        },
      ],
    },
    {
      id: 'operation',
      title: 'Operation',
      blocks: [
        {
          list: [
            '**Server**: processor, memory, disk, database and tool versions, live.',
            '**Online users**: who is signed in; a session can be ended.',
            '**Login logs** and **Audit trail**: who signed in, and who changed what.',
            '**Dictionaries** and **Settings**: lists of values, and settings of the installation.',
            '**Backups**: make one, and restore it.',
          ],
        },
      ],
    },
  ],
};
