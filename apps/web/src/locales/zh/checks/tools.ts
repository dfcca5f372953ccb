import type { ToolSentence } from '@netloom/model';

export const tools: Record<ToolSentence, string> = {
  'TOOL/proof/refuted': '此断言不成立：反例给出了到达它的步骤',
  'TOOL/proof/vacuous': '从未到达此断言，或假设自相矛盾：它不能说明任何问题',
  'TOOL/proof/unasked': '此断言成立，但在限定时间内未能判定是否会到达它',
  'TOOL/proof/undecided': '在限定时间内未能判定此断言',
  'TOOL/proof/inside': '{{name}} 指向实例或接口内部，证明无法看到那里：请为它提供端口，或本模块的线网',
  'TOOL/proof/undeclared':
    '{{name}} 没有声明。证明不接受隐式线网，因为无驱动的线网可以取任意值：请声明 {{name}}',
  'TOOL/formal/fails': '{{check}} 在复位后第 {{clocks}} 个时钟周期失败',
  'TOOL/formal/unasked': '{{check}}：在时间允许的范围（{{depth}}）内没有触发它',
  'TOOL/formal/holds': '{{check}} 从复位起在 {{depth}} 内成立，对任意程序和任意总线应答均如此',
  'TOOL/formal/proved': '{{check}} 已证明对任意多个时钟周期成立',
  'TOOL/yosys/newer':
    '此版本的 Yosys 只支持少量 SystemVerilog。Yosys 的 WebAssembly 版本支持较新的语法：请选它作为引擎。',
  'TOOL/formal/depth': '{{clocks}} 个时钟周期',
  'TOOL/formal/depthOf': '{{of}} 个时钟周期中的 {{clocks}} 个',
};
