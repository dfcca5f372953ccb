import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'registers',
  title: 'レジスタマップ',
  sections: [
    {
      id: 'describe',
      title: '一度だけ記述する',
      blocks: [
        '**レジスタマップ** は `<block>.regs.json` を編集します。SystemVerilog のレジスタファイル、C ヘッダー、UVM モデル、SVD、SystemRDL、IP-XACT、文書はすべてここから作られます。',
        'フィールドは表で編集し、ビット図でドラッグし、表計算ソフトから行を貼り付けられます。数値にはマップのパラメーターを使った式も書けます。',
        '下の **出力** は入力中の各ビューを、**変更** は編集がソフトウェアとハードウェアの何を壊すかを示します。',
      ],
    },
    {
      id: 'import-registers',
      title: 'インポート',
      blocks: [
        'SystemRDL、IP-XACT、reggen、SVD、表計算ファイルを読み込めます。形式が表現できない内容は損失として一覧されます。',
      ],
    },
  ],
};
