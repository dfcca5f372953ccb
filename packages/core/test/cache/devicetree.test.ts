import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { PRESETS, generateCore } from '../../src/index.ts';

const textOf = (name: keyof typeof PRESETS) =>
  generateCore(PRESETS[name]).files.find(({ path }) => path.endsWith('.dtsi'))!.text;

// By hand: 8 KiB of two ways and lines of 32 bytes are 128 sets.
it('has what the caches hold, which the compiler of devicetrees takes without a word', () => {
  const cells = '#address-cells = <1>; #size-cells = <1>;';
  const input = `/dts-v1/;\n/ { ${cells} compatible = "x"; model = "x"; };\n${textOf('fast')}\n`;
  const { stdout, stderr } = spawnSync('dtc', ['-O', 'dts', '-'], { input, encoding: 'utf8' });
  expect(stderr).toBe('');
  for (const kind of ['i', 'd'])
    expect(stdout).toMatch(
      new RegExp(
        `${kind}-cache-size = <0x2000>;\\s+${kind}-cache-sets = <0x80>;\\s+${kind}-cache-block-size = <0x20>;`,
      ),
    );
});

it('says nothing of caches where there are none', () => expect(textOf('standard')).not.toContain('cache'));
