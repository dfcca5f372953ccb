import { strToU8, zlibSync } from 'fflate';

/** An object of a file: its dictionary without `/Length`, and a stream for what is more than numbers. */
export interface PdfObject {
  dictionary: string;
  stream?: Uint8Array;
}

/** A PDF 1.4 of some objects, numbered from 1 on: the first is the catalogue, and `info` what tells about the file (ISO 32000-1, 7.5). */
export function pdfFile(objects: readonly PdfObject[], info: number): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [strToU8('%PDF-1.4\n%\u00E2\u00E3\u00CF\u00D3\n', true)];
  let length = parts[0]!.length;
  const add = (bytes: Uint8Array) => {
    parts.push(bytes);
    length += bytes.length;
  };
  const offsets = objects.map(({ dictionary, stream }, index) => {
    const offset = length;
    const packed = stream && zlibSync(stream);
    const more = packed ? ` /Filter /FlateDecode /Length ${packed.length}` : '';
    add(strToU8(`${index + 1} 0 obj\n<< ${dictionary}${more} >>\n`));
    if (packed) {
      add(strToU8('stream\n'));
      add(packed);
      add(strToU8('\nendstream\n'));
    }
    add(strToU8('endobj\n'));
    return offset;
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  add(strToU8(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`));
  add(strToU8(`trailer\n<< /Size ${size} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** A text string in UTF-16 (ISO 32000-1, 7.9.2.2). */
export function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const hex = [0xfeff, ...units].map((unit) => unit.toString(16).toUpperCase().padStart(4, '0'));
  return `<${hex.join('')}>`;
}
