import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'projects',
  title: 'Projects and git',
  sections: [
    {
      id: 'begin',
      title: 'Create or join',
      blocks: [
        'Open your picture at the top right, **Profile**, **My projects**.',
        {
          list: [
            '**Create a project** from a git repository (http, https or ssh) or empty. The repository is copied in the background; the list shows how far it is, or why it failed.',
            '**Join a project** by the invite code of a colleague. A project lead allows or refuses.',
          ],
        },
        'The selector at the top left changes the project that you work in. Your default project opens after each sign-in.',
      ],
    },
    {
      id: 'members',
      title: 'Members and roles',
      blocks: [
        'In **Profile**, the tab with the name of the project: members, invite codes, approval, name and git address. What you see depends on your role: project lead, architecture, hardware, verification, software or back-end engineer. Administrators set what each role may do.',
        'A project always keeps one lead. A dissolved project can be brought back by an administrator for 30 days.',
      ],
    },
    {
      id: 'credentials',
      title: 'Your git credentials',
      blocks: [
        'Each member pulls and pushes with his own user name and token, or for ssh with a private key. They are kept encrypted and never shown again, not even to you.',
      ],
    },
    {
      id: 'git',
      title: 'Commit and share',
      blocks: [
        'You work in a working tree of your own: nobody moves your files. **Git** shows what changed, stages, commits, pulls and pushes, and lists branches and the log. When both sides changed the same lines, they are shown side by side and you decide.',
      ],
    },
    {
      id: 'files',
      title: 'Files and notes',
      blocks: [
        'The bookmarks at the right edge open the **Catalogue** with the files of your working tree, **AI knowledge** (this guide, unless an administrator set another page), and a **Notepad** that nobody but you reads. Notes are saved as you write.',
      ],
    },
  ],
};
