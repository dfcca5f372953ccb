/** Where an index lays what is too much for memory. Bytes are appended and read, never changed. */
export interface Spool {
  /** Gives the place the bytes can be read from; they are copied or written before the promise settles. */
  append(bytes: Uint8Array): Promise<number>;
  /** `length` bytes from `place`, inside of what was appended. */
  read(place: number, length: number): Promise<Uint8Array>;
  /** Frees all; nothing is read or appended afterwards. */
  close(): Promise<void>;
}
