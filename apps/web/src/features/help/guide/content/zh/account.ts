import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'account',
  title: '您的账户',
  sections: [
    {
      id: 'password',
      title: '密码',
      blocks: [
        '在 **个人中心** 的 **账户** 中修改密码，修改后所有会话都会结束。忘记密码时，请使用登录页面上的 **忘记密码？**：如系统配置了邮件服务，会发送链接；否则由管理员设置新密码。',
      ],
    },
    {
      id: 'sign-in-limits',
      title: '登录失败时',
      blocks: [
        '多次失败后需要输入图中的字符，且每次尝试的等待时间会变长。已停用的账户无法登录，请联系管理员。',
      ],
    },
  ],
};
