const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/;

/**
 * Text of an XML file by its byte order mark, else by its declaration, else as UTF-8 (XML 1.0, appendix F).
 * Throws an Error that says what is wrong with the encoding.
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes) ?? declaredEncoding(bytes) ?? 'utf-8';
  let decoder: InstanceType<typeof TextDecoder>;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new Error(`the encoding ${encoding} is not known; save the file as UTF-8`);
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Error(`the bytes are no ${encoding.toUpperCase()}; save the file as UTF-8`);
  }
}

function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  return undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  return DECLARED.exec(String.fromCharCode(...bytes.subarray(0, 200)))?.[1]?.toLowerCase();
}
