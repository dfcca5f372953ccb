/** An instruction of a program as objdump lists it. */
export interface Listed {
  address: number;
  /** 2 or 4. */
  bytes: number;
  word: number;
  text: string;
  /** The symbol that it belongs to. */
  function: string;
  /** As the debug information says it; undefined where there is none. */
  file: string | undefined;
  line: number | undefined;
}

const FUNCTION = /^([0-9a-f]{8}) <([^>]+)>:$/;
const PLACE = /^(\/\S.*|\S+\.[chS]):(\d+)(?: \(discriminator \d+\))?$/;
const CODE = /^ *([0-9a-f]+):\t([0-9a-f]{4}|[0-9a-f]{8})\s+\t?(.*)$/;

/** Where the file lies in what a run can see: the project's tree, the library, headers of instructions, an example. */
const FOLDERS = /(?:^|\/)(src|library|include|program)\/(.+)$/;

function fileOf(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  const whole = parts.join('/');
  const [, folder, rest] = FOLDERS.exec(whole) ?? [];
  return folder === undefined ? whole : folder === 'src' ? rest! : `${folder}/${rest}`;
}

/** Reads `objdump -d -l`. Data between code, which objdump shows as code too, is listed all the same. */
export function readListing(text: string): Listed[] {
  const all: Listed[] = [];
  let place: { function: string; file: string | undefined; line: number | undefined } = {
    function: '',
    file: undefined,
    line: undefined,
  };
  for (const line of text.split('\n')) {
    const [, , name] = FUNCTION.exec(line) ?? [];
    if (name !== undefined) {
      if (!name.startsWith('.L')) place = { function: name, file: undefined, line: undefined };
      continue;
    }
    const code = CODE.exec(line);
    if (code) {
      const [, address = '', word = '', said = ''] = code;
      all.push({
        ...place,
        address: Number.parseInt(address, 16),
        bytes: word.length / 2,
        word: Number.parseInt(word, 16),
        text: said.replace(/\t/g, ' ').trim(),
      });
      continue;
    }
    const [, file, at] = PLACE.exec(line) ?? [];
    if (file !== undefined) place = { ...place, file: fileOf(file), line: Number(at) };
  }
  return all;
}
