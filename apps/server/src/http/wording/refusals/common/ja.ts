import type { en } from './en.ts';

export const ja: Record<keyof typeof en, string> = {
  'no-permission': 'この操作を行う権限がありません',
  'not-signed-in': 'サインインしていないか、セッションが切れています。サインインし直してください',
  'in-its-words': '{message}',
};
