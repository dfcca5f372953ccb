import type { Chapter } from '../../guide.ts';

export const chapter: Chapter = {
  id: 'keyboard',
  title: 'キーボード',
  sections: [
    {
      id: 'everywhere',
      title: '共通',
      blocks: [
        'Mac では Ctrl の代わりに ⌘ を使います。',
        {
          keys: [
            ['Ctrl K', 'メニューを検索'],
            ['← →', 'タブの上: 移動'],
            ['Delete', 'タブの上: 閉じる'],
            ['Enter', '一覧: 行を開く'],
          ],
        },
      ],
    },
    {
      id: 'canvas-keys',
      title: 'SoC キャンバス',
      blocks: [
        {
          keys: [
            ['Ctrl S', '保存'],
            ['Ctrl Z, Ctrl Shift Z', '元に戻す、やり直す'],
            ['Ctrl C, Ctrl V, Ctrl D', 'コピー、貼り付け、複製'],
            ['Delete', '選択を削除'],
            ['矢印', '選択を移動'],
            ['Ctrl F または /', 'インスタンス、ポート、ネットを検索'],
            ['Space + ドラッグ', '表示を移動'],
            ['?', 'すべてのショートカット'],
          ],
        },
      ],
    },
    {
      id: 'wave-keys',
      title: '波形',
      blocks: [
        {
          keys: [
            ['← →', '前・次のエッジ'],
            ['+ − F', '拡大・縮小・全体'],
            ['Shift ← →', '移動'],
            ['M N P', 'マーカー、次、前のマーカー'],
            ['F1', '時刻へ移動'],
            ['V', '値を検索'],
            ['/', '信号を検索'],
            ['G F2 Del', 'グループ化・名前・削除'],
            ['Ctrl Z', '元に戻す'],
            ['?', 'すべてのキー。GTKWave のキーも含みます'],
          ],
        },
      ],
    },
    {
      id: 'table-keys',
      title: 'レジスタと領域の表',
      blocks: [
        {
          keys: [
            ['Enter、F2、または入力', 'セルを編集'],
            ['Tab', '次のセルへ'],
            ['Ctrl C, Ctrl V', 'レジスタ: 表計算ソフトとのコピーと貼り付け'],
            ['Ctrl D', 'レジスタ: 下へコピー'],
          ],
        },
      ],
    },
  ],
};
