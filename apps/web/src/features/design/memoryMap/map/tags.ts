import type { Band } from './picture.ts';

/** Attributes that are not usual, as data sheets abbreviate them. */
export function tagsOf({ attributes }: Pick<Band, 'attributes'>): string {
  const { type, executable, readOnly, secure, privileged } = attributes;
  const tags = [
    executable ? (readOnly ? 'RX' : 'RWX') : readOnly ? 'R' : 'RW',
    secure ? 'S' : '',
    privileged ? 'P' : '',
  ];
  return [type === 'uncached' ? 'NC' : '', ...tags].filter((tag) => tag !== '').join(' ');
}
