import type { RegressSentence } from '@netloom/model/regression';

export const regress: Record<RegressSentence, string> = {
  'REG-SOURCES/build': '构建 {{name}}：请给出测试平台文件、文件列表或 SoC',
  'REG-SOURCES/check': '检查 {{name}}：请给出文件或文件列表',
  'REG-SOURCES/design': '检查 {{name}}：请给出设计的文件列表',
  'REG-SOC': '构建 {{name}}：运行程序的 SoC 没有“{{member}}”',
  'REG-BUILD': '用例 {{name}}：没有构建“{{build}}”',
  'REG-PROGRAM/none': '用例 {{name}}：请指定 {{build}} 运行的程序',
  'REG-PROGRAM/other': '用例 {{name}}：{{build}} 不是运行程序的 SoC',
  'REG-GENERATOR': '用例 {{name}}：生成器是 .py 或 .sh 文件',
  'REG-TESTPOINT/case': '用例 {{name}}：没有测试点“{{point}}”',
  'REG-TESTPOINT/check': '检查 {{name}}：没有测试点“{{point}}”',
  'REG-GROUP': '定时：没有用例属于组“{{group}}”',
  'REG-TOO-MANY': '共 {{all}} 次仿真；一次回归最多 {{most}} 次。请减少种子，或分成多个计划',
};
