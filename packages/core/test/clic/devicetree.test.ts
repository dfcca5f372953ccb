import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { PRESETS, generateCore } from '../../src/index.ts';

it('has the controller with its place, which the compiler of devicetrees takes without a word', () => {
  const { micro } = PRESETS;
  const auxiliary = { ...micro.auxiliary, clic: { base: '0x02010000' } };
  const { text } = generateCore({ ...micro, auxiliary }).files.find(({ path }) => path.endsWith('.dtsi'))!;
  const cells = '#address-cells = <1>; #size-cells = <1>;';
  const user =
    '/ { user { interrupt-parent = <&nl_micro_clic>; interrupts = <17 255>; compatible = "x"; }; };';
  const input = `/dts-v1/;\n/ { ${cells} compatible = "x"; model = "x"; };\n${text}\n${user}\n`;
  const { stdout, stderr } = spawnSync('dtc', ['-O', 'dts', '-'], { input, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toMatch(
    /interrupt-controller@2010000 \{\s+compatible = "riscv,clic";\s+reg = <0x2010000 0x8000>;/,
  );
});
