import type { en } from './en.ts';

export const zh: Record<keyof typeof en, string> = {
  'no-permission': '您没有执行此操作的权限',
  'not-signed-in': '未登录或登录已失效，请重新登录',
  'in-its-words': '{message}',
};
