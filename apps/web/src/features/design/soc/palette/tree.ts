import type { IpDescriptor } from '@netloom/model';

export interface Category {
  name: string;
  path: string;
  categories: Category[];
  blocks: IpDescriptor[];
}

/** As people count: level 2 before level 10. */
const { compare } = new Intl.Collator('en', { numeric: true });

/** Blocks by their palette paths ("Peripherals/Serial"), names in order. */
export function categoryTree(blocks: IpDescriptor[]): Category {
  const root: Category = { name: '', path: '', categories: [], blocks: [] };
  for (const block of [...blocks].sort((a, b) => compare(a.title, b.title))) {
    let at = root;
    for (const name of block.category.split('/').filter(Boolean)) at = childOf(at, name);
    at.blocks.push(block);
  }
  return root;
}

function childOf(parent: Category, name: string): Category {
  const known = parent.categories.find((child) => child.name === name);
  if (known) return known;
  const child: Category = { name, path: `${parent.path}/${name}`, categories: [], blocks: [] };
  parent.categories.push(child);
  parent.categories.sort((a, b) => compare(a.name, b.name));
  return child;
}

/** All words of the text must occur in the title that is shown, the block's own, VLNV, module or description. */
export function matches(block: IpDescriptor, title: string, text: string): boolean {
  const all = `${title} ${block.title} ${block.vlnv} ${block.module} ${block.description}`.toLowerCase();
  return text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
