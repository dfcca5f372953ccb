import type { SocDocument } from '@netloom/model';

/** Sections whose entries endpoints speak of, by one namespace. */
export const NAMED_SECTIONS = ['clocks', 'resets', 'ports', 'interfaces', 'instances'] as const;
export type NamedSection = (typeof NAMED_SECTIONS)[number];

export function entriesOf(document: SocDocument, section: NamedSection): Record<string, object> {
  return document[section];
}

/** The instance or top-level object that an endpoint begins with; empty for a constant. */
export function ownerOf(endpoint: string): string {
  return /^[A-Za-z_]\w*/.exec(endpoint)?.[0] ?? '';
}
