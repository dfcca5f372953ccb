import type { RoleSentence } from '@netloom/pins';

export const roles: Record<RoleSentence, string> = {
  'role/reset': '{{pin}} 为低电平时芯片复位。',
  'role/boot': '{{pin}} 是 {{name}}：复位时的电平决定芯片从哪个存储器启动。',
  'role/boot1': '{{pin}} 是 BOOT1：BOOT0 为高时，复位时的电平决定从系统存储器还是 SRAM 启动。',
  'role/swd': '{{pin}} 是 {{name}}：占用后调试器无法连接。',
  'role/jtag': '{{pin}} 是 {{name}}：占用后 JTAG 不再可用，SWD 仍可用。',
  'role/oscillator': '{{pin}} 是 {{name}}：占用后该处不能再接晶体。',
  'role/both': '{{one}}{{other}}',
  'role-source/names': '厂商数据中的引脚名称',
  'role-source/both': '{{one}}；{{other}}',
};
