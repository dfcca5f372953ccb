import type { IpDescriptor } from '@netloom/model';

/** A module of the upload; `file` and the descriptor's paths are relative to the upload's folder. */
export interface ReadModule {
  descriptor: IpDescriptor;
  file: string;
  line: number;
  instantiated: boolean;
  /** Text of the register description that the descriptor names, when it comes with the block. */
  registers?: string;
  /** A source that was made at import, in no file of the upload. */
  made?: { path: string; text: string };
}
