import type { RegisterReader } from './reading.ts';

/** Every format that can be imported. */
export const REGISTER_READERS: readonly RegisterReader[] = [];
