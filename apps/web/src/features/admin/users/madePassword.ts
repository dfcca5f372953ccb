/** Letters and digits that are not taken for one another when they are read aloud or copied by hand. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP = 4;

/** A letter, each as likely: bytes beyond the last whole multiple of the alphabet are thrown away. */
function letter(): string {
  const fair = 256 - (256 % ALPHABET.length);
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while (byte[0]! >= fair);
  return ALPHABET[byte[0]! % ALPHABET.length]!;
}

/** A random password of 16 letters in groups, 92 bits. */
export function madePassword(): string {
  const group = () => Array.from({ length: GROUP }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
