import type { en } from './en.ts';

export const ja: Record<keyof typeof en, string> = {
  'no-permission': 'この操作を行う権限がありません',
  'not-signed-in': 'サインインしていないか、セッションが切れています。サインインし直してください',
  'in-its-words': '{message}',
  'of-field': '{field}：{why}',
  'body-empty': 'JSON が必要ですが、空です',
  'body-length': 'Content-Length と長さが一致しません',
  'body-media-type': 'Content-Type は application/json にしてください',
  'body-not-json': 'JSON ではありません',
  'body-too-large': '上限の {most} MB を超えています',
  'database-away': 'データベースに接続できません。実行は続いています。少し待ってからもう一度お試しください。',
  'disk-full': 'データフォルダのディスクがいっぱいです。何も変更していません。',
  'no-project-selected': 'プロジェクトが選ばれていません。指定するか、先に開いてください',
  'no-resource': '{call}: リソースがありません',
  'nobody-waits': '応答を待つ相手がいません',
  'not-json': 'JSON ではありません: {why}',
  'request-refused': '{why}',
  'server-failed': 'サーバーが応答できませんでした。原因はログの {request} にあります。',
  'text-with-nul': 'テキストに保存できない NUL 文字が含まれています',
};
