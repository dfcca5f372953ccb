const MEGABYTE = 1024 * 1024;

/** Of one upload: files that are sent, bytes of one and of all of them. */
export const SENT_FILES = 5_000;
export const FILE_BYTES = 512 * MEGABYTE;
export const SENT_BYTES = 1024 * MEGABYTE;

/** What the archives of one upload may unpack to, in all. */
export const UNPACKED_FILES = 20_000;
export const UNPACKED_BYTES = 2048 * MEGABYTE;

/** An archive may grow this much; a small one to anything below `FREE_BYTES`. */
export const RATIO = 200;
export const FREE_BYTES = 32 * MEGABYTE;
