import type { SocDocument } from '@netloom/model';

/**
 * A FuseSoC core file (CAPI2) with the sources of a generated file list, in their order: targets for lint and for
 * synthesis. Its root is the project's.
 */
export function coreFileText({ vlnv, name, title, description }: SocDocument, fileList: string): string {
  const lines = fileList.split('\n').filter((line) => line !== '' && !line.startsWith('//'));
  const sources = lines.filter((line) => !line.startsWith('+'));
  const includes = lines.flatMap((line) => /^\+incdir\+(.*)$/.exec(line)?.[1] ?? []);
  const defines = lines.flatMap((line) => /^\+define\+(.*)$/.exec(line)?.[1] ?? []);
  const options = [...includes.map((path) => `-I${path}`), ...defines.map((define) => `-D${define}`)];
  const text = [title, description].filter(Boolean).join(': ').replaceAll(/\s+/g, ' ');
  return [
    'CAPI=2:',
    '',
    `name: ${quoted(vlnv)}`,
    ...(text === '' ? [] : [`description: ${quoted(text)}`]),
    '',
    'filesets:',
    '  rtl:',
    '    files:',
    ...sources.map((path) => `      - ${quoted(path)}: {file_type: ${typeOf(path)}}`),
    '',
    'targets:',
    '  default: &default',
    '    filesets: [rtl]',
    `    toplevel: ${quoted(name)}`,
    '  lint:',
    '    <<: *default',
    '    default_tool: verilator',
    '    tools:',
    '      verilator:',
    '        mode: lint-only',
    ...(options.length === 0 ? [] : [`        verilator_options: [${options.map(quoted).join(', ')}]`]),
    '',
  ].join('\n');
}

const typeOf = (path: string) => (/\.svh?$/i.test(path) ? 'systemVerilogSource' : 'verilogSource');

/** A scalar of YAML in double quotes, whose escapes are those of JSON. */
function quoted(text: string): string {
  return JSON.stringify(text);
}
