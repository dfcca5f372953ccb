import type { en } from './en.ts';

export const ja: Record<keyof typeof en, string> = {
  'dump-broken-off': '{name}: 読み続けられませんでした: {why}',
  'dump-closed': '{name}: 閉じられました',
  'dump-ended': '{name}: 読み込んでいたスレッドが終了しました',
  'dump-fault': '{name}: {message}',
  'dump-too-large': '{name}: {most} MB を超えるメモリが必要です',
  'no-dump': '{path} は波形ダンプではありません。.vcd、.fst、.ghw、.vcd.gz のいずれかを指定してください',
  'query-too-long': '{name}: 問い合わせが {seconds} 秒を超えました',
  'too-many-comparisons': 'ほかに {most} 件の比較を実行中です。少し待ってからもう一度お試しください',
  'too-many-dumps':
    '{name}: ほかに {most} 件の波形ダンプを読み込み中です。少し待ってからもう一度お試しください',
  'too-many-signals': '一度に問い合わせられるのは {most} 本までです',
};
