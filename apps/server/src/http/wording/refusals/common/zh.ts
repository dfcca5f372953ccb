import type { en } from './en.ts';

export const zh: Record<keyof typeof en, string> = {
  'no-permission': '您没有执行此操作的权限',
  'not-signed-in': '未登录或登录已失效，请重新登录',
  'in-its-words': '{message}',
  'of-field': '{field}：{why}',
  'body-empty': '应为 JSON，实际为空',
  'body-length': '比其 Content-Length 短或长',
  'body-media-type': 'Content-Type 应为 application/json',
  'body-not-json': '不是 JSON',
  'body-too-large': '大于上限 {most} MB',
  'database-away': '无法连接数据库。运行仍在继续；请稍后再试。',
  'disk-full': '数据文件夹所在的磁盘已满：未做任何更改。',
  'no-project-selected': '未选择项目：请指定一个，或先打开一个',
  'no-resource': '{call}：资源不存在',
  'nobody-waits': '已无人等待答复',
  'not-json': '不是 JSON：{why}',
  'request-refused': '{why}',
  'server-failed': '服务器未能答复；原因见其日志中的 {request}。',
  'text-with-nul': '文本中含有无法保存的 NUL 字符',
};
