import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'account',
  title: 'Your account',
  sections: [
    {
      id: 'password',
      title: 'Password',
      blocks: [
        'Change it under **Profile**, **Account**. All your sessions end with it. If you forgot it, use **Forgot your password?** on the sign-in page: a link is mailed where the installation sends mail, else an administrator sets a new one.',
      ],
    },
    {
      id: 'sign-in-limits',
      title: 'When signing in fails',
      blocks: [
        'After failures a picture with letters is asked for, and each further try takes longer. A disabled account cannot sign in; ask an administrator.',
      ],
    },
  ],
};
