import { expect, it } from 'vitest';
import { parentOf } from '../../test/designs.ts';
import { soc, testLibrary } from '../../test/fixtures.ts';
import { filesNamed } from './filesNamed.ts';
import { check } from './check.ts';

const ram = (file: string) => ({ ip: 'test:ip:ram:1.0', parameters: { INIT_FILE: `"${file}"` } });
const design = soc({
  instances: { ram0: ram('sw/boot.hex'), ram1: ram('sw/data.hex'), ram2: ram('/rom.hex') },
});
const missing = (hasFile?: (path: string) => boolean) =>
  check(design, { ...testLibrary(), ...(hasFile && { hasFile }) }).flatMap(({ code, message }) =>
    code === 'SOC-FILE-MISSING' ? [message] : [],
  );

it('misses the files that are not there, and none where it does not know', () => {
  expect(missing((path) => path === 'sw/boot.hex')).toEqual([
    'INIT_FILE of ram1: there is no file sw/data.hex',
  ]);
  expect(missing(() => true)).toEqual([]);
  expect(missing()).toEqual([]);
});

it('names the files of documents below too', () => {
  const { parent, children } = parentOf();
  const [cluster, ...others] = children;
  const filled = { ...cluster!, instances: { ...cluster!.instances, ram0: ram('sw/below.hex') } };
  expect(filesNamed(parent, testLibrary([filled, ...others]))).toEqual(['sw/below.hex']);
});
