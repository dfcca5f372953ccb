/** One end of a channel that passes structured clones: a worker's, or a thread's. */
export interface Port {
  send(message: unknown): void;
  receive(handler: (message: unknown) => void): void;
}
