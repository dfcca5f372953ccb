import type { SocDocument } from '@netloom/model';

/** One thing that is connected, which can be left out. */
export interface AttachLine {
  /** The same for the same thing, whatever else is left out. */
  id: string;
  kind: 'bus' | 'address' | 'clock' | 'reset' | 'interrupt' | 'pad';
  /** The end that is connected, as the document writes it. */
  end: string;
  /** It is where transfers, or interrupts, come from. */
  drives?: true;
  /** What it comes to: an endpoint, or a base address. */
  to: string;
  /** Of an address: bytes, in hexadecimal. Of an interrupt: its number. */
  detail?: string;
  /** Instances that are put in for it, from the manager's side on. */
  blocks: string[];
  /** Other ends that these connect. */
  joined: string[];
}

/** What connecting an instance comes to: every line says something that `document` has more than the one before. */
export interface Attachment {
  document: SocDocument;
  lines: AttachLine[];
}

/** Whether a line is left out. */
export type IsLeftOut = (id: string) => boolean;
