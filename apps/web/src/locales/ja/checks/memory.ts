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
  'MEM-BUS-COLLIDES':
    '一方のバスが書くワードを同じクロックで他方が読むと不定で、マネージャは互いを知りません：旧ワードか新ワードを求めてください',
  'MEM-BUS-COLLIDES/fix': '新しいワードを読む',
  'MEM-BUS-WIDTH': 'このバスのワードは {{widths}} ビットで、{{width}} ビットにはできません',
  'MEM-BUS-MASK': 'バスはバイト単位で書き込みます：8 ビットごとにマスクビットが必要です',
  'MEM-BUS-DEPTH': 'バスにつながるメモリのアドレス範囲は 2 の累乗です：{{depth}} ワードはそうではありません',
  'MEM-BUS-DEPTH/fix': '{{next}} ワードにする',
  'MEM-SCRUB-ECC': '誤りビットを訂正できるのは SECDED だけです：SECDED にするか、スクラブを外してください',
  'MEM-SCRUB-PORTS':
    'スクラブは他に書き込みポートのない一つのポートで読んで書き戻します：1rw か 1rw1r にするか、外してください',
  'MEM-SCRUB/fix': 'スクラブを外す',
  'MEM-BIST-REGISTERS': '自己テストはレジスタで開始し結果を返しますが、このメモリにはレジスタがありません',
  'MEM-BIST-REGISTERS/fix': 'レジスタを追加する',
  'MEM-REGISTERS-NONE': '検査ビットも自己テストもなければ、レジスタで知らせるものがありません',
  'MEM-REGISTERS-NONE/fix': 'レジスタを外す',
  'MEM-POWER-NONE': 'ライブラリのどのマクロにも省電力ピンがなく、引き出すものがありません',
  'MEM-POWER-NONE/fix': 'ピンを引き出さない',
  'MEM-REPAIR-NONE': '修復には予備の行か列が必要です',
  'MEM-REPAIR-PORTS': '予備は 1 つのポートのワードを置き換えます：1rw を選ぶか、修復を外してください',
  'MEM-REPAIR-BIST': '自己テストがなければ修復箇所が分かりません：追加するか、修復を外してください',
  'MEM-REPAIR-MASK':
    '予備列はワードの任意のビットの代わりになり、部分書き込みマスクは届きません：予備行だけにするか、マスクなし、または SECDED にしてください',
  'MEM-REPAIR/fix': '修復を外す',
  'MEM-MARCH/syntax':
    '「{{at}}」は March 要素ではありません：up(r0,w1)、down(r1)、any(w0)、pause のように書き、セミコロンで区切ってください',
  'MEM-MARCH/unknown': '{{at}} は何も書かれていないセルを読みます：any(w0) などの書き込みから始めてください',
  'MEM-MARCH/expects': '{{at}} の時点でセルは逆の値です：期待できるのは {{wanted}} です',
  'MEM-MARCH/long': '操作と一時停止が {{most}} 個を超えています',
  'MEM-CONTENTS/token': '{{line}} 行目：「{{at}}」は 16 進のワードでも、@ と次のワード番号でもありません',
  'MEM-CONTENTS/wide': '{{line}} 行目：{{at}} は {{width}} ビットのワードに入りません',
  'MEM-CONTENTS/beyond': '{{line}} 行目：{{at}} はワード {{word}} になりますが、最後は {{last}} です',
  'MEM-CONTENTS/byte': '{{line}} 行目：「{{at}}」は 2 桁の 16 進バイトでも、@ とアドレスでもありません',
  'MEM-CONTENTS/bytes':
    'バイトは 8、16、24 … ビットのワードを満たします：{{width}} ビットのワードにはワード単位のファイルが必要です',
  'MEM-CONTENTS/large': '{{bytes}} バイトは多すぎます：最大 {{most}}',
  'MEM-CONTENTS/range': 'ファイルのバイト {{from}} ～ {{to}} はメモリの範囲 {{base}} ～ {{end}} の外です',
  'MEM-CONTENTS/elf': '完全な ELF ファイルではありません',
  'MEM-CONTENTS/nothing': 'ファイルにロードするものがありません',
  'MEM-CONTENTS-MACROS': 'マクロは電源投入時の内容が不定です：この内容から始まるのはシミュレーションだけです',
  'MEM-CONTENTS/fix': '初期内容を外す',
  'MEM-FLOPS':
    '{{bits}} ビットのフリップフロップは多すぎます：最大 {{most}}。ライブラリかブロック RAM を選んでください',
  'MEM-LIBRARY': 'メモリを構成するマクロがありません：マクロを追加するか、別のターゲットを選んでください',
  'MEM-NONE': '{{count}} 個のマクロのうち合うものがありません。理由は表にあります',
  'MEM-MANY':
    '最良の構成でもマクロが {{count}} 個あります：最大 {{most}}。より大きいマクロをライブラリに加えてください',
  'MEM-SLOW': '最も遅い列はクロックからデータまで {{delay}} ns かかり、周期 {{period}} ns をすべて使います',
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
  'MEM-LIB-POWER/sleep': '{{macro}}：{{pin}} は名前だけからスリープ用のピンと見なしています',
  'MEM-LIB-POWER/shutdown': '{{macro}}：{{pin}} は名前だけからシャットダウン用のピンと見なしています',
  'MEM-LIB-POWER/retention': '{{macro}}：{{pin}} は名前だけからリテンション用のピンと見なしています',
  'MEM-LIB-UNKNOWN': '{{macro}}：{{pin}} の {{bits}} ビットの用途が不明です',
  'MEM-LIB-GUESSED/high': '{{macro}}：{{pin}} は名前だけから High アクティブとみなしています',
  'MEM-LIB-GUESSED/low': '{{macro}}：{{pin}} は名前だけから Low アクティブとみなしています',
  'MEM-LIB-CLOCK': '{{macro}}：{{clock}} は立ち下がりエッジで動作し、ラッパーは対応していません',
  'MEM-LIB-FALLING':
    '{{macro}}：{{pin}} は立ち下がりエッジで変化するため、遅延はクロックに依存し不明のままです',
};
