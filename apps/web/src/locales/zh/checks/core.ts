import type { CoreSentence } from '@netloom/core';

export const core: Record<CoreSentence, string> = {
  'core-name/verilog': '名称：“{{name}}”是 SystemVerilog 关键字',
  'core-name/c': '名称：“{{name}}”是 C 关键字',
  'core-name/underscore': '名称：“{{name}}”以下划线开头，这类名称由 C 保留',
  'core-needs-zicsr/option': '{{option}}需要 Zicsr，由其寄存器控制：请同时选择 Zicsr，或去掉该选项',
  'core-needs-zicsr/store-buffer':
    '存储缓冲需要 Zicsr，因为它延迟报告的总线错误是中断：请同时选择 Zicsr，或去掉该选项',
  'core-needs-five-stages/forwarding': '前递需要五级流水线：两级时，下一条指令读取之前结果已经写回',
  'core-needs-five-stages/prediction': '分支预测需要五级流水线：两级时，分支在能够预测的同时就已决定',
  'core-gating-without-clock':
    '时钟门控没有可停止的时钟：请选择 Zicsr（其 wfi 让核休眠），或选择触发器实现的寄存器堆（每个寄存器有自己的时钟）',
  'core-prediction-table': '双模态与 gshare 的表每项是一个两位计数器：请选择 16 至 4096 之间的 2 的幂',
  'core-prediction-without-table': '只有双模态与 gshare 有预测表：请选择其中之一，或 0 项',
  'core-returns-need-prediction': '返回与分支一样在 ID 级预测：请同时选择分支预测，或去掉返回地址栈',
  'core-targets-need-prediction': 'ID 级用自己的预测核对分支目标缓冲：请同时选择分支预测，或选 0 项',
  'core-targets-table': '分支目标缓冲的项数须为 8 至 256 之间的 2 的幂：请选择其一，或 0',
  'core-late-needs-forwarding':
    '在 MEM 级判定的分支以前递取得操作数，并带着目标地址：请同时选择前递和分支目标加法器',
  'core-prediction-needs-adder': '预测的分支在 ALU 看到之前就取指：请同时选择分支目标加法器',
  'core-needs-debug/system-bus': '系统总线访问是调试模块的一部分：请选择调试器的连接方式，或不选它',
  'core-needs-debug/triggers': '触发器由调试器设置：请选择调试器的连接方式，或不选触发器',
  'core-needs-debug/program-buffer': '程序缓冲是调试模块的一部分：请选择调试器的连接方式，或保留两个字',
  'core-pmp-needs-user-mode': '内存保护防范的是用户模式：请同时选择用户模式，或不设条目',
  'core-pmp-granularity': '内存保护的粒度：请选择 4 至 1048576（1 MiB）字节之间的 2 的幂',
  'core-needs-pmp/granularity': '没有内存保护时粒度不起作用：请同时选择条目，或保留 4 字节',
  'core-needs-pmp/smepmp': 'Smepmp 是内存保护的扩展：请同时选择条目，或去掉它',
  'core-pmp-locks-out/entries':
    'MML 与 MMWP 下，一条规则只能让机器模式执行或写入，不能兼得：只有一个条目会使机器模式无法使用自己的陷入处理程序。请选择两个或更多',
  'core-pmp-locks-out/granularity':
    '内存保护的粒度：{{granularity}} 字节对于自 {{base}} 起的 {{size}} 字节存储器过粗。代码、保护区与陷入栈将落在同一区域，锁定代码会使机器模式无法使用自己的陷入处理程序',
  'core-events-need-counter': '事件由性能计数器统计：请同时选择一个或更多计数器，或去掉周期事件',
  'core-needs-triggers': '没有可属于此类的触发器：请同时选择一个或更多，或保留地址触发',
  'core-instructions-port': '端口占用全部 custom-0 指令：请不选端口，或不选自定义指令',
  'core-instructions-unread': '自定义指令的文件尚未读取',
  'core-memory-size': '{{region}}的大小：{{size}} 不是 1024（1 KiB）至 1048576（1 MiB）之间的 2 的幂',
  'core-address-range': '{{region}}的基地址：其末尾将超出 0xFFFFFFFF',
  'core-address-alignment': '{{region}}的基地址：{{base}} 不是其大小 {{size}} 的整数倍',
  'core-address-overlap': '{{region}}的基地址：{{base}} 位于{{other}}之内（{{first}} 至 {{last}}）',
  'core-reset-vector/range': '复位向量：{{address}} 超出 0xFFFFFFFF',
  'core-reset-vector/alignment': '复位向量：{{address}} 不是 {{alignment}} 的整数倍',
  'core-reset-vector/data': '复位向量：{{address}} 位于{{region}}之内，其中没有指令',
  'core-region/instructions': '指令存储器',
  'core-region/data': '数据存储器',
  'core-region/clint': 'CLINT',
  'core-cache/instructions': '指令缓存',
  'core-cache/data': '数据缓存',
  'core-cache-needs-bursts':
    '{{cache}}的缓存行由突发传输填充，而 AXI4-Lite 没有突发：请同时选择 AXI4，或去掉该缓存',
  'core-cache-needs-region':
    '没有可缓存区域时，{{cache}}不能保存任何内容：请同时选择可缓存区域，或去掉该缓存',
  'core-cache-needs-fence-i': '指令缓存需要 Zifencei，由 fence.i 使其失效：请同时选择 Zifencei，或去掉该选项',
  'core-needs-zicsr/write-back':
    '写回缓存需要 Zicsr，因为缓存行写入存储器时的错误是中断：请同时选择 Zicsr，或选择写穿透',
  'core-region-without-cache': '没有缓存时，可缓存区域不起作用：请选择缓存，或去掉该区域',
  'core-region-without-cached': '不缓存区域是可缓存区域中的例外：请同时选择可缓存区域，或去掉该区域',
  'core-region-size': '{{region}}的大小：{{size}} 不是 1024（1 KiB）至 4294967296（4 GiB）之间的 2 的幂',
  'core-region-outside': '不缓存区域的基地址：位于可缓存区域（{{first}} 至 {{last}}）之外，那里本来就不缓存',
  'core-region-covers':
    '不缓存区域的基地址：覆盖了整个可缓存区域（{{first}} 至 {{last}}），将没有任何内容可缓存',
  'core-cache-line':
    '{{cache}}的缓存行：{{line}} 字节不是 8、16、32 或 64：AXI4 的回绕突发为 2、4、8 或 16 拍，每拍 4 字节',
  'core-cache-size': '{{cache}}的大小：{{size}} 不是 512 至 65536（64 KiB）之间的 2 的幂',
  'core-cache-larger': '{{cache}}的大小：{{size}} 字节大于它可以保存的存储器（{{memory}} 字节）',
  'core-region/cached': '可缓存区域',
  'core-region/uncached': '不缓存区域',
  'core-option/zicntr': 'Zicntr',
  'core-option/user-mode': '用户模式',
  'core-option/clint': 'CLINT',
  'core-option/external-interrupt': '外部中断',
  'core-option/debug': '调试',
  'core-option/performance-counter': '性能计数器',
};
