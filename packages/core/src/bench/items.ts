import { packedText } from '@netloom/hdl/emit';
import type { DeclarationText, ItemText } from '@netloom/hdl/emit';

/** A variable of so many bits. */
export const variable = (name: string, width = 1): DeclarationText => ({ name, packed: packedText(width) });

/** A variable that is zero at the start. */
export const cleared = (name: string, width = 1): DeclarationText => ({
  ...variable(name, width),
  value: `${width}'${width === 1 ? 'b' : 'd'}0`,
});

export const declared = (...declarations: DeclarationText[]): ItemText => ({
  kind: 'declarations',
  declarations,
});

export const code = (text: string): ItemText => ({ kind: 'text', text });
export const note = (text: string): ItemText => ({ kind: 'comment', text });

/** With a blank line between, but for comments, which stand above what they are about. */
export const parted = (items: readonly ItemText[]): ItemText[] =>
  items.flatMap((item, index): ItemText[] =>
    index === 0 || items[index - 1]!.kind === 'comment' ? [item] : [{ kind: 'blank' }, item],
  );
