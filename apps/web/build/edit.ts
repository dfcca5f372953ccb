/** Sources of the packages of this repository, as the bundler names them. */
export const packageSource = /\/packages\/\w+\/src\/.*\.ts$/;

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A text with parts of it replaced; edits stand in the order of the text. */
export function edited(code: string, edits: readonly Edit[]): string {
  let text = '';
  let from = 0;
  for (const edit of edits) {
    text += code.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return text + code.slice(from);
}
