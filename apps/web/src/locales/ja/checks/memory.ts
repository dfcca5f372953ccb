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
};
