const languages: Record<string, string> = {
  sv: 'systemverilog',
  svh: 'systemverilog',
  v: 'verilog',
  vh: 'verilog',
  json: 'json',
  json5: 'json5',
  c: 'c',
  h: 'cpp',
  cpp: 'cpp',
  hpp: 'cpp',
  cc: 'cpp',
};

/** The editor's language for a file, by its extension. */
export function languageOf(path: string): string {
  if (/\.wavedrom\.json$/i.test(path)) return 'json5';
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return languages[extension] ?? 'plaintext';
}
