import type { en } from './en.ts';

export const ja: Record<keyof typeof en, string> = {
  'no-regression': 'リグレッション {run} はありません',
  'no-result-row': '結果 {result} はありません',
  'nothing-to-rerun': '再シミュレーションが必要なものはありません：すべて合格です',
  'result-passed': 'このシミュレーションは合格しており、不具合を示しません',
  'bug-changed': '不具合 #{bug} はその間に他の人が変更しました。何も書き込まれていません',
  'bug-no-duty': 'あなたのロールでは不具合を {from} から {to} に変更できません',
  'bug-no-reason': '不具合を {from} から {to} に戻す理由を書いてください',
  'bug-no-proof': '該当するコミットを指定してください',
  'bug-no-move': '不具合を {from} から {to} に変更することはできません',
  'bug-branch-open': '{branches} で解消したことがまだ示されていません',
  'bug-completed': '不具合は完了しています。先に再オープンしてください',
  'no-assignee': '不具合を担当できるのはプロジェクトのメンバーだけです',
  'no-such-commit': 'プロジェクトにコミット {commit} はありません',
  'commit-elsewhere': 'コミット {commit} はブランチ {branch} にありません',
  'seed-not-run':
    '{case}（シード {seed}）は、失敗時のビルドとオプションではコミット {commit} でシミュレーションされていません',
  'seed-not-green': '{case}（シード {seed}）はコミット {commit} で合格していないか、常には合格しません',
  'seed-unchecked': '{case}（シード {seed}）はコミット {commit} で何も検査しておらず、合格は何も示しません',
  'no-reference':
    'リンクはコミット、または file:rtl/top.sv:12、soc:demo/uart0、#run-1a2b3c4d のような参照です',
  'too-many-links': '不具合のリンクは最大 {most} 件です',
  'too-many-filters': '保存できるフィルターは最大 {most} 件です',
  'branch-name': 'ブランチ名が空か重複しています',
  'no-branch-entry': 'インデックス {index} のブランチはありません',
  'no-task': 'プロジェクトにタスク #{task} はありません',
  'circle-of-tasks': 'タスクが互いに待ち合う循環になります',
  'waits-for-tasks': '先に {tasks} を完了する必要があります',
  'changed-task': 'タスク #{task} はその間に他の人が変更しました。何も書き込まれていません',
};
