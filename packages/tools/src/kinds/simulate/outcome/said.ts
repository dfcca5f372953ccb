/** What a line of a bench says of its test. */
export type Said = 'pass' | 'fail';
