/** A declaration of a header with what its doc comment says. */
export interface DocumentedFunction {
  declaration: string;
  help: string;
}

/** A doc comment, and the declarations that follow it up to an empty line. */
const DOCUMENTED = /\/\*\*([\s\S]*?)\*\/\n((?:(?!\/\*\*)[^\n]+\n)+)/g;

/** The API of a C header, from its doc comments. */
export function readFunctions(header: string): DocumentedFunction[] {
  return [...header.matchAll(DOCUMENTED)].map(([, comment = '', code = '']) => ({
    declaration: declarationOf(code),
    help: comment
      .replace(/^\s*\* ?/gm, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}

/** Without the bodies of inline functions and attributes, which callers need not know. */
function declarationOf(code: string): string {
  const [head = ''] = code.split('\n{');
  return head.replace(/\s*__attribute__\(\([\s\S]*?\)\)(?=;)/g, '').trimEnd();
}
