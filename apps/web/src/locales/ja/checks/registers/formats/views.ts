import type { ViewLossSentence } from '@netloom/registers/wording';

export const viewLosses: Record<ViewLossSentence, string> = {
  'REG-LOSS/c/member':
    '{{node}} の配置を持つ C の型がないので、C の構造体にそのメンバーはありません。_OFFSET は残ります',
  'REG-LOSS/cpp/wide': '64 ビットを超えるフィールドには C++ の型がありません：レジスタを読み書きしてください',
  'REG-LOSS/uvm/triggers/reads':
    '{{register}}：UVM はバッファ付き読み出しのトリガを知りません：フィールドは volatile になります',
  'REG-LOSS/uvm/triggers/writes':
    '{{register}}：UVM はバッファ付き書き込みのトリガを知りません：フィールドは volatile になります',
  'REG-LOSS/uvm/triggers/both':
    '{{register}}：UVM はバッファ付き読み出しと書き込みのトリガを知りません：フィールドは volatile になります',
  'REG-LOSS/uvm/shared':
    '{{register}}：UVM はポリシー {{policy}}（{{field}}）のレジスタを読み書き可能とみなし、{{partner}} が同じアドレスにあると警告します',
  'REG-LOSS/uvm/wide':
    '{{most}} ビットを超えるレジスタには +define+UVM_REG_DATA_WIDTH={{width}} でコンパイルした UVM が必要です',
  'REG-LOSS/uvm/policy':
    '{{register}}.{{field}}：UVM には「{{access}}」に当たるポリシーがありません：最も近いのは {{policy}} です',
  'REG-LOSS/uvm/enable':
    '{{path}}.{{field}}：UVM は入力 {{input}} を知りません：フィールドは volatile になります',
};
