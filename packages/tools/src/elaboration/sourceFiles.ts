const FILE = /<file id="[^"]*" filename="([^"]*)"/g;

/** Sources that an elaborated design was read from, as the tool named them; Verilator's own are not among them. */
export function sourceFiles(xml: string): string[] {
  const head = xml.slice(0, xml.indexOf('</files>') + 1);
  const names = [...head.matchAll(FILE)].map(([, name = '']) => name.replaceAll('&amp;', '&'));
  return names.filter((name) => !name.startsWith('&lt;') && !name.startsWith('/'));
}
