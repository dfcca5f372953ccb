import { quoted } from './quoted.ts';

/** What one simulation needs beside the model. */
export interface Preparation {
  /** Program and its arguments, before seed and folder. */
  generator?: readonly string[];
  /** Calls in the folder of firmware, one after the other; none of them where no program is run. */
  firmware?: { compile?: readonly string[]; link?: readonly string[]; image: readonly string[] };
}

/** Of a simulation, seen from the folder of sources: what its generator makes. */
export const generatedFolder = (index: number) => `../generated/${index}`;

const call = (words: readonly string[]) => words.map(quoted).join(' ');

/**
 * A program is compiled with its seed as `NETLOOM_SEED`, beside what the generator made: objects of that have names of
 * their own, since a program may have a file of the same name.
 */
function firmwareCalls({ compile, link, image }: NonNullable<Preparation['firmware']>, seed: number): string {
  const lines = ['cd ../firmware'];
  if (compile !== undefined && link !== undefined) {
    const options = compile.slice(0, compile.indexOf('-c'));
    const flags = [...options, `-DNETLOOM_SEED=${seed}`];
    lines.push('rm -f -- *.o', call([...flags, ...compile.slice(options.length)]), 'made=()');
    lines.push(`for source in "$1"/*.[cS]; do
  object="./made-\${#made[@]}.o"
  ${call(flags)} -c "$source" -o "$object"
  made+=("$object")
done`);
    const library = link.indexOf('-lgcc');
    lines.push(`${call(link.slice(0, library))} "\${made[@]}" ${call(link.slice(library))} >../link.txt`);
  }
  return [...lines, call(image)].join('\n');
}

/** Shell that makes what one of the simulations needs: its argument is the index. A call that fails ends it. */
export function prepareScript(preparations: readonly (Preparation & { seed: number })[]): string {
  const cases = preparations.map(({ seed, generator, firmware }, index) => {
    const made = generator === undefined ? '' : `${call([...generator, String(seed)])} "$folder"\n`;
    const built = firmware === undefined ? '' : `set -- "$PWD/$folder"\n${firmwareCalls(firmware, seed)}\n`;
    return `${index})\n${made}${built};;\n`;
  });
  return `#!/bin/bash
set -e
shopt -s nullglob
folder="../generated/$1"
rm -rf -- "$folder"
mkdir -p -- "$folder"
case "$1" in
${cases.join('')}esac
`;
}
