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
    '此版本的 Yosys 只支持少量 SystemVerilog。其 WebAssembly 版本支持的范围大得多：请选它作为引擎。',
  'TOOL/formal/check/requests':
    'requests（流水线只请求对齐的字，数据请求保持到被授予为止，未完成的请求不超过存储侧所能接受的数量）',
  'TOOL/formal/check/axiStable':
    'axiStable（AXI4，缓存与适配器：有效的信号在就绪之前保持不变，复位期间无任何有效信号）',
  'TOOL/formal/check/axiBursts':
    'axiBursts（AXI4，缓存与适配器：每个突发的长度、宽度、类型和对齐均合法，且不跨越 4 KiB）',
  'TOOL/formal/check/axiWriteData':
    'axiWriteData（AXI4，缓存与适配器：WLAST 只标记最后一拍，且没有无地址的数据拍）',
  'TOOL/formal/check/axiOrder':
    'axiOrder（AXI4，缓存与适配器：未完成的突发不超过所声明的数量，写入尚无响应的行不会被读取）',
  'TOOL/formal/check/fetchedWord':
    'fetchedWord（指令缓存或适配器：自最近一次冲刷起，取到的字就是存储器中的内容）',
  'TOOL/formal/check/loadedWord': 'loadedWord（数据缓存或适配器：加载的字就是最后存入该处的内容）',
  'TOOL/formal/depth': '{{clocks}} 个时钟周期',
  'TOOL/formal/depthOf': '{{of}} 个时钟周期中的 {{clocks}} 个',
  'TOOL/traffic/refused': '{{beats}} 个数据拍收到错误应答',
  'TOOL/reset/never': '{{reset}} 从未释放',
  'TOOL/reset/again': '{{reset}} 在 {{time}} ns 再次有效',
  'TOOL/program/model': '在模型上，程序 {{program}}：{{ended}}',
  'TOOL/program/rtl': '在 RTL 上，程序 {{program}}：{{ended}}',
  'TOOL/placement/slow': '时钟 {{clock}} 达到 {{achieved}} MHz，要求为 {{asked}} MHz',
  'TOOL/placement/no-room': '设计放不下：{{told}}',
  'TOOL/placement/needs': '需要 {{used}} 个 {{resource}}，器件只有 {{available}} 个',
  'TOOL/placement/and': '{{one}}；{{other}}',
  'TOOL/placement/or': '{{one}} 或 {{other}}',
  'TOOL/placement/has-enough': '{{devices}} 足够',
  'TOOL/placement/none-has-enough': '没有任何 iCE40 器件足够',
  'TOOL/placement/fewer-blocks': '请去掉一些模块或选项',
  'TOOL/placement/smaller-memories': '请减小存储器（一个块 RAM 为 4096 位，即 512 字节）',
  'TOOL/placement/no-pin':
    '没有引脚可分给 {{port}}：设计有 {{ports}} 个端口；请选择引脚足够多的封装，或减少顶层的端口',
  'TOOL/timing/black-box':
    '{{instance}} 的模块 {{module}} 既不在网表中也不在 Liberty 文件中：经过它的路径均未分析时序',
  'TOOL/timing/unchecked': '{{check}}：没有检查任何路径：约束中没有时钟到达寄存器；请查看未约束的端点',
  'TOOL/timing/violation': '{{check}}：{{endpoints}} 个端点中有 {{violations}} 个违例，最差裕量 {{worst}} ns',
  'TOOL/yosys/no-contents':
    '存储器从文件读入的内容（$readmemh）被略去：此 SystemVerilog 的 ROM 在网表中为空，不计入结果；initial 块给寄存器的初值也一并略去',
  'TOOL/yosys/latch': '为 {{signal}} 推断出锁存器：并非每条路径都对其赋值',
  'TOOL/yosys/loop': '模块 {{module}} 中存在组合逻辑环路，经过 {{through}}',
  'TOOL/yosys/latch-area': '单元库没有给出锁存器 {{cell}} 的面积：锁存器所占面积未计入',
  'TOOL/fit/no-route': '在 {{seconds}} s 处理器时间内未找到布线',
  'TOOL/crossing/unsynchronised': '没有同步器的位：{{found}}',
  'TOOL/crossing/multi-bit': '没有声明保持不变的多个位：{{found}}',
  'TOOL/crossing/bit-by-bit': '同一字的各位各自同步：{{found}}',
  'TOOL/crossing/logic-before': '同步器之前有逻辑：{{found}}',
  'TOOL/crossing/several-domains': '同时来自多个时钟域的位：{{found}}',
  'TOOL/crossing/reconvergence': '分别同步的位重新汇合：{{found}}',
  'TOOL/crossing/repeated': '一位被同步到同一域两次：{{found}}',
  'TOOL/crossing/tapped': '同步器的第一级触发器还通向别处：{{found}}',
  'TOOL/crossing/reset-crossing': '来自另一时钟域的异步复位：{{found}}',
  'TOOL/crossing/reset-logic': '可能产生毛刺的逻辑生成异步复位：{{found}}',
  'TOOL/crossing/missing-release': '未与时钟同步释放的异步复位：{{found}}',
  'TOOL/crossing/clock-logic': '时钟路径上有逻辑：{{found}}',
  'TOOL/crossing/made-clock': '触发器产生未声明的时钟：{{found}}',
  'TOOL/crossing/unknown': '{{module}} 在此没有内部实现：其时钟未知',
  'TOOL/crossing/more': '报告中还有 {{count}} 个跨时钟域路径',
  'TOOL/crossing/bits': '{{found}}，{{bits}} 位',
  'TOOL/crossing/expired': '{{found}}；其豁免已到期',
  'TOOL/crossing/stale': '{{found}}；其豁免已失效：逻辑已改变',
};
