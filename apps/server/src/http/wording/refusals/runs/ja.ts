import type { en } from './en.ts';

export const ja: Record<keyof typeof en, string> = {
  'file-ignored':
    '{path} はこの実行に含まれていません。{file} の {line} 行目「{pattern}」により git が無視しています。その行を変更し、実行をやり直してください。',
  'kind-unknown': 'このバージョンでは「{kind}」を実行できません',
  'log-gone': 'この実行のログはもうありません',
  'no-cluster':
    'このシステムの実行はサーバー自身のマシンで行われ、パーティションもコア数の選択もありません。指定しないでください',
  'no-sandbox': '{why}',
  'no-terminal': '種類「{kind}」の実行には占有する端末がありません',
  'no-top': 'プロジェクトから決められません。トップモジュールを指定してください',
  'no-wave': '実行は波形 {path} を残していません',
  'no-wave-yet': '実行はまだ波形 {path} を書き出していません',
  'over-installation-ceiling':
    '{asked} {unit} はこのシステムの上限 {most} {unit}（{setting}）を超えています。管理者が引き上げられます',
  'over-project-ceiling':
    '{asked} {unit} はこのプロジェクトの上限 {most} {unit} を超えています。プロジェクトの責任者が引き上げられます',
  'partition-not-offered':
    'パーティション「{partition}」は実行に提供されていません。提供されているものを選ぶか、サーバーの管理者に {setting} への追加を依頼してください',
  'run-folder-gone': '実行 {run} のフォルダはもうありません',
  'run-goes-on': '実行 {run} は終わっていません。先に中止してください',
  'run-is-part': '実行 {run} は実行 {parent} の一部です。そちらを削除してください',
  'run-missing': '実行 {run} はありません',
  'run-not-listening': '実行の状態は {state} で、入力を読むものがありません',
  'run-of-other': 'この実行は別の部門のものです',
  'run-of-starter': '実行を開始した人、または実行を管理する人だけが行えます',
  'run-unfinished': '実行 {run} はまだ終わっていません',
  'run-waits-no-more': 'この実行はもう待機していないため、優先度に意味がありません',
  'runs-disk-full':
    '{folder} のディスクがいっぱいです。空きは {free} MB で、実行の開始には {needed} MB（runs.keepFreeMegabytes）が必要です。実行を削除するか、管理者に知らせてください。',
  'step-not-listening': '実行中のステップは入力を読みません',
  'stream-closed': 'このイベントストリームは開いていません',
  'ticket-void': '不明か、使用済みか、1 分を過ぎています',
  'too-many-cores': '{cores} コアは、1 回の実行で要求できる上限 {most}（{setting}）を超えています',
  'tool-missing': '{name} がありません: {command}',
  'which-top': '{tops} のどれかを指定してください',
  'which-top-of-many': '{tops} とほか {more} 件のどれかを指定してください',
  'schedule-left-out': '見送り：前回の実行が終わっていません',
  'schedule-maker-gone': 'スケジュールの作成者は部門のメンバーではなくなりました',
  'schedule-not-started': '実行を開始できませんでした。理由はサーバーのログにあります',
};
