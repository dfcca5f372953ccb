import type { Code } from '@netloom/soc';

export const help: Record<`help/${Code}`, string> = {
  'help/SOC-NAME':
    '实例、时钟、复位、端口和接口与导出接口的信号共用一个命名空间，名称不能是 SystemVerilog 关键字；两个 IP 也不能有同名模块。请重命名其中之一。',
  'help/SOC-NAME-CASE': 'VHDL、某些文件系统和许多工具不区分这样的名称。请重命名其中之一。',
  'help/SOC-NAME-MODULE': '顶层或模块实例与另一个 IP 的模块或源文件同名，工具或人可能将两者混淆。请重命名。',
  'help/SOC-IP-UNKNOWN':
    '没有 IP 或项目文档具有此 vendor:library:name:version。请导入该 IP，或选用其他版本。',
  'help/SOC-IP-TWICE':
    '项目中有多个文件具有此 vendor:library:name:version，因此所指的是哪一个仅由路径顺序决定。请在其中一个的 "vlnv" 中改用另一版本，或将其删除；然后在需要它的实例处选择它。',
  'help/SOC-IP-HIDES':
    '项目中的一个模块具有 Netloom 自带模块的 vendor:library:name:version，并取代后者。若非本意，请在其 "vlnv" 中改用另一版本。',
  'help/SOC-GENERATOR-UNKNOWN':
    '该模块的 ip.json 指定了此版本 Netloom 没有的生成器。文档会保留该模块及其连接。请更新 Netloom、修正 ip.json 中的 "generator"，或选用其他 IP。',
  'help/SOC-GENERATOR': '该模块的生成器无法以这些选项在此处生成 RTL。消息说明了它需要什么。',
  'help/SOC-REGISTERS': 'IP 指定的寄存器描述文件不存在，或在该实例的参数下有错误。请在寄存器编辑器中打开它。',
  'help/SOC-FILE-MISSING':
    '参数指定的文件在项目中不存在，因此存储器为空。请修正路径（从项目根目录起），或添加该文件。',
  'help/SOC-HIERARCHY-CYCLE': '该文档直接或经由其他文档成为自身的实例。请删除途中的一个实例。',
  'help/SOC-PATCH':
    '该实例要在某处与其文档不同，但文档中已没有该处，或该处由所有实例共用：端口、时钟、复位、接口和参数。请撤回该覆盖，或修改文档。',
  'help/SOC-PATCH-IDLE': '文档已变成该实例应有的样子。请撤回该覆盖。',
  'help/SOC-PARAMETER-UNKNOWN': '该 IP 没有此参数，或它是局部参数，不能设置。请删除该设置或修正其名称。',
  'help/SOC-PARAMETER-VALUE': '该值不是常量表达式、类型不对，或超出 IP 声明的范围或选项。',
  'help/SOC-ENDPOINT': '连接的一端指向不存在的实例、端口、接口、时钟或位。请修正名称或删除该项。',
  'help/SOC-DIRECTION': '连接从输出（或顶层输入）到输入（或顶层输出）；管理器接口连接从属器接口。',
  'help/SOC-WIDTH': '连接两端的位数必须相同。请使用 a.b[7:0] 这样的切片、多个连接，或修改位宽参数。',
  'help/SOC-SHAPE': '带非压缩维度的端口只能整体连接，且对端维度必须相同。',
  'help/SOC-PROTOCOL': '两个接口的协议不同，或一方缺少另一方需要的信号。可以用桥转换。',
  'help/SOC-EXCLUSIVE':
    '管理器具有独占访问信号，而在这条路径上独占访问按普通访问应答：等待其成功的程序会永远等待。请在其前面放置独占访问监视器，或将其连到监视独占访问的 AXI4 存储器，或让管理器不使用独占访问。',
  'help/SOC-USER':
    'AxUSER、WUSER、RUSER 和 BUSER 通过互连块时，传送的位数由其选项 USER_WIDTH 决定，它少于另一端的位数。请设置该选项，或让另一端不使用这些信号。',
  'help/SOC-PARITY':
    '管理器在用户信号中给出奇校验，或某个模块检查奇校验。校验位必须原样到达该管理器的每个从设备：途中每个模块都传送其所有位，地址与节拍不变，并由紧靠从设备或转换器之前的 axi4_parity 检查。没有校验位的管理器之后需要 axi4_parity_generator。',
  'help/SOC-MULTIPLE-DRIVERS': '某一位有多个驱动，或只接受一个连接的接口有多个连接。请只保留一个。',
  'help/SOC-UNDRIVEN': '输入或顶层输出的部分或全部位没有驱动。请连接它们，或接到常量。',
  'help/SOC-COMBINATIONAL-LOOP':
    '信号不经寄存器而由自身产生：可能振荡，时序分析也不成立。请删除其中一个连接，或在环中加入寄存器（流水级、总线寄存器片）。只检查路径已知的模块：库中的模块、生成的互连和处理器核、其他文档，以及在 ip.json 中写明 "combinational" 的模块。',
  'help/SOC-UNREAD': '顶层的一个输入没有连接到任何地方。请连接它，或删除该端口。',
  'help/SOC-DEBUG-RESET':
    '调试器通过 ndmreset 复位系统。这里没有任何模块接收它：请求复位（例如 OpenOCD 的 "reset halt"）不会有任何作用。请将它接到处理器核复位的来源（不得是调试模块自身的复位），或引出到顶层。',
  'help/SOC-REQUIRED-OPEN': '该 IP 要求连接此端口或接口。请连接它，或将其导出到顶层。',
  'help/SOC-CLOCK-MISSING': '时钟输入悬空或接到常量。请将其连接到时钟。',
  'help/SOC-CLOCK-AS-DATA':
    '时钟连到了普通输入，其值因而取决于连线延迟。请连接信号；若该输入是时钟，请在 ip.json 的时钟中列出它。',
  'help/SOC-DATA-AS-CLOCK':
    '普通信号或复位被用作模块的时钟，其每个毛刺都成为边沿。请使用时钟；来自外部的时钟应列入文档的时钟，由 IP 产生的应列入其 ip.json 的时钟。',
  'help/SOC-CLOCK-DOMAIN': '两个接口同步于不同的时钟。请使用同一时钟，或使用跨时钟域的桥。',
  'help/SOC-CLOCK-CROSSING':
    '信号随一个时钟变化，却以另一个时钟采样，可能读到中间状态。请使用同一时钟、在中间加入同步器；若模块自行同步该输入，请在其 ip.json 的端口处写明 "synchronised"。',
  'help/SOC-RESET-MISSING': '复位输入悬空或接到常量。请将其连接到其时钟的复位。',
  'help/SOC-RESET-POLARITY': '低电平有效的复位驱动了高电平有效的输入，或相反。请使用极性正确的复位。',
  'help/SOC-RESET-DOMAIN': '该复位的释放同步于另一个时钟，而不是模块所用的时钟。请使用该时钟的复位。',
  'help/SOC-ADDRESS-MISSING': '互连之后的从属器在地址映射中没有条目，因此管理器无法访问它。请分配地址。',
  'help/SOC-ADDRESS-OVERLAP': '同一互连下的两个从属器地址重叠。请移动其中之一。',
  'help/SOC-CACHED-DEVICE':
    '处理器会把这些地址保存在数据缓存中：设备的寄存器只读取一次，之后都来自缓存，写入的内容可能永远到不了设备。请将其移出内核缓存的范围，或在内核选项中选择其他缓存区域，或用不缓存区域将其包围。地址属于哪类存储器由地址映射决定。',
  'help/SOC-IDEMPOTENT-DEVICE':
    '处理器在得知前一次加载是否失败之前，就可能读取这些地址：读取会改变内容的寄存器因此丢失数据。若内核启用写合并，多次存储还可能合并为一次写入。请将其移出内核的幂等区域，或在内核选项中选择其他区域。地址属于哪类存储器由地址映射决定。',
  'help/SOC-ADDRESS-ALIGNMENT': '基地址必须是大小的整数倍，这样译码器只需比较高位地址。',
  'help/SOC-ADDRESS-SIZE': '地址块的大小是 2 的幂，且不小于一个数据字。',
  'help/SOC-ADDRESS-SPAN': '块过大时 IP 会重复出现多次；过小时其一部分无法访问。',
  'help/SOC-ADDRESS-RANGE': '该块的末端超出互连地址位宽所能表示的范围。',
  'help/SOC-ADDRESS-UNREACHABLE': '地址映射的条目没有指向管理器可访问的从属器。请连接它或删除该条目。',
  'help/SOC-ADDRESS-REGISTERS': '模块的寄存器所占字节多于其区域，因此有些寄存器无法访问。请扩大区域。',
  'help/SOC-ADDRESS-HOLE':
    '模块译码的字节少于其区域所占的 2 的幂。对其余部分的访问如何应答，由模块自行决定。',
  'help/SOC-ADDRESS-WINDOW':
    '窗口大小是不小于 4 字节的 2 的幂，基地址和偏移是其整数倍，且不超出从属器的区域。',
  'help/SOC-ADDRESS-ALIASED': '同一管理器看到的从属器的两个窗口有公共字节，通过一个窗口写入会改变另一个。',
  'help/SOC-ADDRESS-MANAGER': '该条目指定的管理器不存在，或无法访问该从属器。请修正或删除该名称。',
  'help/SOC-ADDRESS-NARROW':
    '管理器连到了该从属器，但无法表示其地址。请为其设置较低地址的别名，或对此管理器隐藏它。',
  'help/SOC-ADDRESS-UNENFORCED':
    '别名、窗口、视图和限制由生成的互连实现，而此处管理器直接连接从属器。请在中间加入互连，或删除该设置。',
  'help/SOC-ADDRESS-PROTECTION':
    '没有 AWPROT 和 ARPROT 的管理器，其传输视为安全且非特权：安全区域挡不住它，特权区域则总是拒绝它。',
  'help/SOC-RESET-VECTOR':
    '复位向量处没有存放代码的存储器。请将启动存储器移到该处、在该处设置别名，或修改处理器核的复位向量。',
  'help/SOC-INTERCONNECT-LOOP': '互连模块又通回自身，传输可能等待自己。请删除一个连接。',
  'help/SOC-INTERRUPT-SOURCE': '该条目没有指定能够请求中断的一位输出。',
  'help/SOC-INTERRUPT-SINK': '中断接收端必须是接收中断的输入端口，或顶层输出。',
  'help/SOC-INTERRUPT-NUMBER': '接收端的位数少于该编号所需。请选用较小的编号，或加宽接收端。',
  'help/SOC-INTERRUPT-NEVER': '中断控制器保留了此编号：RISC-V PLIC 的源 0 表示“无中断”。请选用其他编号。',
  'help/SOC-INTERRUPT-WIRED':
    '普通连线连到了中断输入。硬件没有问题，但头文件、设备树和驱动由中断表生成。请将该连线移入中断表。',
  'help/SOC-INTERRUPT-CLASH': '两个中断源使用同一接收端的同一编号。请给其中之一换一个编号。',
  'help/SOC-CLOCK-SOURCE':
    '时钟的来源指向不存在的时钟、重复使用同一时钟，或允许软件使用过小的分频比。请更正来源。',
  'help/SOC-CLOCK-CIRCLE':
    '这些时钟的来源首尾相接，没有起点。请为其中之一指定其他来源，或不指定来源，使其成为顶层输入。',
  'help/SOC-CLOCK-FREQUENCY': '约束、头文件和设备树由时钟的频率生成，而其来源在复位后给出的频率不同。',
  'help/SOC-CLOCK-GROUP':
    '组说明谁可以停止其中的时钟：上电、基础设施、安全和定时器组的时钟谁也不能停止；外设组由软件停止；事务组由软件与模块的空闲提示共同停止。空闲提示是模块空闲时为高的一位输出。',
  'help/SOC-CLOCK-ENABLE':
    '所有时钟的使能名称各不相同，因为模块从时钟复位单元的端口 en_<名称> 取用；软件可设置的最小比值不得大于复位后的比值。',
  'help/SOC-CLOCK-MEASURE':
    '时钟须以另一个频率不会被软件改变的时钟为基准测量，且不在由空闲提示关闭的门控之后。窗口须足够长，使相差一个周期不算故障；也须足够短，使 16 位能够计数。与被测时钟来自同一输入的基准会与它一同停止，也无法说明该输入是否准确。',
  'help/SOC-CLOCK-NAME':
    '寄存器和 C 中的名称用大写，端口把端点的点写成 _。文档中的两项在那里会得到同一个名称。请重命名其中之一。',
  'help/SOC-PLL':
    '同一 PLL 的时钟对其参考、类型、分频和倍频的描述须一致，且各占一个输出；参考、鉴相器、振荡器、输出和分频比须在该类型的限值之内，ASIC 的限值写在文档中。求解器会找到满足要求的数值。',
  'help/SOC-CLOCK-UNIT':
    '有来源的时钟和复位由时钟复位单元产生，每个文档有一个。它自己的时钟不得经过门控：软件关闭后将无法再打开。',
  'help/SOC-RESET-SOURCE':
    '复位的来源指向不存在的复位、直接或间接指向自身、请求不是一位输出，或其时钟在复位后停止而永远不会释放。有来源的复位为低电平有效。过滤器只用于来自外部、不是上电复位、并使其他复位置位的复位。',
  'help/SOC-RESET-POWER-ON': '有来源的时钟和复位从上电复位开始：顶层唯一的复位，或多个中被标记的那一个。',
};
