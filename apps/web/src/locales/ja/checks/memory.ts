import type { MemorySentence } from '@netloom/memory';

export const memory: Record<MemorySentence, string> = {
  'MEM-KEYWORD': '{{name}} は SystemVerilog のキーワードです：別の名前にしてください',
  'MEM-MASK':
    '{{mask}} ビットのマスクは {{width}} ビットのワードを割り切れません：{{fit}} ビットなら可能です',
  'MEM-MASK/fix': '{{fit}} ビットごとにマスクする',
  'MEM-MASK-ECC':
    'SECDED でのマスク書き込みは先にワードを読みます。それができるのは読み書きでき、他に書き込みポートのないポートだけです：1rw か 1rw1r、またはパリティにするか、マスクを外してください',
  'MEM-MASK-ECC/fix': 'パリティを使う',
  'MEM-ALONE':
    'ポートが一つなら、他のポートが書いているワードを読むことはありません：書き込み中の読み出しの設定は効きません',
  'MEM-ALONE/fix': '未定義のままにする',
  'MEM-FLOPS':
    '{{bits}} ビットのフリップフロップは多すぎます：最大 {{most}}。ライブラリかブロック RAM を選んでください',
  'MEM-LIBRARY': 'メモリを構成するマクロがありません：マクロを追加するか、別のターゲットを選んでください',
  'MEM-NONE': '{{count}} 個のマクロのうち合うものがありません。理由は表にあります',
  'MEM-MANY':
    '最良の構成でもマクロが {{count}} 個あります：最大 {{most}}。より大きいマクロをライブラリに加えてください',
  'MEM-USE': '{{name}} はターゲットのマクロにありません',
  'MEM-USE/fix': 'プランナーに選ばせる',
  'MEM-MACRO-MASK': '{{name}} のワードは {{bits}} ビットで、{{mask}} ビットのマスクでは割り切れません',
  'MEM-MACRO-PIN': '{{name}}：ポート {{port}} に {{what}} のピンがありません',
  'MEM-MACRO-TWICE': '{{name}}：ピン {{pin}} が 2 度使われています',
  'MEM-MACRO-WORDS': '{{name}} はマクロでありメモリでもあります：メモリの名前を変えてください',
  'MEM-LIB-PIN': '{{macro}}：{{other}} にはピン {{pin}} がありますが、{{path}} にはありません',
  'MEM-LIB-WIDTH': '{{macro}}：{{pin}} は {{path}} で {{bits}} ビット、{{other}} で {{otherBits}} ビットです',
  'MEM-LIB-DIRECTION': '{{macro}}：{{pin}} の方向が {{path}} と {{other}} で異なります',
  'MEM-LIB-ORDER': '{{macro}}：{{pin}} のビット順が {{path}} と {{other}} で逆です',
  'MEM-LIB-LEVEL': '{{macro}}：{{pin}} の有効レベルが {{path}} と {{other}} で異なります',
  'MEM-LIB-FIGURE/words': '{{macro}} は {{path}} で {{value}} ワード、{{other}} で {{otherValue}} ワードです',
  'MEM-LIB-FIGURE/bits':
    '{{macro}} のワードは {{path}} で {{value}} ビット、{{other}} で {{otherValue}} ビットです',
  'MEM-LIB-FIGURE/addressBits':
    '{{macro}} のアドレスは {{path}} で {{value}} ビット、{{other}} で {{otherValue}} ビットです',
  'MEM-LIB-FIGURE/maskBits':
    '{{macro}} のマスク 1 ビットは {{path}} で {{value}} ビット分、{{other}} で {{otherValue}} ビット分です',
  'MEM-LIB-AREA': '{{macro}} の面積は {{path}} で {{value}} µm²、{{other}} で {{otherValue}} µm² です',
  'MEM-LIB-SHAPE': '{{macro}}：ワード数とビット幅がどのファイルにもありません',
  'MEM-LIB-ADDRESS': '{{macro}}：{{words}} ワードは {{bits}} ビットのアドレスと合いません',
  'MEM-LIB-PORTS': '{{macro}}：ピンからメモリのポートを構成できません。ドキュメントに記述してください',
  'MEM-LIB-TIED': '{{macro}}：{{pin}} の用途が不明なため、Low に固定します',
  'MEM-LIB-UNKNOWN': '{{macro}}：{{pin}} の {{bits}} ビットの用途が不明です',
  'MEM-LIB-GUESSED/high': '{{macro}}：{{pin}} は名前だけから High アクティブとみなしています',
  'MEM-LIB-GUESSED/low': '{{macro}}：{{pin}} は名前だけから Low アクティブとみなしています',
  'MEM-LIB-CLOCK': '{{macro}}：{{clock}} は立ち下がりエッジで動作し、ラッパーは対応していません',
  'MEM-LIB-FALLING':
    '{{macro}}：{{pin}} は立ち下がりエッジで変化するため、遅延はクロックに依存し不明のままです',
};
